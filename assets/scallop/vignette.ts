import type { Ink } from '../ink/ink'
import { accent, bold, glints, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 4: a shell set up on a pedestal, as every figurine of the gallery is. */
export function drawVignette(ink: Ink): void {
  // A pedestal of two steps, the lower one wider; a small black plate for the name.
  bold(ink, '14,90* 87,90* 85,79* 16,79*', { from: 0.5 })
  bold(ink, '24,80* 77,80* 74,69* 27,69*', { width: 4, from: 0.4 })
  solid(ink, '38,87.4* 63,87.4* 63,81.6* 38,81.6*')
  if (isGrown(ink)) glints(ink, 1.8, ['41,84.6 46,84.4 60,84.6'], 'even')

  // The shell fans out from its hinge; each rib ends in a scallop of the rim.
  const shell = ink.path(
    '50,72* 34,66 18,52 12,38* 15,27 23,25* 26,15 36,14* 41,6 50,8* 58,4 64,11* 75,11 78,21* 88,25 88,36* 85,52 68,66',
    true,
  )
  bold(ink, '36,71* 33,60 44,62 50,66 57,62 68,60 65,71*', { width: 4 })
  bold(ink, shell, { from: 0.5, angle: -80 })
  accent(ink, shell, 6)
  strokes(
    ink,
    3,
    ['46,68 32,52 23,28', '48,66 40,42 37,17', '50,66 50,40 50,12', '52,66 60,42 63,15', '54,68 69,52 77,25'],
    'swell',
  )
  if (isGrown(ink)) strokes(ink, 1.5, ['34,40 42,36 50,35 58,36 68,41', '29,30 40,24 50,23 62,25 72,31'], 'swell')
}
