import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { bold, eye, glints, ground, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 15: the armadillo that hides in four thousand blots. */
export function drawVignette(ink: Ink): void {
  ground(ink, 14, 92)
  // A ringed tail dragging behind, far legs in the dark.
  bold(ink, ink.tube('80,72@11 94,82@7 101,85@3', { root: true }), { width: 3.8, from: 0.4 })
  for (const x of [40, 66]) solid(ink, `${x - 6},74* ${x + 6},74* ${x + 5},89* ${x - 7},89*`)
  for (const x of [30, 76]) {
    bold(
      ink,
      ink.clay(
        [
          ink.tube(
            [
              [x, 72, 14],
              [x - 1, 84, 11],
            ],
            { root: true },
          ),
          ink.ellipse(x - 4, 85, 8, 4.4),
        ],
        4,
      ),
      { width: 4 },
    )
  }

  // The long snout, nose to the ground, and tall ears.
  bold(ink, ink.leaf(27, 52, -96, 26, 12, { bend: -2, belly: 0.6 }), { width: 3.6 })
  bold(ink, ink.leaf(35, 50, -70, 26, 13, { bend: 2, belly: 0.6 }), { width: 3.6, from: 0.5 })
  bold(ink, ink.clay([ink.ellipse(27, 59, 14, 11.5), ink.tube('22,62@17 8,72@10 1,78@7', { root: true })], 5))
  ink.dot(0, 79, 3.6)
  eye(ink, 21, 58, 3)
  strokes(ink, 2.4, ['6,80 12,78 17,74'])

  // The armour: shoulder plate, three bands, rump plate; the middle band is the accent.
  const shell = ink.path('34,78* 30,62 34,40 48,26 64,24 80,32 92,50 94,70 90,79* 62,84', true)
  bold(ink, shell, { from: 0.5 })
  ink.clip(shell, () => {
    ink.wash('58,22* 69,22* 73,50 70,86* 59,86* 62,52', { alpha: 0.92, color: VERMILION })
    ink.black('74,24 88,34 97,52 97,84 76,86 80,58')
    strokes(ink, 3, ['48,24 50,52 47,84', '58,22 62,52 59,86', '69,22 73,52 70,86'], 'even')
    glints(ink, 2.2, ['82,38 86,54 84,70', '88,50 90,62 89,72'], 'swell')
    if (!isGrown(ink)) return
    for (const [x, y] of [
      [39, 44],
      [43, 54],
      [38, 62],
      [42, 72],
      [36, 52],
      [53, 34],
      [55, 46],
      [54, 60],
      [53, 72],
    ] as const) {
      ink.dot(x, y, 1.5)
    }
  })
}
