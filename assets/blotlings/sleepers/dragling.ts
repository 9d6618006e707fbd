import type { Sleeper } from './sleeper'

/** A dragon, not yet dangerous. */
export const dragling: Sleeper = {
  neck({ form, pen }) {
    form('-18,48* -12,24 16,22 28,48*', 0.46)
    for (const y of [30, 37, 44])
      pen(1.6, [
        [-12, y],
        [0, y + 3],
        [14, y],
      ])
  },

  head({ ink, form, spot, tint, pen, eye }) {
    for (const [a, l] of [
      [-20, 26],
      [4, 24],
    ] as const) {
      const fin = ink.leaf(20, -2, a, l, 15, { bend: 2 })
      form(fin, 0.5)
      tint(fin, 1)
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

  body(hand, breath) {
    const { ink, form, tint, pen } = hand
    const rise = 7 * breath
    const back = ink.clay([ink.ellipse(30, -50 - rise * 0.5, 112, 62 + rise * 0.6), ink.ellipse(-58, -28, 60, 42)], 14)
    form(back, 0.46, 3.6)
    for (const [x, y, a, l] of [
      [-32, -96, -112, 24],
      [0, -108, -100, 28],
      [34, -112, -88, 30],
      [68, -106, -74, 30],
      [100, -88, -58, 26],
      [126, -64, -40, 22],
    ] as const) {
      const fin = ink.leaf(x, y - rise, a, l, 22, { bend: 3 })
      form(fin, 0.5)
      tint(fin, 1.4)
    }
    // The near wing, pulled up to the chin.
    const wing = ink.path(
      [
        [-20, -50 - rise, 1, 1],
        [30, -96 - rise * 1.2],
        [96, -104 - rise, 1, 1],
        [128, -60 - rise * 0.5],
        [134, 14, 1, 1],
        [104, -6],
        [82, 20, 1, 1],
        [54, -4],
        [26, 22, 1, 1],
        [8, -8],
        [-22, 10, 1, 1],
      ],
      true,
    )
    form(wing, 0.5, 3.4)
    ink.clip(wing, () =>
      tint(
        [
          [60, -110],
          [140, -110],
          [140, 20],
          [90, 20],
          [104, -30],
        ],
        2,
      ),
    )
    pen(
      3,
      [
        [96, -104 - rise],
        [70, -50 - rise * 0.5],
        [82, 18],
      ],
      [
        [96, -104 - rise],
        [34, -54 - rise * 0.5],
        [26, 20],
      ],
      [
        [96, -104 - rise],
        [20, -66 - rise],
        [-20, 8],
      ],
      [
        [96, -104 - rise],
        [112, -50],
        [132, 10],
      ],
    )
    form(ink.leaf(96, -104 - rise, -74, 22, 9, { tip: 0 }), undefined, 2.4)
    ink.at(-86, -48 - rise * 0.2, { rotate: -6, scale: 1.9 }, () => dragling.head(hand))
    if (breath) {
      ink.line(ink.ellipse(-160, -52, 15, 9, -20), { width: 4, closed: true })
      ink.line(ink.ellipse(-186, -74, 10, 6, -20), { width: 3, closed: true })
    }
  },

  over({ ink, form, tint, pen }) {
    const tail = ink.tube('138,-6@30 118,28@26 70,44@21 22,40@16 -2,52@10', { root: true })
    form(tail, 0.5, 3.2)
    for (const [x, y] of [
      [112, 36],
      [84, 44],
      [56, 46],
      [32, 44],
    ] as const)
      pen(2.2, [
        [x - 4, y - 10],
        [x - 8, y + 2],
        [x - 3, y + 10],
      ])
    const spade = ink.path('2,50* -14,34 -44,52* -18,62 -20,82* 4,66*', true)
    form(spade, 0.5)
    tint(spade, 1.4)
    form(ink.clay([ink.ellipse(-106, 0, 24, 15), ink.ellipse(-82, 4, 20, 13)], 5), 0.5)
    for (const [x, y] of [
      [-122, 10],
      [-110, 13],
      [-98, 12],
    ] as const)
      form(ink.leaf(x, y, 96, 13, 8, { tip: 0.1 }), undefined, 2)
  },
}
