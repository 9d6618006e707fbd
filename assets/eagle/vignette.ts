import type { Ink } from '../ink/ink'
import { accent, bold, glints, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 11: the eagle of the emblem, head only: at this size the beak says it all. */
export function drawVignette(ink: Ink): void {
  // The dark breast, its feathers scraped out.
  solid(ink, '22,90* 26,74 22,62 40,52 80,58 90,74 94,90*')
  glints(ink, 2.6, ['36,90 35,78', '50,90 47,79', '64,90 62,78', '78,88 75,77'], 'flick')

  // The white head ends in a ruff of points, longer at the back.
  const head = ink.path(
    '20,56* 24,72 31,65* 36,79 44,69* 51,83 58,71* 67,83 72,70* 84,78 83,62* 95,58 88,46* 96,34 86,28* 78,10 56,2 36,8 24,22 19,40',
    true,
  )
  bold(ink, head, { from: 0.52 })

  // The hook, and the heavy brow over a small hard eye.
  const beak = ink.path('30,28* 12,27 -1,38 3,62* 9,50 20,49 33,51*', true)
  accent(ink, bold(ink, beak), 2)
  strokes(ink, 2.6, ['7,46 19,42 33,45'])
  ink.black('25,24 44,24 58,33 47,35 30,31')
  ink.black(ink.ellipse(43, 37, 4.6, 4.8))
  ink.dot(41.6, 35.6, 1.6, { white: true })
  strokes(ink, 3, ['66,18 78,28', '60,30 74,40', '70,46 82,52', '56,50 64,60'], 'flick')
  if (!isGrown(ink)) return
  strokes(ink, 1.6, ['52,12 60,18', '72,34 80,42', '60,40 68,48', '46,54 50,62', '34,56 37,63', '13,33 8,39'], 'flick')
  strokes(ink, 1.5, ['36,44 40,47 46,45'], 'swell')
}
