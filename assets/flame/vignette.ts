import type { Ink } from '../ink/ink'
import { about, accent, bold, isGrown, poseOf, strokes } from '../vignettes/hand'

const LOGS = ['12,83@12 50,79@13 88,84@11', '16,75@10 50,82@11 86,76@11']

/** Day 5: the camp fire that the chat is held around. */
export function drawVignette(ink: Ink): void {
  for (const log of LOGS) bold(ink, ink.tube(log, { root: true }), { width: 4, from: 0.4 })
  bold(ink, ink.ellipse(13.5, 82, 4.6, 5.6), { width: 2.8 })
  if (isGrown(ink)) strokes(ink, 1.5, ['24,82 36,80', '62,84 78,86', '12,83 14,85'], 'flick')

  // A large tongue leaning left and a small one, around a heart of bare paper.
  about(ink, 50, 80, { scaleY: poseOf(ink, [1, 1.06, 0.96]) }, () => {
    const fire = ink.path(
      '50,80* 27,76 17,56 26,36 32,48* 38,30 35,12 52,-4* 53,16 66,26 67,40* 75,33 73,22* 86,44 80,68 63,78',
      true,
    )
    bold(ink, fire)
    accent(ink, fire, 4)
    const heart = ink.path('50,79* 37,74 35,58 45,42* 48,52 57,43 58,34* 67,54 64,70', true)
    ink.cut(heart)
    strokes(ink, 2.6, ['37,71 35,58 45,42 48,52 57,43 59,36'])
  })

  if (!isGrown(ink)) return

  // Grown, the fire itself is listening.
  ink.black(ink.ellipse(44, 62, 2, 3.2))
  ink.black(ink.ellipse(57, 61, 2, 3.2))
  strokes(ink, 2.4, ['45,70 51,74 58,69'])
  strokes(ink, 2, ['27,58 30,46', '74,60 77,48', '40,28 44,16'], 'swell')
  for (const [x, y, size] of [
    [18, 24, 1.9],
    [78, 12, 1.5],
    [86, 26, 1.9],
    [28, 8, 1.4],
  ] as const)
    ink.dot(x, y, size)
}
