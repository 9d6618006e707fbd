import type { Sleeper } from './sleeper'

/** A heron. */
export const heronk: Sleeper = {
  neck({ ink, form, black, white }) {
    black('-14,48* -6,34 16,32 34,48*')
    form(ink.tube('12,46@18 20,24@15 12,4@17 8,-8@22', { root: true }), 0.5)
    white(2, '4,40 16,38 26,44')
  },

  head({ ink, form, tint, pen, eye }) {
    for (const [a, l] of [
      [-40, 34],
      [-22, 36],
      [-4, 30],
    ] as const) {
      const plume = ink.leaf(16, -18, a, l, 8, { bend: 5 })
      form(plume, undefined, 2.2)
      tint(plume, 0.6)
    }
    form(ink.ellipse(6, -14, 18, 16), 0.58)
    const beak = ink.path('-6,-20* -42,-2* -8,-6*', true)
    form(beak, 0.5)
    form('-8,-6* -38,2* -4,2*', undefined, 2)
    eye(2, -17, 3.2)
    pen(3, '-6,-24 2,-26 10,-22')
  },

  body({ ink, form, tint, pen, eye }, breath) {
    const rise = 7 * breath
    pen(7, '14,-70 10,-30 14,10')
    pen(5, '14,-32 6,-30')
    form(ink.path('70,-92* 128,-66 150,-36* 112,-44 124,-24* 82,-48', true), 0.42)
    const body = ink.clay([ink.ellipse(16, -104 - rise * 0.5, 78, 50 + rise * 0.7), ink.ellipse(60, -86, 48, 32)], 12)
    form(body, 0.48, 3.6)
    // Down the back lies the neck, folded like a ruler, and the head under the wing.
    form(
      ink.tube(
        [
          [-50, -100 - rise, 30],
          [-84, -124 - rise, 28],
          [-78, -170 - rise, 26],
          [-34, -182 - rise, 28],
          [-6, -154 - rise, 30],
        ],
        { root: true },
      ),
      0.5,
      3.4,
    )
    for (const y of [-128, -144, -160])
      pen(2.4, [
        [-96, y - rise],
        [-86, y + 3 - rise],
      ])
    for (const [a, l] of [
      [-168, 50],
      [-150, 60],
      [-134, 52],
    ] as const) {
      const plume = ink.leaf(-30, -188 - rise, a, l, 11, { bend: -7 })
      form(plume, undefined, 2.4)
      tint(plume, 0.8)
    }
    form(ink.clay([ink.ellipse(-8, -158 - rise, 32, 29), ink.ellipse(14, -140 - rise, 20, 18)], 8), 0.58)
    eye(-14, -160 - rise, 9)
    pen(3.4, [
      [-30, -178 - rise],
      [-14, -184 - rise],
      [0, -178 - rise],
    ])
    const beak = ink.path(
      [
        [6, -152 - rise, 1, 1],
        [34, -140 - rise, 1, 1],
        [56, -84 - rise, 1, 1],
        [0, -134 - rise, 1, 1],
      ],
      true,
    )
    form(beak, 0.5)
    tint(beak, 1.4)
    const wing = ink.path(
      [
        [-34, -116 - rise, 1, 1],
        [14, -140 - rise, 1, 1],
        [70, -128 - rise],
        [116, -84],
        [138, -48, 1, 1],
        [96, -62],
        [104, -40, 1, 1],
        [62, -58],
        [58, -40, 1, 1],
        [16, -64],
        [-18, -82 - rise * 0.5],
      ],
      true,
    )
    form(wing, 0.46, 3.4)
    pen(
      2.8,
      [
        [-8, -108 - rise],
        [40, -98 - rise],
        [84, -74],
      ],
      [
        [-4, -92 - rise * 0.6],
        [34, -82],
        [70, -62],
      ],
      [
        [30, -118 - rise],
        [76, -102],
        [112, -70],
      ],
    )
    if (breath) pen(3, '-60,-206 -72,-214 -60,-222', '-78,-222 -94,-232 -80,-244')
  },

  over({ ink, form, tint, pen }) {
    // The other foot, in a sock against draughts, has come down all the same.
    pen(6, '52,-48 66,-18 58,10')
    const sock = ink.path('44,0* 74,0* 74,30 90,40 88,54 62,54 46,44', true)
    form(sock, 0.54)
    ink.clip(sock, () => {
      for (const stripe of ['30,12 90,12', '30,28 90,28', '40,44 100,46'])
        ink.line(stripe, { width: 6, profile: 'even' })
    })
    ink.contour(sock, { width: 3 })
    tint('44,0* 74,0* 74,8* 44,8*', 0.4)
  },
}
