import type { Ink } from '../ink/ink'
import { about, accent, bold, glints, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

const PLUMES = [
  [20, 44, -10],
  [38, 47, -12],
  [60, 42, -10],
] as const

/** A four-pointed spark. */
function spark(x: number, y: number, size: number): string {
  const waist = size * 0.28
  const corners = [
    [0, -size],
    [waist, -waist],
    [size, 0],
    [waist, waist],
    [0, size],
    [-waist, waist],
    [-size, 0],
    [-waist, -waist],
  ] as const
  return corners.map(([right, down]) => `${x + right},${y + down}*`).join(' ')
}

/** Day 29: the great ink bird of the mock title screen, in a hover that has just gone wrong. */
export function drawVignette(ink: Ink): void {
  // The far wing, then three red plumes that trail to the rule.
  about(ink, 44, 46, { scaleY: poseOf(ink, [1, 0.78, 0.9]) }, () => {
    solid(ink, '40,46* 22,40 4,24 -4,2* 7,8 9,-3* 18,5 22,-5* 30,8 44,30*')
    glints(ink, 2.4, ['30,36 14,24 4,10', '32,28 24,16 18,7'], 'flick')
  })

  for (const [angle, length, bend] of PLUMES) {
    const plume = ink.leaf(56, 52, angle, length, 15, { bend, belly: 0.72 })
    accent(ink, bold(ink, plume, { width: 3.6, halo: 1.4 }), 1.4)
    if (isGrown(ink)) strokes(ink, 1.5, [ink.leaf(60, 54, angle, length * 0.7, 0.6, { bend: bend * 0.5 })], 'flick')
  }

  // Body and head are paper, so that neither is taken for the bat of day 3.
  bold(
    ink,
    ink.clay(
      [ink.ellipse(50, 54, 19, 16, 24), ink.ellipse(33, 38, 18, 17), ink.tube('34,44@24 48,52@26', { root: true })],
      8,
    ),
    {
      from: 0.48,
    },
  )
  if (isGrown(ink)) strokes(ink, 2.8, ['42,58 45,62 49,59', '52,62 55,66 59,62'], 'swell')
  strokes(ink, 4, ['42,68 36,78', '52,70 48,80'], 'even')
  strokes(ink, 3, ['36,78 29,80', '36,78 36,85', '48,80 41,83', '48,80 49,87'])

  // The near wing, thrown up, its four fingers spread.
  about(ink, 52, 56, { scaleY: poseOf(ink, [1, 0.78, 0.9]) }, () => {
    solid(ink, '44,52* 52,30 66,14 80,-6* 83,5 93,-4* 93,9 101,8* 96,20 102,24* 92,36 74,50 58,60', 1.8)
    glints(ink, 2.6, ['56,46 70,26 80,6', '60,50 78,30 92,9', '62,54 80,40 97,24'], 'flick')
  })

  // A crest of three long plumes, a hooked beak that says uh-oh, one very round eye.
  for (const [angle, length] of [
    [-64, 22],
    [-88, 25],
    [-112, 22],
  ] as const) {
    const plume = ink.leaf(34, 26, angle, length, 9, { bend: 5, belly: 0.74 })
    accent(ink, bold(ink, plume, { width: 3, halo: 1 }), 1)
  }
  bold(ink, ink.ellipse(33, 27, 7, 4), { width: 2, halo: 0, contour: false })
  bold(ink, '20,32* 8,30 -2,36 -3,47* 5,42 20,44*', { width: 3.4, halo: 1, from: 0.5 })
  bold(ink, '19,45* 11,46 7,53* 16,55 23,50*', { width: 3.2, halo: 0 })
  ink.contour(ink.ellipse(31, 35, 7, 7.6), { width: ink.lineWidth * 0.7, gap: 0 })
  ink.dot(29.4, 35.6, 3.2)

  for (const [x, y, size] of [
    [14, 66, 8],
    [24, 84, 6],
  ] as const) {
    solid(ink, spark(x, y, size))
  }
  if (isGrown(ink))
    for (const [x, y] of [
      [8, 82],
      [68, 84],
    ] as const)
      solid(ink, spark(x, y, 4))
}
