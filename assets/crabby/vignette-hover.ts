import type { Ink } from '../ink/ink'
import { accent, bold, eye, poseOf, solid, strokes } from '../vignettes/hand'

const LEGS = [
  ['28,62@9 12,58@7 0,70@3', '32,70@9 16,72@7 6,84@3', '40,76@8 30,84@6 24,88@3'],
  ['74,60@9 90,56@7 103,66@3', '70,70@9 86,72@7 97,84@3', '62,76@8 72,84@6 80,88@3'],
].flat()

/** How far the snapping finger stands open in each frame, in degrees. */
const SNAP = [0, -20, -9] as const

/** Day 10, grown: the crab snips. One claw has just shut, high up; the other is still open. */
export function drawVignetteHover(ink: Ink): void {
  for (const leg of LEGS) accent(ink, bold(ink, ink.tube(leg, { root: true }), { width: 3.2 }), 1)

  // The left claw, far up, shut with a snap: the two fingers cross.
  accent(ink, bold(ink, ink.tube('28,58@10 12,50@10 10,34@9', { root: true }), { width: 3.4 }), 1)
  const thumb = ink.path('14,34* 26,26 30,12 24,-8* 18,6 8,20', true)
  accent(ink, bold(ink, thumb, { width: 3.4 }), 1.4)
  ink.at(16, 34, { rotate: poseOf(ink, SNAP) }, () => {
    const finger = ink.path('2,2* -14,-2 -23,-18 -17,-36 -2,-48 11,-46* 0,-36 -2,-26 4,-18', true)
    accent(ink, bold(ink, finger, { width: 4, halo: 1.6 }), 2.4)
    for (const [x, y] of [
      [-13, -24],
      [-12, -16],
      [-7, -10],
    ] as const) {
      ink.dot(x, y, 1.4)
    }
  })
  strokes(ink, 3, ['34,-10 40,-15', '36,-2 44,-3', '33,6 39,10'], 'pen')

  // The right one lower and wide open, toothed.
  accent(ink, bold(ink, ink.tube('74,58@10 90,52@10 93,40@9', { root: true }), { width: 3.4 }), 1)
  const open = ink.path(
    '88,46* 74,40 66,26 68,8 80,-3* 79,8 82,18 89,27* 93,18 100,10 109,9* 110,24 106,36 98,45',
    true,
  )
  accent(ink, bold(ink, open, { width: 4, from: 0.64 }), 2.4)
  for (const [x, y] of [
    [75, 22],
    [79, 31],
    [101, 26],
  ] as const) {
    ink.dot(x, y, 1.4)
  }

  // Eyes on stalks, both on the visitor; brows meet.
  for (const [x, y] of [
    [41, 27],
    [60, 29],
  ] as const) {
    bold(
      ink,
      ink.tube([
        [x + 1, 54, 6],
        [x, y + 6, 5],
      ]),
      { width: 2.8 },
    )
    bold(ink, ink.ellipse(x, y, 9, 9.6), { width: 3.2 })
    eye(ink, x + (x < 50 ? 2 : -1), y + 2.4, 4)
  }
  strokes(ink, 3.8, ['31,15 40,17 47,23', '71,18 62,19 55,24'], 'pen')

  // The shell with its rim, and under it a mouth full of teeth.
  const shell = ink.path('50,44 72,45 88,55 81,72 64,80 50,81 36,80 20,72 12,56 28,46', true)
  accent(ink, bold(ink, shell, { from: 0.5 }), 3)
  for (const [x, y] of [
    [28, 58],
    [34, 54],
    [70, 57],
    [75, 61],
    [66, 53],
  ] as const) {
    ink.dot(x, y, 1.5)
  }
  solid(ink, '35,70 40,61 50,59 61,60 66,69 60,76 50,78 40,76')
  for (const tooth of [
    '38,66* 42,70.6* 45,61*',
    '45,60.6* 49,67* 52,60*',
    '52.6,60* 56,67* 59.6,60.8*',
    '60,61.4* 61.6,69* 64.4,66.4*',
    '42,75.6* 45,71* 49,77.4*',
    '51,77.4* 55,71.4* 58.6,75.8*',
  ]) {
    ink.black(tooth, { white: true })
  }
}
