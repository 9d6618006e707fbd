import { bustHand, type DrawBust } from './bustHand'

/** The busts of those from the water, by English name. */
export const WET = {
  Lanternjaw: (ink, tint) => {
    const { form, spot, pen, ring } = bustHand(ink)
    pen(2.6, '6,-24 4,-40 -14,-44 -24,-34')
    const lamp = ink.ellipse(-26, -28, 7, 7)
    form(lamp)
    ink.tint(lamp, { color: tint, offset: 0.8 })
    form('28,-4* 44,-20* 42,20* 30,10*', 0.4)
    form(ink.clay([ink.ellipse(4, 2, 31, 27), ink.ellipse(-14, 16, 20, 16)], 8), 0.5)
    spot('-34,8* -16,6 6,8 14,4* 10,20 -8,28 -28,22')
    for (const [x, y, l] of [
      [-28, 9, 9],
      [-18, 7, 6],
      [-6, 8, 9],
      [4, 8, 6],
    ] as const)
      ink.black(
        [
          [x - 3, y, 1, 1],
          [x + 3, y, 1, 1],
          [x, y + l, 1, 1],
        ],
        { white: true },
      )
    for (const [x, y] of [
      [-23, 23],
      [-12, 26],
      [0, 23],
    ] as const)
      ink.black(
        [
          [x - 3, y, 1, 1],
          [x + 3, y, 1, 1],
          [x, y - 8, 1, 1],
        ],
        { white: true },
      )
    ring(-8, -9, 9, -0.3)
    pen(3.2, '-20,-18 -8,-16 2,-20')
    pen(1.8, '18,-6 24,2 20,12', '24,-10 30,0 27,12')
  },
  Bogking: (ink, tint) => {
    const { form, spot, pen, ring } = bustHand(ink)
    form('-34,48* -30,26 0,18 30,26 34,48*', 0.44)
    const crown = ink.path('-8,-26* -14,-42 -4,-36 2,-48* 6,-36 16,-40 10,-26*', true)
    form(crown)
    ink.tint(crown, { color: tint, offset: 1 })
    form(ink.clay([ink.ellipse(0, 6, 33, 21), ink.ellipse(-18, -12, 13, 12), ink.ellipse(19, -13, 13, 12)], 7), 0.54)
    ring(-18, -13, 9, -0.2)
    ring(19, -14, 9, -0.2)
    pen(3, '-28,4 -14,13 2,14 18,12 30,3')
    spot(ink.ellipse(-5, 1, 1.4, 2))
    spot(ink.ellipse(3, 1, 1.4, 2))
    for (const [x, y, r] of [
      [-22, 22, 3.4],
      [24, 20, 4],
      [12, 24, 2.4],
    ] as const)
      spot(ink.ellipse(x, y, r, r * 0.8))
  },
} as const satisfies Record<string, DrawBust>
