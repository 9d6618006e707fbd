import { bustHand, type DrawBust } from './bustHand'

/** The busts of what grew in the garden or stood in the kitchen, by English name. */
export const GROWN = {
  Capkin: (ink, tint) => {
    const { form, pen, eye, black } = bustHand(ink)
    form('-18,46* -16,12 16,12 20,46*', 0.5)
    const cap = ink.path('-38,4* -34,-22 -14,-38 8,-40 30,-28 40,2* 20,10 -2,12 -22,10', true)
    black(cap)
    for (const [x, y, rx, ry] of [
      [-18, -16, 8, 7],
      [6, -24, 7, 6],
      [24, -10, 6, 7],
      [2, -4, 5, 4],
      [-30, 0, 4, 5],
      [-4, -36, 4, 2.4],
    ] as const)
      ink.black(ink.ellipse(x, y, rx, ry), { white: true })
    eye(-8, 20, 2.8)
    eye(8, 20, 2.8)
    pen(2, '-4,27 0,29 6,26')
    for (const x of [-14, 14]) ink.tint(ink.ellipse(x, 27, 3.6, 2.6), { color: tint, offset: 0.2 })
  },
  Turnipper: (ink, tint) => {
    const { form, spot, pen, eye } = bustHand(ink)
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
        color: tint,
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
  Brewster: (ink, tint) => {
    const { form, pen, eye } = bustHand(ink)
    form(ink.tube('-20,20@16 -34,12@11 -40,-6@8'), 0.6)
    ink.line('24,6 42,4 42,28 24,30', { width: 7, profile: 'even' })
    form(ink.ellipse(0, 20, 30, 27), 0.54)
    const band = ink.path('-30,30 0,36 30,30 28,38 0,44 -28,38', true)
    ink.clip(ink.ellipse(0, 20, 29, 26), () => ink.tint(band, { color: tint, offset: 0.2 }))
    form('-22,-2* -14,-14 14,-14 22,-2* 0,4', 0.5)
    form(ink.ellipse(0, -19, 6, 6))
    eye(-9, 14, 3)
    eye(10, 14, 3)
    pen(2, '-5,22 0,24 6,21')
    pen(2.2, '-40,-14 -44,-22 -36,-30', '-30,-16 -32,-26 -24,-34')
  },
  Rainbrolly: (ink, tint) => {
    const { form, spot, pen, ring } = bustHand(ink)
    pen(5, '0,20 2,46')
    pen(3.4, '0,-36 1,-46')
    const top = ink.path(
      '0,-38* 18,-24 32,0 40,22* 27,16 20,26* 8,17 0,28* -10,17 -20,26* -28,16 -40,22* -33,0 -18,-24',
      true,
    )
    form(top, 0.5)
    ink.clip(top, () => ink.tint('0,-38* -20,-10 -24,26* 0,28*', { color: tint, offset: 1 }))
    pen(2, '0,-38 -18,-6 -20,26', '0,-38 1,-6 0,28', '0,-38 18,-6 20,26')
    ring(0, -4, 13, -0.2)
    pen(2.6, '-16,-14 -6,-20 8,-19')
    spot('-14,14* 16,13* 8,22 -6,22')
  },
} as const satisfies Record<string, DrawBust>
