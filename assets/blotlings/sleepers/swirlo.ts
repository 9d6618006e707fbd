import type { Sleeper } from './sleeper'

/** A snail. */
export const swirlo: Sleeper = {
  neck({ ink, form, tint, pen }) {
    const shell = ink.ellipse(16, 8, 27, 28)
    form(shell, 0.56)
    tint(shell, 2)
    pen(2.8, '34,26 40,8 32,-12 14,-16 0,-4 0,12 12,22 24,16 26,4 18,-4 10,0 12,8')
  },

  head({ ink, form, tint, pen, ring }) {
    form(ink.tube('-2,48@26 -12,28@26 -16,12@26 -16,4@24', { root: true }), 0.56)
    form(ink.tube('-22,0@8 -28,-16@7 -30,-26@7'), undefined, 2.4)
    form(ink.tube('-10,-2@8 -8,-18@7 -6,-28@7'), undefined, 2.4)
    ring(-31, -31, 8, 0.3)
    ring(-5, -33, 8.4, -0.3)
    pen(2.2, '-26,12 -18,16 -9,12')
    tint(ink.ellipse(-8, 17, 4, 3), 0.4)
  },

  body({ ink, form, tint, pen, flick }, breath) {
    const rise = 7 * breath
    form('-112,6* -84,-12 60,-16 140,-4 162,12*', 0.5)
    const shell = ink.ellipse(28, -78 - rise, 108, 96 + rise)
    form(shell, 0.56, 3.8)
    tint(shell, 4)
    ink.contour(shell, { width: 3.8 })
    pen(4.4, [
      [118, -20],
      [134, -84 - rise],
      [100, -148 - rise],
      [26, -164 - rise],
      [-44, -128 - rise],
      [-54, -68 - rise],
      [-14, -22],
      [44, -20],
      [82, -62 - rise],
      [70, -108 - rise],
      [26, -124 - rise],
      [-8, -94 - rise],
      [2, -60 - rise],
      [34, -58 - rise],
      [42, -80 - rise],
    ])
    flick(
      2.6,
      [
        [96, -146 - rise],
        [82, -132 - rise],
      ],
      [
        [128, -100 - rise],
        [108, -94 - rise],
      ],
      [
        [126, -56],
        [106, -58],
      ],
      [
        [40, -168 - rise],
        [38, -150 - rise],
      ],
      [
        [-30, -142 - rise],
        [-20, -128 - rise],
      ],
    )
    // A sign on the door.
    ink.at(-42, -34, { rotate: -6 }, () => {
      pen(2, '-14,-14 2,-30 18,-14')
      form('-34,-14* 36,-16* 38,14* -33,16*', 0.8)
      for (const [x, y, s] of [
        [-20, 0, 0.8],
        [0, 0, 1],
        [22, -1, 1.2],
      ] as const)
        pen(2.6, [
          [x - 6 * s, y - 6 * s, 1, 1],
          [x + 6 * s, y - 7 * s, 1, 1],
          [x - 6 * s, y + 6 * s, 1, 1],
          [x + 7 * s, y + 6 * s, 1, 1],
        ])
    })
  },

  over({ ink, form, ring }) {
    form(ink.tube('-82,-6@30 -108,-2@25 -116,10@20', { root: true }), 0.5)
    for (const [a, b] of [
      ['-96,-10@11 -128,-16@9 -142,14@8 -140,40@8', [-140, 50]],
      ['-110,4@11 -118,14@9 -104,28@8 -106,52@8', [-106, 62]],
    ] as const) {
      form(ink.tube(a, { root: true }), undefined, 2.6)
      ring(b[0], b[1], 14)
    }
  },
}
