import { bustHand, type DrawBust } from './bustHand'

/** The busts of those with wings, by English name. */
export const FEATHERED = {
  Pufflet: (ink, tint) => {
    const { form, black, pen, white, eye } = bustHand(ink)
    black('-22,46* -20,26 0,16 22,26 28,46*')
    form(ink.ellipse(6, -4, 28, 26), 0.6)
    black('-14,-20 -4,-32 16,-32 32,-18 36,0 28,16 18,4 12,-10 0,-16')
    white(2, '14,-26 26,-16 30,-4')
    const beak = ink.path('-10,-12* -30,-10 -40,8* -34,14 -18,14 -8,12*', true)
    form(beak, 0.6)
    ink.tint(beak, { color: tint, offset: 1.4 })
    pen(2, '-38,9 -22,3 -8,1', '-20,-11 -23,2')
    eye(6, -4, 3.2)
    pen(2, '0,-12 6,-14 11,-11')
  },
  Nightowl: (ink, tint) => {
    const { form, pen, ring } = bustHand(ink)
    form('-30,48* -30,20 0,12 30,20 30,48*', 0.46)
    for (const [x, y] of [
      [-14, 34],
      [0, 38],
      [14, 34],
      [-7, 44],
      [8, 45],
    ] as const)
      pen(1.8, [
        [x - 5, y - 2],
        [x, y + 3],
        [x + 5, y - 2],
      ])
    form('-30,0 -32,-20 -36,-36* -18,-28 0,-28 18,-28 37,-38* 32,-20 30,2 20,22 0,28 -20,22', 0.54)
    ring(-13, -4, 13, 0.14)
    ring(14, -4, 13, -0.14)
    const beak = ink.path('-5,4* 6,4* 1,18*', true)
    form(beak)
    ink.tint(beak, { color: tint, offset: 0.6 })
    pen(2.4, '-28,-20 -12,-20 -2,-12', '28,-20 13,-20 3,-12')
  },
  Heronk: (ink, tint) => {
    const { form, black, pen, white, eye } = bustHand(ink)
    black('-14,48* -6,34 16,32 34,48*')
    form(ink.tube('12,46@18 20,24@15 12,4@17 8,-8@22', { root: true }), 0.5)
    for (const [a, l] of [
      [-40, 34],
      [-22, 36],
      [-4, 30],
    ] as const) {
      const plume = ink.leaf(16, -18, a, l, 8, { bend: 5 })
      form(plume, undefined, 2.2)
      ink.tint(plume, { color: tint, offset: 0.6 })
    }
    form(ink.ellipse(6, -14, 18, 16), 0.58)
    const beak = ink.path('-6,-20* -42,-2* -8,-6*', true)
    form(beak, 0.5)
    form('-8,-6* -38,2* -4,2*', undefined, 2)
    eye(2, -17, 3.2)
    pen(3, '-6,-24 2,-26 10,-22')
    white(2, '4,40 16,38 26,44')
  },
  Dragling: (ink, tint) => {
    const { form, spot, pen, eye } = bustHand(ink)
    form('-18,48* -12,24 16,22 28,48*', 0.46)
    for (const y of [30, 37, 44])
      pen(1.6, [
        [-12, y],
        [0, y + 3],
        [14, y],
      ])
    for (const [a, l] of [
      [-20, 26],
      [4, 24],
    ] as const) {
      const fin = ink.leaf(20, -2, a, l, 15, { bend: 2 })
      form(fin, 0.5)
      ink.tint(fin, { color: tint, offset: 1 })
    }
    for (const [x, a] of [
      [-8, -112],
      [12, -66],
    ] as const)
      form(ink.leaf(x, -18, a, 26, 11, { bend: a < -90 ? -4 : 4, tip: 0.1 }), 0.4)
    form(ink.clay([ink.ellipse(4, -2, 25, 21), ink.ellipse(-18, 10, 17, 13)], 8), 0.56)
    eye(-10, -4, 3.4)
    eye(12, -4, 3.6)
    pen(3, '-18,-12 -10,-11 -4,-8', '6,-9 13,-13 20,-11')
    spot(ink.ellipse(-29, 5, 1.6, 2.4))
    spot(ink.ellipse(-21, 4, 1.6, 2.4))
    pen(2.4, '-32,14 -20,18 -2,12 6,14')
    ink.form('-24,17* -18,17* -20,24*', { width: 1.8 })
    ink.form('-12,16* -6,15* -8,22*', { width: 1.8 })
  },
} as const satisfies Record<string, DrawBust>
