import type { Sleeper } from './sleeper'

/** A fish of the deep with a lamp of its own. */
export const lanternjaw: Sleeper = {
  neck({ form }) {
    form('28,-4* 44,-20* 42,20* 30,10*', 0.4)
  },

  head({ ink, form, spot, tint, pen, ring }) {
    pen(2.6, '6,-24 4,-40 -14,-44 -24,-34')
    const lamp = ink.ellipse(-26, -28, 7, 7)
    form(lamp)
    tint(lamp, 0.8)
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

  body({ ink, form, black, pen, ring }, breath) {
    const rise = 6 * breath
    form('96,-50* 158,-124 166,-96 156,-66 172,-34* 130,-34 98,-26*', 0.42)
    pen(2, '112,-50 150,-94', '116,-42 152,-62', '116,-36 156,-42')
    form('10,-112* 30,-146 58,-134 84,-140 96,-92*', 0.44)
    pen(2, '34,-112 38,-134', '56,-112 60,-128', '76,-104 82,-128')
    const body = ink.clay(
      [
        ink.ellipse(-10, -58 - rise * 0.5, 112, 68 + rise * 0.6),
        ink.ellipse(78, -44, 48, 34),
        ink.ellipse(-62, -26, 64, 44),
      ],
      16,
    )
    form(body, 0.46, 3.6)
    const random = ink.fork('scales')
    for (let i = 0; i < 16; i++) {
      const [x, y] = [random.between(10, 96), random.between(-96, -16)]
      pen(2.2, [
        [x, y - 7],
        [x + 9, y],
        [x, y + 8],
      ])
    }
    black('-126,-46* -96,-52 -50,-46 -8,-52* -18,-22 -50,-2 -92,-4 -118,-20*')
    for (const [x, y, l] of [
      [-112, -47, 24],
      [-88, -51, 17],
      [-64, -48, 26],
      [-38, -49, 18],
      [-20, -50, 14],
    ] as const)
      ink.black(
        [
          [x - 8, y, 1, 1],
          [x + 8, y, 1, 1],
          [x + 1, y + l, 1, 1],
        ],
        { white: true },
      )
    for (const [x, y, l] of [
      [-100, -8, 20],
      [-74, -2, 16],
      [-46, -4, 22],
    ] as const)
      ink.black(
        [
          [x - 8, y, 1, 1],
          [x + 8, y, 1, 1],
          [x, y - l, 1, 1],
        ],
        { white: true },
      )
    ring(-62, -92 - rise, 24)
    pen(4, '-98,-112 -66,-124 -38,-116')
    form('2,-44* 40,-54 62,-34 44,-8 14,-12*', 0.5)
    pen(2, '16,-36 48,-36', '14,-24 44,-20')
    // The lamp, on its stalk.
    pen(4, [
      [-30, -118 - rise],
      [-50, -166],
      [-110, -176],
      [-136, -140],
    ])
  },

  over({ ink, form, tint, pen, flick }) {
    const lamp = ink.ellipse(-140, -118, 22, 23)
    form(lamp, undefined, 3.2)
    tint(lamp, 2)
    ink.black(ink.ellipse(-144, -122, 8, 9), { white: true })
    flick(
      2.6,
      '-172,-120 -184,-122',
      '-164,-142 -174,-152',
      '-140,-150 -140,-162',
      '-160,-96 -168,-86',
      '-118,-96 -110,-88',
    )
    // The book, face down, as books are laid by those who mean to read on.
    ink.at(52, -2, { rotate: 7 }, () => {
      form('-54,22* -48,-12 -6,-24* 0,-16* 8,-25 50,-16 58,18*', 0.5)
      tint('-50,20* -44,-10 -8,-21* -2,18*', 2)
      pen(2.2, '0,-16 1,20', '-54,27 0,22 58,23', '18,-12 42,-8', '18,-3 44,1')
    })
  },
}
