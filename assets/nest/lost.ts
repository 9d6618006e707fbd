import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { OCHRE } from '../ink/palette'

/** The key that somebody lost. Its middle at the origin. */
export function drawKey(ink: Ink): void {
  ink.light = [0.2, -0.8, 0.56]
  const bow = ink.ellipse(-46, 0, 20, 18, 0, 0.03)
  ink.form(bow, { width: 2.6, halo: 1 })
  ink.tint(bow, { color: OCHRE, alpha: 0.7, offset: 2 })
  ink.black(ink.ellipse(-46, 0, 10, 9))
  ink.form('-28,-5* 56,-4* 56,5* -28,5*', { width: 2.4, halo: 0.6 })
  ink.form('34,4* 42,4* 42,18* 34,18*', { width: 2.2 })
  ink.form('48,4* 56,4* 56,22* 48,21*', { width: 2.2 })
  ink.line('-24,0 20,-1', { width: 1.6 })
}

/** A light that runs over it: a star of four rays, in three sizes. */
export function drawGlint(ink: Ink, frame: number): void {
  const reach = [9, 17, 12][frame] ?? 9
  const star = Array.from({ length: 8 }, (_, i) => {
    const far = i % 2 ? reach * 0.2 : reach
    return [Math.cos((i / 8) * TAU) * far, Math.sin((i / 8) * TAU) * far * 1.2, 1, 1]
  })
  ink.black(star, { white: true })
}

/** An ammonite, which nobody lost, and the bone of a dog who means to come back. */
export function drawLostThings(ink: Ink): void {
  ink.light = [0.2, -0.8, 0.56]
  ink.at(600, 962, { rotate: 10 }, () => {
    const shell = ink.ellipse(0, 0, 34, 31, 0, 0.03)
    ink.form(shell, { width: 2.6, fill: '#8d8475' })
    ink.line('32,8 26,-22 0,-30 -24,-16 -26,8 -10,22 10,18 16,2 6,-12 -8,-10 -12,2 -4,10 4,6', { width: 3 })
    for (let i = 0; i < 15; i++) {
      const turn = (i / 15) * TAU
      ink.line(
        [
          [Math.cos(turn) * 24, Math.sin(turn) * 22],
          [Math.cos(turn + 0.14) * 33, Math.sin(turn + 0.14) * 30],
        ],
        { width: 1.8 },
      )
    }
  })
  ink.at(1010, 962, { rotate: -20 }, () => {
    const bone = '-40,-6 -50,-14 -44,-22 -34,-16 34,-14 44,-22 52,-14 42,-5 50,4 42,12 34,2 -34,0 -44,8 -52,0'
    ink.form(bone, { width: 2.4, fill: '#a99f8d' })
    ink.lines(['-20,-12 -14,-6', '8,-13 14,-8'], { width: 1.8, profile: 'flick' })
  })
}
