import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { accent, bold, glints, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 19: the lancer's head, and twice as much ponytail. */
export function drawVignette(ink: Ink): void {
  // The tail first: up from the band, over, and down to the rule in one lash.
  solid(ink, '58,22* 66,2 84,-3 99,10 104,34 98,58 101,74 88,90* 90,74 80,82 70,84* 79,68 80,48 74,34 64,32*')
  glints(ink, 2.6, ['76,8 92,18 95,40 90,60', '70,16 84,24 87,44 84,62', '92,54 93,68'], 'swell')

  // Neck and profile, looking left.
  bold(ink, '36,62* 38,90* 66,90* 62,58*', { from: 0.3 })
  bold(ink, '34,16 22,30 20,44* 11,54 18,57* 18,63 21,69 32,75 48,72 62,60 66,36 54,16', { from: 0.66 })
  solid(ink, '20,40 21,22 34,8 52,6 66,16 69,34 66,54 60,64 55,66* 57,50 52,42* 44,42 40,30* 33,38', 1)
  glints(ink, 2.4, ['30,26 40,16 54,16', '46,28 54,26 61,32', '62,40 60,50'], 'swell')

  // One determined eye, the mouth, a blush; the ribbon is the loudest red.
  ink.black(ink.ellipse(31, 49, 2.8, 4.2))
  ink.dot(30.2, 47.4, 1.2, { white: true })
  strokes(ink, 3, ['24,43 30,40.6 37,42'], 'pen')
  strokes(ink, 2.8, ['19,64 26,63.6'], 'pen')
  ink.wash(ink.ellipse(39, 58, 5, 4), { alpha: 0.75, color: VERMILION })
  accent(ink, bold(ink, '54,12* 64,8 72,18 74,34* 66,38 59,28', { width: 3.8, halo: 1 }), 1.4)
  if (!isGrown(ink)) return
  accent(ink, bold(ink, '66,30* 82,30 92,38* 80,42 68,38*', { width: 3.4, halo: 1 }), 1.4)
  glints(ink, 1.5, ['80,4 96,14 100,36', '96,44 94,60', '76,30 82,46 82,58', '36,20 46,12 56,12'], 'swell')
  strokes(ink, 1.5, ['54,52 57,56 55,60', '43,68 48,66', '44,78 46,86'], 'flick')
}
