import type { Ink } from '../ink/ink'
import { about, accent, bold, glints, isGrown, poseOf, strokes } from '../vignettes/hand'

/** Day 9: a blotling fast asleep in its nest. */
export function drawVignette(ink: Ink): void {
  // The back of the nest, in its own shade.
  ink.black(ink.cut('8,58 26,46 50,43 76,46 93,57 76,70 26,70'))

  // The sleeper: a round head sunk over the rim, one ear up, one fallen.
  about(ink, 50, 66, { scaleY: poseOf(ink, [1, 0.96, 0.98]) }, () => {
    bold(ink, ink.leaf(33, 34, -112, 30, 17, { bend: 3 }), { width: 4, from: 0.4 })
    bold(ink, ink.leaf(64, 32, -34, 30, 17, { bend: 8 }), { width: 4, from: 0.3 })
    bold(ink, ink.clay([ink.ellipse(48, 44, 26, 22), ink.ellipse(66, 58, 18, 15)], 10), { from: 0.6 })
    strokes(ink, 3.4, ['30,44 36,48 42,44', '53,44 59,48 65,43'])
    ink.black('44,50 51,50 47.6,54')
    accent(ink, ink.ellipse(31, 54, 5, 4), 0)
    accent(ink, ink.ellipse(63, 54, 5, 4), 0)
  })

  // The bowl in front, woven of twigs that stick out of it.
  const bowl = ink.path('3,56* 20,63 50,66 78,63 97,55* 94,72 80,86 50,90 22,86 8,73', true)
  bold(ink, bowl)
  ink.clip(bowl, () => {
    ink.black('60,95 76,84 86,72 96,56 104,90 70,99')
    ink.feather('60,90 76,81 87,68', { side: -1, length: 15, width: 3.2, spacing: 4.2, envelope: () => 1 })
    strokes(ink, 3.2, ['10,66 30,73 56,74', '16,76 40,82 64,80', '34,66 52,70 72,68', '28,86 46,88 58,86'], 'swell')
    strokes(ink, 2.6, ['16,60 34,76', '38,65 26,80', '54,67 66,82'])
    if (isGrown(ink)) {
      strokes(ink, 1.6, ['12,70 26,80', '44,70 38,84', '62,66 56,78', '20,64 14,74'], 'flick')
      glints(ink, 1.8, ['74,80 84,70', '80,84 90,72'], 'flick')
    }
  })
  strokes(ink, 3, ['4,58 -2,48', '9,70 -2,72', '95,58 102,48', '91,74 101,78', '30,89 20,91'], 'flick')
}
