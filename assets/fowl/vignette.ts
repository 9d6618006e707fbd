import type { Ink } from '../ink/ink'
import { accent, bold, ground, solid, strokes } from '../vignettes/hand'

/** Day 16, at rest: the hen of the village square. */
export function drawVignette(ink: Ink): void {
  ground(ink, 22, 82)
  for (const x of [45, 61]) {
    strokes(
      ink,
      4,
      [
        [
          [x, 70],
          [x + 1, 87],
        ],
      ],
      'even',
    )
    strokes(ink, 3.2, [
      [
        [x + 1, 85],
        [x - 9, 89],
      ],
      [
        [x + 1, 86],
        [x + 9, 89],
      ],
    ])
  }
  // A fan of black tail feathers, slivers of paper between them.
  for (const [angle, length] of [
    [-8, 32],
    [-32, 37],
    [-56, 36],
  ] as const) {
    solid(ink, ink.leaf(70, 52, angle, length, 16, { bend: 7, belly: 0.7 }), 1.4)
  }

  const neck = ink.tube('44,56@32 34,38@21 31,24@16', { root: true })
  bold(ink, ink.clay([ink.ellipse(55, 57, 27, 20, -8), neck, ink.ellipse(31, 24, 11, 10)], 8), { from: 0.46 })

  // Comb, beak, wattle, a startled eye.
  for (const lobe of ['24,18* 18,6 25,2 29,13*', '27,15* 27,-3 36,-3 36,13*', '34,16* 40,3 47,6 41,18*']) {
    accent(ink, bold(ink, lobe, { width: 3 }), 1)
  }
  bold(ink, '22,21* 5,26 21,32*', { width: 3.6, from: 0.5 })
  accent(ink, bold(ink, '22,32* 17,41 22,48 29,43 28,34', { width: 3 }), 1)
  ink.dot(30, 23, 3.2)

  // The folded wing, its lower edge in three black steps.
  const wing = ink.path('44,52* 60,46 84,51* 78,58 81,63* 69,67 70,72* 52,70', true)
  bold(ink, wing, { width: 4 })
  ink.clip(wing, () => solid(ink, '52,76 62,64 76,57 90,48 90,80'))
  strokes(ink, 2.6, ['32,42 36,49', '38,40 42,47', '35,52 39,59'], 'flick')
}
