import type { Ink } from '../ink/ink'
import { accent, bold, ground, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 14: a handheld console with nothing in its slot and nothing on its screen. */
export function drawVignette(ink: Ink): void {
  ground(ink, 14, 88)
  // The gaping slot at the top, then the case, a bottle's shoulders to it.
  bold(ink, '28,6* 74,4* 76,20* 27,21*', { width: 4 })
  solid(ink, '33,10* 70,9* 70,20* 33,20*')
  const body = ink.path('20,18* 80,16* 88,24 90,44 88,78 82,88 66,90* 32,90* 18,88 12,78 11,42 13,25', true)
  bold(ink, body, { from: 0.58 })

  // The screen, as blank as on the day, but for the plate that sinks into it.
  solid(ink, '21,26* 79,24* 80,61* 21,62*')
  ink.cut('27,31* 74,30* 75,56* 27,57*')
  ink.black('42,33* 60,32.6* 60,38* 42,38.4*')
  if (isGrown(ink)) strokes(ink, 1.6, ['43,43 59,42.6', '47,47 55,46.8'], 'pen')

  // Cross and button.
  ink.black('24,74* 30,73.6* 30,68* 36,68* 36.4,73.6* 42,73.6* 42,79* 36.4,79.4* 36.4,85* 30,85* 30,79.6* 24,79.6*')
  const button = ink.ellipse(68, 75, 9.4, 9)
  accent(ink, bold(ink, button, { width: 3.6 }), 2)
  if (isGrown(ink)) strokes(ink, 2, ['48,84 52,80', '52.6,85 56.6,81', '82,68 83,76', '64,71 67,69'], 'pen')
}
