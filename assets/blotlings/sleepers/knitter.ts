import type { Sleeper } from './sleeper'

/** A spider that knits. */
export const knitter: Sleeper = {
  neck({ black }) {
    black('-26,48* -22,30 0,22 24,30 28,48*')
  },

  head({ ink, form, black, tint, white, shining }) {
    for (const needle of ['-30,-40 20,16', '32,-38 -16,18']) ink.line(needle, { width: 4, profile: 'even' })
    for (const [x, y] of [
      [-31, -41],
      [33, -39],
    ] as const) {
      const knob = ink.ellipse(x, y, 5, 5)
      form(knob)
      tint(knob, 0.4)
    }
    black(ink.ellipse(0, 4, 29, 26))
    white(2.2, '-24,-6 -14,-18 0,-22')
    for (const [x, y, r] of [
      [-9, 4, 8],
      [10, 4, 8.4],
      [-20, -6, 4],
      [21, -6, 4],
      [-10, -12, 3.4],
      [11, -12, 3.4],
    ] as const) {
      shining(x, y, r * 0.8, () => {
        ink.black(ink.ellipse(x, y, r, r), { white: true })
        ink.black(ink.ellipse(x - r * 0.2, y + r * 0.16, r * 0.5, r * 0.56))
      })
    }
    white(2, '-6,18 0,21 7,18')
    for (const x of [-4, 4])
      ink.black(
        [
          [x - 2, 20, 1, 1],
          [x + 2, 20, 1, 1],
          [x, 27, 1, 1],
        ],
        { white: true },
      )
  },

  body(hand, breath) {
    const { ink, form, black, tint, pen, white } = hand
    const rise = 7 * breath
    pen(2.4, [
      [14, -236],
      [12, -200],
      [14, -150],
    ])
    for (const [a, b, c] of [
      [-1, 70, -30],
      [1, 74, -22],
      [-1, 96, 8],
      [1, 100, 14],
    ] as const) {
      ink.line(
        [
          [14 + a * 50, -86 - rise],
          [14 + a * b, -138 - c * 0.4 - rise],
          [14 + a * (b + 34), -108 - c - rise],
          [14 + a * (b + 30), -66 - c],
        ],
        { width: 8, profile: 'pen' },
      )
    }
    black(ink.ellipse(14, -104 - rise, 82, 66 + rise))
    white(3, [
      [-42, -128 - rise],
      [-20, -154 - rise],
      [8, -164 - rise],
    ])
    white(
      2.4,
      [
        [78, -92 - rise],
        [66, -64 - rise],
      ],
      [
        [86, -112 - rise],
        [82, -98 - rise],
      ],
    )
    // What it was knitting when it dropped off: long, and with one more hole for a foot than anybody needs.
    const scarf = ink.path('-96,-36* -60,-58 -20,-52 20,-34 60,-48 110,-52 136,-30* 140,20 -110,22*', true)
    form(scarf, 0.6)
    ink.clip(scarf, () => {
      tint(scarf, 3)
      for (const stripe of ['-70,-70 -66,30', '-14,-70 -10,30', '46,-70 46,30', '104,-70 104,30'])
        ink.line(stripe, { width: 15, profile: 'even' })
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < 6; column++)
          pen(2, [
            [-94 + column * 40, -54 + row * 13],
            [-87 + column * 40, -45 + row * 13],
            [-80 + column * 40, -54 + row * 13],
          ])
    })
    ink.contour(scarf, { width: 3.2 })
    ink.at(14, -74 - rise, { rotate: 180, scale: 1.62 }, () => knitter.head(hand))
  },

  over({ ink, form, tint, pen }) {
    for (const [x, y, turn] of [
      [-84, 10, 8],
      [96, 8, -10],
    ] as const)
      ink.at(x, y, { rotate: turn }, () => {
        const sock = ink.path('-15,-24* 15,-24* 16,18 34,28 36,44 14,50 -10,42 -16,26', true)
        form(sock, 0.54)
        ink.clip(sock, () => {
          for (const stripe of ['-30,-14 30,-14', '-30,4 30,4', '-30,22 40,24'])
            ink.line(stripe, { width: 7, profile: 'even' })
        })
        ink.contour(sock, { width: 3 })
      })
    pen(2.4, '20,18 30,40 18,56 26,66')
    form(ink.ellipse(12, 26, 21, 20), 0.5)
    pen(2.4, '-4,18 12,30 28,22', '0,34 12,16 24,34', '-6,28 10,38')
    tint(ink.ellipse(12, 26, 19, 18), 1.4)
  },
}
