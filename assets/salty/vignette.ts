import type { Ink } from '../ink/ink'
import { accent, bold, eye, glints, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 17: the old salt of the pub, all beard, cap and nose. */
export function drawVignette(ink: Ink): void {
  // The collar of a sea coat, black, standing on the rule.
  solid(ink, '8,90* 12,74 26,66 74,66 90,74 95,90*')
  glints(ink, 2.4, ['20,88 24,76', '82,88 80,76'], 'flick')

  // The beard is the picture: a white cloud with a few locks, jutting to the left.
  const beard = ink.path(
    '20,40* 10,52 17,56* 8,68 20,70* 20,82 32,79* 40,90 50,82* 62,90 66,79* 80,82 78,69* 90,64 81,54* 87,44 78,36*',
    true,
  )
  bold(ink, beard, { from: 0.5 })
  strokes(ink, 2.8, ['28,60 27,72', '40,66 42,80', '54,66 53,79', '68,58 71,71'], 'flick')

  // The face above it: sulking brows, a red nose, whiskers that turn down.
  bold(ink, '26,28* 76,26* 79,42 72,54 28,55 22,44', { width: 3.4, halo: 0.6 })
  eye(ink, 36, 41, 3)
  eye(ink, 62, 40, 3)
  strokes(ink, 5, ['26,36 34,32 43,37', '72,34 64,31 55,36'], 'pen')
  bold(ink, '47,55* 36,54 22,60 16,68* 34,70 49,60*', { width: 3.6, halo: 1 })
  bold(ink, '47,55* 60,53 75,57 84,66* 64,69 48,60*', { width: 3.6, halo: 1 })
  const nose = ink.ellipse(47, 49, 10, 8.6)
  accent(ink, bold(ink, nose, { width: 3.8, halo: 1 }), 2)

  // The cap, a peak pulled down over it all, an anchor for a badge.
  solid(ink, '17,20* 22,6 40,-2 64,-2 82,7 86,20* 70,25 34,26', 1.6)
  bold(ink, '24,18* 78,17* 78,26* 24,27*', { width: 3.6, halo: 0 })
  solid(ink, '18,27 34,24 60,24 74,27 62,32 32,33', 1)
  glints(ink, 2.6, ['28,13 38,5 48,2'], 'swell')
  ink.dot(50, 12, 4.6, { white: true })
  if (!isGrown(ink)) return
  strokes(ink, 1.6, ['50,10 50,15', '47,13 50,15.6 53,13'], 'even')
  strokes(
    ink,
    1.5,
    ['24,62 30,58', '34,62 40,58', '60,58 70,62', '20,50 15,55', '34,74 34,80', '60,72 61,80', '44,45 46,43'],
    'flick',
  )
}
