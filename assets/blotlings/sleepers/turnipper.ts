import { OCHRE } from '../../ink/palette'
import type { Sleeper } from './sleeper'

/** A turnip with opinions. */
export const turnipper: Sleeper = {
  head({ ink, form, spot, pen, eye }) {
    for (const [a, l] of [
      [-130, 26],
      [-104, 32],
      [-76, 32],
      [-50, 26],
    ] as const)
      form(ink.leaf(0, -14, a, l, 14, { bend: 2, belly: 0.6 }), 0.5, 2.4)
    const root = ink.path('-30,2 -28,-12 -12,-18 12,-18 28,-12 32,2 24,22 10,34 2,48* -8,34 -24,22', true)
    form(root, 0.54)
    ink.clip(root, () =>
      ink.wash('-34,4 -34,-20 34,-20 34,4 10,0 -10,2', {
        color: OCHRE,
        alpha: 0.8,
        fade: { from: [0, -16], to: [0, 8] },
      }),
    )
    ink.contour(root, { width: 3 })
    eye(-10, 6, 3)
    eye(11, 6, 3)
    pen(3.4, '-19,-4 -12,-2 -5,2', '20,-4 13,-2 6,2')
    spot('-10,17* 0,20 12,16* 6,24 -6,24')
    for (const x of [-5, 3])
      ink.black(
        [
          [x - 2.4, 18, 1, 1],
          [x + 2.4, 18, 1, 1],
          [x, 23, 1, 1],
        ],
        { white: true },
      )
    pen(1.6, '-16,28 -8,30', '10,30 16,26')
  },

  body({ ink, form, spot, pen, eye }, breath) {
    const rise = 7 * breath
    for (const [x, y, a, l] of [
      [-36, -18, 186, 96],
      [-18, 0, 166, 104],
      [40, -16, -10, 100],
      [28, 0, 12, 108],
    ] as const) {
      const leaf = ink.leaf(x, y, a, l, 40, { bend: 6, belly: 0.6 })
      form(leaf, 0.46, 3.2)
      pen(2.4, [
        [x, y],
        [x + Math.cos(a / 57.3) * l * 0.8, y + Math.sin(a / 57.3) * l * 0.8],
      ])
    }
    const root = ink.path(
      [
        [-86, -16],
        [-96, -62 - rise * 0.4],
        [-76, -112 - rise],
        [-40, -146 - rise],
        [-12, -186 - rise * 1.5, 1, 1],
        [16, -148 - rise],
        [60, -116 - rise],
        [92, -66 - rise * 0.4],
        [84, -14],
        [40, 6],
        [-40, 6],
      ],
      true,
    )
    form(root, 0.54, 3.8)
    ink.clip(root, () =>
      ink.wash('-120,30 -120,-60 120,-60 120,30', {
        color: OCHRE,
        alpha: 0.8,
        fade: { from: [0, 6], to: [0, -74] },
      }),
    )
    ink.contour(root, { width: 3.8 })
    pen(2.2, '-60,-116 -40,-112', '20,-132 40,-124', '-30,-140 -16,-138', '54,-96 74,-92', '-84,-84 -66,-82')
    // A sock keeps its root warm.
    ink.at(-8, -172 - rise * 1.4, { rotate: 12 }, () => {
      const sock = ink.path('-26,26* 24,26* 26,-8 44,-26 40,-44 12,-48 -18,-38 -28,-10', true)
      form(sock, 0.54)
      ink.clip(sock, () => {
        for (const stripe of ['-40,14 40,14', '-40,-8 40,-8', '-40,-32 60,-28'])
          ink.line(stripe, { width: 10, profile: 'even' })
      })
      ink.contour(sock, { width: 3.2 })
    })
    // Upside down the brows are a moustache.
    ink.at(-2, -62 - rise * 0.5, { rotate: 180 }, () => {
      eye(-32, -4, 10)
      eye(36, -4, 10)
      pen(5, '-60,-26 -36,-20 -14,-10', '64,-26 40,-20 18,-10')
      spot('-30,26* 2,34 38,24* 22,48 -16,48')
      for (const x of [-12, 14])
        ink.black(
          [
            [x - 7, 30, 1, 1],
            [x + 7, 29, 1, 1],
            [x, 42, 1, 1],
          ],
          { white: true },
        )
    })
  },

  over({ ink, form, pen }) {
    for (const [x, a, l] of [
      [-96, 108, 66],
      [-58, 84, 74],
      [92, 74, 68],
    ] as const) {
      const leaf = ink.leaf(x, -10, a, l, 34, { bend: x < 0 ? 6 : -6, belly: 0.6 })
      form(leaf, 0.5, 3.2)
      pen(2.4, [
        [x, -10],
        [x + Math.cos(a / 57.3) * l * 0.78, -10 + Math.sin(a / 57.3) * l * 0.78],
      ])
    }
  },
}
