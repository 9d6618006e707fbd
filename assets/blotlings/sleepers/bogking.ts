import type { Sleeper } from './sleeper'

/** A toad with a crown. */
export const bogking: Sleeper = {
  neck({ form }) {
    form('-34,48* -30,26 0,18 30,26 34,48*', 0.44)
  },

  head({ ink, form, spot, tint, pen, ring }) {
    const crown = ink.path('-8,-26* -14,-42 -4,-36 2,-48* 6,-36 16,-40 10,-26*', true)
    form(crown)
    tint(crown, 1)
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

  body({ ink, form, spot, tint, pen, flick, ring }, breath) {
    const rise = 10 * breath
    const body = ink.clay(
      [
        ink.ellipse(20, -34 - rise * 0.5, 136, 50 + rise * 0.5),
        ink.ellipse(-62, -52, 74, 50),
        ink.ellipse(-100, -92, 24, 26),
        ink.ellipse(-30, -96, 26, 27),
        ink.ellipse(112, -40, 46, 44),
      ],
      10,
    )
    form(body, 0.5, 3.8)
    for (const [x, y, r] of [
      [40, -64, 10],
      [66, -48, 7],
      [92, -66, 9],
      [120, -44, 8],
      [60, -24, 6],
      [20, -52, 6],
      [104, -28, 6],
      [136, -58, 5],
    ] as const) {
      form(ink.ellipse(x, y - rise * 0.6, r, r * 0.8), 0.5, 2.2)
      flick(2, [
        [x + r * 0.4, y + r * 0.3 - rise * 0.6],
        [x + r, y + r * 0.7 - rise * 0.6],
      ])
    }
    form(ink.clay([ink.tube('86,-8@46 136,-38@34 166,-10@26', { root: true }), ink.ellipse(160, 2, 26, 12)], 6), 0.5)
    ring(-100, -98, 19)
    ring(-28, -102, 20)
    pen(4, '-140,-52 -112,-34 -70,-28 -22,-36 12,-56')
    pen(2.6, '-146,-58 -140,-50', '18,-64 12,-56')
    spot(ink.ellipse(-78, -68, 3, 4.4))
    spot(ink.ellipse(-60, -69, 3, 4.4))
    // The crown has gone to bed with it.
    ink.at(-92, -128, { rotate: -26 }, () => {
      const crown = ink.path('-34,12* -44,-26* -20,-8 -2,-38* 12,-8 36,-30* 30,14* 0,8', true)
      form(crown)
      tint(crown, 2)
      for (const [x, y] of [
        [-45, -30],
        [-2, -43],
        [37, -35],
      ] as const)
        form(ink.ellipse(x, y, 5.6, 5.6), undefined, 2.4)
    })
    // What it says all night, at the top of a breath.
    const sac = ink.ellipse(-70, -8 + rise * 0.2, 44 + rise, 24 + rise * 1.2)
    form(sac, 0.58)
    ink.line('-94,-14 -88,-22 -78,-25', { width: 3, white: true })
  },

  over(hand) {
    const { ink, form, pen } = hand
    for (const [x, turn] of [
      [-112, 12],
      [34, -8],
    ] as const)
      ink.at(x, 2, { rotate: turn }, () => {
        const hand = ink.path('-12,-30* 12,-30* 14,0 32,34* 18,30 12,46* 2,32 -8,48* -14,30 -30,36* -16,2', true)
        form(hand, 0.54)
        pen(2, '-4,6 -8,30', '6,4 12,28', '-10,10 -20,28')
      })
  },
}
