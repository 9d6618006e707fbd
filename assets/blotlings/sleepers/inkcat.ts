import type { Sleeper } from './sleeper'

/** A cat, as black as ink. */
export const inkcat: Sleeper = {
  neck({ black }) {
    black('-26,48* -20,22 0,16 20,22 30,48*')
  },

  head({ ink, black, tint, white, shining }) {
    black('-28,-2 -28,-36* -10,-24 0,-26 12,-24 32,-38* 30,0 22,20 2,28 -20,20')
    for (const [x, look] of [
      [-12, 1],
      [14, 1],
    ] as const) {
      shining(x, -2, 9, () => {
        ink.black(ink.ellipse(x, -2, 9, 9.6), { white: true })
        tint(ink.ellipse(x, -2, 8, 8.6), 0.2)
        ink.black(ink.ellipse(x - look, -1, 2.6, 7.4))
      })
    }
    ink.black('-3,10 5,10 1,14', { white: true })
    white(1.8, '1,14 -4,19 -9,17', '1,14 6,19 11,17')
    white(1.6, '-16,12 -34,8', '-16,15 -33,17', '18,12 36,8', '18,15 35,17')
    white(2, '-24,-14 -25,-28', '27,-14 28,-29')
  },

  body(hand, breath) {
    const { ink, black, pen, white } = hand
    const rise = 7 * breath
    const cat = ink.clay(
      [
        ink.ellipse(24, -44 - rise * 0.5, 124, 46 + rise * 0.6),
        ink.ellipse(-70, -52, 66, 52),
        ink.ellipse(96, -26, 66, 42),
        ink.ellipse(0, -10, 150, 30),
      ],
      16,
    )
    black(cat)
    ink.rim(cat, { distance: 3 })
    white(
      2.6,
      [
        [10, -82 - rise],
        [50, -86 - rise],
        [92, -72 - rise],
      ],
      [
        [104, -60],
        [126, -40],
        [132, -16],
      ],
      [
        [52, -34],
        [86, -40],
        [108, -18],
      ],
    )
    ink.at(-78, -62 - rise * 0.2, { rotate: -7, scale: 2 }, () => inkcat.head(hand))
    // It purrs: the cup beside it hears it.
    pen(
      2.8,
      breath ? '-160,-100 -170,-88 -160,-76' : '-158,-94 -164,-86 -158,-78',
      breath ? '-176,-112 -190,-90 -176,-68' : '-172,-104 -180,-88 -172,-72',
    )
  },

  over({ ink, black, white }) {
    const paw = ink.clay(
      [ink.tube('-104,-22@42 -116,12@36 -114,48@32', { root: true }), ink.ellipse(-114, 60, 21, 18)],
      8,
    )
    black(paw)
    ink.rim(paw, { distance: 3 })
    white(2.2, '-122,60 -123,70', '-114,62 -114,73', '-105,60 -104,70')
    const tail = ink.tube('116,-18@30 142,8@26 138,44@22 112,60@18 96,46@12', { root: true })
    black(tail)
    ink.rim(tail, { distance: 3 })
    // Ink drips.
    for (const [x, y, l] of [
      [-10, 6, 44],
      [18, 6, 26],
      [44, 8, 54],
    ] as const) {
      const drip = ink.path(
        [
          [x - 14, -18, 1, 1],
          [x + 14, -18, 1, 1],
          [x + 7, y],
          [x + 5, y + l - 10],
          [x, y + l],
          [x - 5, y + l - 10],
          [x - 7, y],
        ],
        true,
      )
      black(drip)
      white(2, [
        [x - 2, y + l * 0.3],
        [x - 2, y + l * 0.7],
      ])
    }
  },
}
