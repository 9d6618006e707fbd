import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { solid } from './materials'
import { feather, shade } from './turns'

/** What Morvane is up to. */
export type MorvaneMood = 'scheming' | 'gleeful' | 'furious'

/** His head, looking to the left; 0, 0 is between his brows. The hat reaches 112 units above it, the beard 90 below. */
export function drawMorvaneHead(ink: Ink, mood: MorvaneMood, isBlinking: boolean): void {
  const face = ink.path('-19,-22* -20,-8 -17,4 -15,14 -8,24 0,28 8,22 15,8 20,-8 19,-22*', true)
  ink.form(face, { width: 2.7, halo: 1 })
  ink.wash(face, { alpha: 0.3 })
  ink.tone(face, shade(ink, { from: 0.52, width: 1.6, spacing: 2.1, angle: -60 }))
  ink.clip(face, () => ink.black('14,-24 10,-6 12,6 6,16 14,28 30,10 30,-24'))
  for (const eye of EYES) drawEye(ink, eye, mood, isBlinking)
  ink.black(BROWS[mood])
  drawMouth(ink, mood)
  // A nose for other people's ink.
  const nose = '-4,-10* -9,0 -17,8 -18,12 -12,13 -5,10 1,4*'
  ink.form(nose, { width: 2, halo: 0.4, tone: shade(ink, { from: 0.5, width: 1.3, spacing: 2 }) })
  drawBeard(ink, mood)
  drawHat(ink)
}

interface Eye {
  readonly x: number
  readonly y: number
  /** -1 is the eye nearer to where he looks. */
  readonly side: 1 | -1
}

const EYES: readonly Eye[] = [
  { x: -11, y: -9, side: -1 },
  { x: 5, y: -10, side: 1 },
]

/** Brows that meet. */
const BROWS: Readonly<Record<MorvaneMood, string>> = {
  scheming: '-20,-20 -10,-16 -3,-12* 4,-17 16,-24 6,-19 -3,-15 -12,-19',
  gleeful: '-21,-17 -12,-20 -3,-14.6* 4,-21 17,-21 7,-23.4 -3,-18 -13,-23',
  furious: '-21,-22 -10,-15 -3,-9* 4,-14 17,-25 6,-18 -3,-13 -12,-19',
}

function drawEye(ink: Ink, { x, y, side }: Eye, mood: MorvaneMood, isBlinking: boolean): void {
  if (isBlinking) {
    const lid = [
      [x - 6.4, y + 1 + side],
      [x, y + 3.2],
      [x + 6.4, y + 1 - side * 1.6],
    ]
    ink.line(lid, { width: 2.6, profile: 'swell' })
    return
  }
  const open = { scheming: 3.6, gleeful: 2.4, furious: 4.6 }[mood]
  const white = [
    [x - 6, y + side * 1.4],
    [x, y - 3],
    [x + 6, y - side * 2.4],
    [x + 2, y + open],
    [x - 3, y + open + 0.4],
  ]
  ink.cut(white)
  if (mood === 'furious') ink.line([...white, ...white.slice(0, 2)], { width: 1.3, profile: 'even' })
  ink.dot(x - 1, y + (mood === 'furious' ? 1 : 0.4), mood === 'furious' ? 1.3 : 1.7)
  const lid = [
    [x - 7, y - 1 + side * 2.6],
    [x, y - 4],
    [x + 7, y - 2 - side * 3],
  ]
  ink.line(lid, { width: 2.8, profile: 'swell' })
}

function drawMouth(ink: Ink, mood: MorvaneMood): void {
  if (mood === 'scheming') {
    ink.line('-12,17 -4,19 6,14', { width: 2, profile: 'pen' })
    ink.line('5,12 7.4,13.6 7,16', { width: 1.3, profile: 'swell' })
    return
  }
  const isGleeful = mood === 'gleeful'
  const mouth = ink.path(
    isGleeful
      ? '-14.6,12* -8,14.2 1,13.4 9,8.6* 7.4,15.4 1.6,19.6 -6,19.6 -12,16.6'
      : '-11.6,16.4* -7,13 0,12.4 6.4,13.4* 8,17.4 4,21 -4,21.4 -10,20',
    true,
  )
  ink.cut(mouth)
  ink.black(mouth)
  ink.clip(mouth, () => {
    const teeth = isGleeful
      ? [
          '-12,12* -8.6,13.6* -9.6,16.6*',
          '-7.6,13* -3.6,13.4* -5.2,17.2*',
          '-2.6,13* 1.6,12.6* 0,17*',
          '2.6,12.4* 7,9* 5,14.6*',
        ]
      : [
          '-8,12* -4,11.6* -5.6,16*',
          '-3,11* 1.4,11* -0.4,15.6*',
          '2.4,11* 6,12* 4.4,16*',
          '-6.4,22* -2.4,22* -4.2,18.2*',
        ]
    for (const tooth of teeth) ink.black(tooth, { white: true })
    if (isGleeful) return
    ink.wash(ink.cut(ink.ellipse(2, 21.4, 4, 2.4)), { alpha: 0.85, color: VERMILION })
  })
  ink.lines(isGleeful ? ['9,6.4 11.4,8.4 11,11'] : ['-14,12.6 -14.6,16.4 -13,19'], { width: 1.4, profile: 'swell' })
}

/** It drips; when his mouth is open it hangs lower. */
function drawBeard(ink: Ink, mood: MorvaneMood): void {
  ink.at(0, mood === 'scheming' ? 0 : 2, {}, () => {
    solid(ink, '-9,22* -11,34 -8,50 -2,64 -5,76* 4,66 6,50 8,34 9,20* 0,24', 1, 1.2)
    ink.black(ink.leaf(-4, 78, 90, 12, 6, { belly: 0.7 }))
  })
}

/** A nib, polished, with its slit and its eye. */
function drawHat(ink: Ink): void {
  const hat = ink.path('-25,-18* -29,-36 -24,-62 -10,-88 0,-112* 10,-86 26,-58 30,-36 26,-18* 0,-24', true)
  const tone = shade(ink, { from: 0.44, width: 2.3, spacing: 2.2, angle: -70 })
  ink.form(hat, { width: 3.1, halo: 1.2, contour: false, tone })
  ink.clip(hat, () => {
    ink.black('6,-104 12,-80 14,-54 12,-20 34,-14 36,-50 22,-80')
    const edge = { side: -1, length: 9, width: 1.9, spacing: 3, slant: 30, envelope: () => 1 } as const
    feather(ink, '4,-100 11,-78 14,-54 12,-24', edge)
    ink.lines(['20,-74 25,-56 26,-38', '15,-84 20,-70'], { width: 1.6, white: true, profile: 'swell' })
  })
  ink.line('0,-108 -1,-80 -1,-52', { width: 2, profile: 'even' })
  ink.black(ink.ellipse(-1, -47, 4, 5))
  ink.contour(hat, { width: 3.1, gap: 0.1 })
  solid(ink, '-31,-20* 0,-29 31,-20* 30,-12* 0,-20 -31,-11*', 0.8, 1.5)
}
