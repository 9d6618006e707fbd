import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'

/** A ship's lantern: what all light comes from. It hangs from the beam by a ring. */
export function drawLamp(ink: Ink): void {
  ink.at(112, 84, {}, () => {
    ink.line('0,-56 1,-48 0,-42', { width: 3, profile: 'even' })
    ink.line(ink.ellipse(0, -36, 6, 7), { width: 2.6, profile: 'even', closed: true })
    // The light itself: bare paper, and rays that leave it.
    ink.cut(ink.ellipse(0, 0, 40, 42, 0, 0.02))
    const glass = ink.path('-21,-17* -25,2 -20,22* 20,22* 25,2 21,-17*', true)
    ink.form(glass, { width: 3, gap: 0.05 })
    ink.lines(['-13,-15 -15,2 -12,21', '13,-15 15,2 12,21'], { width: 2.2, profile: 'even' })
    ink.lines(['-22,3 0,6 -12,5', '23,3 12,5 14,5'], { width: 2, profile: 'even' })
    solid(ink, '-25,-16* -22,-23 -11,-26* -8,-33 8,-33 11,-26* 22,-23 26,-16* 12,-13 -12,-13', 1)
    ink.lines(['-19,-19 -8,-17 8,-17 20,-19', '-6,-30 0,-29 6,-30'], { width: 1.5, white: true, profile: 'swell' })
    solid(ink, '-22,21* 22,21* 25,30* 17,36 -17,36 -25,30*', 1)
    ink.lines(['-18,25 0,27 18,25', '-14,32 0,33 12,32'], { width: 1.6, white: true, profile: 'swell' })
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2 + 0.12
      if (Math.abs(Math.sin(angle)) > 0.93) continue
      const far = 55 + (i % 3) * 5
      ink.line(
        [
          [Math.cos(angle) * 45, Math.sin(angle) * 45],
          [Math.cos(angle) * far, Math.sin(angle) * far],
        ],
        { width: 2.2, profile: 'flick' },
      )
    }
  })
}

/** The flame, about the lamp's middle, in three licks. */
export function drawFlame(ink: Ink, lick: number): void {
  const lean = [0, 3, -2.4][lick] ?? 0
  const tall = [0, -3, 2][lick] ?? 0
  ink.form(`-3,16 -10,6 -8,-4 -2,-10 ${lean},${-19 + tall}* 5,-10 10,-2 9,8 4,16`, { width: 2.2, gap: 0 })
  ink.black('-1,16 -5,9 -3,2 1,-3* 4,4 4,12')
}

/** A moth that has found the light, with its wings up or down. */
export function drawMoth(ink: Ink, isUp: boolean): void {
  const [far, high] = isUp ? [12, -12] : [16, -3]
  ink.form(`0,0* -7,${high} ${-far},${high + 4} -9,4*`, { width: 1.6, halo: 1 })
  ink.form(`1,0* 8,${high - 1} ${far + 1},${high + 3} 10,4*`, { width: 1.6, halo: 1 })
  ink.black(ink.ellipse(0.4, 1, 2.2, 5))
  ink.lines(['-1,-4 -4,-8 -6,-9', '1,-4 4,-8 7,-9'], { width: 1, profile: 'flick' })
}
