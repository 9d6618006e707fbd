import type { Sleeper } from './sleeper'

/** A goat with moss on its head. */
export const mossgoat: Sleeper = {
  neck({ form }) {
    form('-22,46* -14,26 14,26 24,46*', 0.4)
  },

  head({ ink, form, spot, tint, pen, eye }) {
    for (const side of [-1, 1]) {
      form(
        ink.tube([
          [side * 10, -20, 13],
          [side * 26, -32, 12],
          [side * 37, -18, 10],
          [side * 32, 0, 7],
          [side * 23, -4, 4],
        ]),
        0.5,
      )
      pen(
        1.8,
        [
          [side * 20, -34],
          [side * 22, -23],
        ],
        [
          [side * 32, -30],
          [side * 27, -21],
        ],
        [
          [side * 40, -14],
          [side * 32, -13],
        ],
      )
    }
    form(ink.clay([ink.ellipse(0, -4, 19, 22), ink.ellipse(0, 18, 14, 15)], 8), 0.56)
    const moss = ink.path(
      '-18,-14* -14,-26 0,-30 16,-26 20,-12* 14,-16 10,-4* 5,-14 0,-6* -6,-14 -10,-4* -13,-14',
      true,
    )
    form(moss)
    tint(moss, 1)
    eye(-9, 4, 2.4)
    eye(10, 4, 2.4)
    spot('-6,19 -2,18 -3,23')
    spot('6,19 2,18 3,23')
    pen(2, '-6,28 0,30 7,27')
    pen(2.2, '-2,32 -1,42', '3,31 4,40')
  },

  body(hand, breath) {
    const { ink, form, black, tint, pen } = hand
    const rise = 7 * breath
    for (const [x, y, lean] of [
      [34, -104, -16],
      [112, -74, 26],
    ] as const) {
      form(
        ink.tube(
          [
            [x, y + 30, 26],
            [x + lean * 0.5, y - 24, 18],
            [x + lean, y - 58, 17],
          ],
          { root: true },
        ),
        0.3,
      )
      ink.black(
        ink.path(
          [
            [x + lean - 11, y - 58, 1, 1],
            [x + lean - 9, y - 76, 1, 1],
            [x + lean + 9, y - 78, 1, 1],
            [x + lean + 12, y - 60, 1, 1],
          ],
          true,
        ),
      )
    }
    const body = ink.clay([ink.ellipse(34, -50 - rise * 0.6, 112, 58 + rise * 0.7), ink.ellipse(-52, -40, 52, 46)], 16)
    form(body, 0.52, 3.4)
    for (const [x, y, s] of [
      [-10, -30, 1],
      [30, -22, 1.1],
      [74, -26, 0.9],
      [108, -36, 1],
      [6, -58, 0.9],
      [120, -60, 0.8],
    ] as const)
      pen(2.2, [
        [x - 10 * s, y],
        [x - 4 * s, y + 7 * s],
        [x + 2 * s, y],
        [x - 3 * s, y - 4 * s],
      ])
    // Moss has grown over its belly as over a stone, and a toadstool on that.
    const moss = ink.scalloped(
      [
        [-32, -82 - rise, 1, 1],
        [10, -108 - rise * 1.3],
        [60, -110 - rise * 1.3],
        [108, -86 - rise, 1, 1],
        [92, -68 - rise],
        [50, -76 - rise],
        [10, -70 - rise],
      ],
      { size: 15, depth: 5 },
    )
    form(moss, 0.6)
    tint(moss, 2)
    ink.tufts(
      [
        [-8, -96 - rise],
        [24, -112 - rise],
        [54, -113 - rise],
        [84, -102 - rise],
      ],
      () => -86,
      { length: 13, count: 4, width: 2.4 },
    )
    ink.at(66, -116 - rise * 1.4, { rotate: 8 }, () => {
      form('-6,6* -4,-16 5,-16 7,6*')
      const cap = ink.path('-20,-12* -16,-26 0,-34 17,-26 21,-11* 0,-8', true)
      black(cap)
      for (const [x, y, r] of [
        [-8, -22, 3.4],
        [6, -25, 3],
        [11, -16, 2.4],
      ] as const)
        ink.dot(x, y, r, { white: true })
    })
    for (const [x, y, lean] of [
      [-14, -92, -34],
      [78, -66, 12],
    ] as const) {
      form(
        ink.tube(
          [
            [x, y + 34, 30],
            [x + lean * 0.4, y - 20, 20],
            [x + lean, y - 58 - rise * 0.5, 18],
          ],
          { root: true },
        ),
        0.5,
      )
      ink.black(
        ink.path(
          [
            [x + lean - 13, y - 58 - rise * 0.5, 1, 1],
            [x + lean - 10, y - 80, 1, 1],
            [x + lean + 9, y - 82, 1, 1],
            [x + lean + 12, y - 60 - rise * 0.5, 1, 1],
          ],
          true,
        ),
      )
      ink.line(
        [
          [x + lean - 1, y - 66],
          [x + lean, y - 80],
        ],
        { width: 2, white: true },
      )
    }
    ink.at(-104, -32, { rotate: -112, scale: 1.9 }, () => mossgoat.head(hand))
  },

  over({ ink, form, flick, white }) {
    form('-126,-4* -136,22 -128,52 -120,68* -114,50 -106,60 -104,26 -100,-6*', 0.5)
    flick(2.2, '-124,8 -126,34 -122,52', '-112,4 -112,26 -114,42')
    const leg = ink.tube('8,-16@30 22,16@20 20,46@17', { root: true })
    form(leg, 0.5)
    ink.black('10,44* 9,62* 30,64* 32,44*')
    white(2, '20,48 19,62')
  },
}
