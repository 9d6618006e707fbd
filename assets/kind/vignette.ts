import type { Ink } from '../ink/ink'
import { about, accent, bold, eye, glints, ground, isGrown, poseOf, strokes } from '../vignettes/hand'

/** Day 13: a bear from the child's room, giving its heart. */
export function drawVignette(ink: Ink): void {
  ground(ink, 12, 90)
  for (const [x, y] of [
    [27, 13],
    [72, 12],
  ] as const) {
    bold(ink, ink.ellipse(x, y, 10.5, 10), { from: 0.4 })
    ink.black(ink.ellipse(x + 0.6, y + 1, 5, 4.6))
  }
  // Body and feet, soles to the front.
  bold(ink, ink.clay([ink.ellipse(50, 70, 25, 19), ink.ellipse(50, 56, 18, 14)], 8), { from: 0.4 })
  for (const x of [23, 78]) {
    bold(ink, ink.ellipse(x, 80, 12, 9.6), { width: 4, from: 0.6 })
    ink.black(ink.ellipse(x + 0.4, 81, 5.4, 4))
  }

  bold(ink, ink.ellipse(50, 28, 28, 23), { from: 0.56 })
  bold(ink, ink.ellipse(48, 37, 11, 8.6), { width: 2.6, halo: 0 })
  ink.black('42.6,32 53,31.6 48,37.6')
  strokes(ink, 2.4, ['48,37 47.4,41', '43.6,40.6 47.4,42.4 52,40'])
  eye(ink, 35.6, 26, 3.4)
  eye(ink, 61, 25.4, 3.4)
  if (isGrown(ink))
    strokes(ink, 1.5, ['24,26 27,20', '26,31 28,26', '70,40 75,33', '66,45 71,40', '47,9 50,6 53,9'], 'flick')

  // The heart is held out, before the chest, by both paws.
  about(ink, 50, 70, { scale: poseOf(ink, [1, 1.1, 1.03]) }, () => {
    const heart = ink.path('50,87* 36,77 29,65 32,55 41,52 50,60* 59,52 69,54 72,64 65,77', true)
    accent(ink, bold(ink, heart, { halo: 1 }), 4)
    glints(ink, 3.4, ['36,66 36,60 40,57'], 'swell')
  })
  for (const arm of ['19,60@13 25,66@13 32,70@12', '82,60@13 76,66@13 69,69@12']) {
    bold(ink, ink.tube(arm, { root: true }), { width: 3.8, from: 0.6 })
  }
}
