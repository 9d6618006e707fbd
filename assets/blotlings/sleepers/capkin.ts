import type { Sleeper } from './sleeper'

/** A toadstool, and the smallest. */
export const capkin: Sleeper = {
  head({ ink, form, black, tint, pen, eye }) {
    form('-18,46* -16,12 16,12 20,46*', 0.5)
    const cap = ink.path('-38,4* -34,-22 -14,-38 8,-40 30,-28 40,2* 20,10 -2,12 -22,10', true)
    black(cap)
    for (const [x, y, rx, ry] of [
      [-18, -16, 8, 7],
      [6, -24, 7, 6],
      [24, -10, 6, 7],
      [2, -4, 5, 4],
      [-30, 0, 4, 5],
      [-4, -36, 4, 2.4],
    ] as const)
      ink.black(ink.ellipse(x, y, rx, ry), { white: true })
    eye(-8, 20, 2.8)
    eye(8, 20, 2.8)
    pen(2, '-4,27 0,29 6,26')
    for (const x of [-14, 14]) tint(ink.ellipse(x, 27, 3.6, 2.6), 0.2)
  },

  body({ ink, form, black, tint, pen, eye }, breath) {
    const rise = 7 * breath
    form(ink.clay([ink.ellipse(96, -16, 34, 22), ink.ellipse(124, -14, 22, 16)], 6), 0.5)
    form(ink.clay([ink.ellipse(74, -10, 32, 20), ink.ellipse(104, -2, 22, 15)], 6), 0.56)
    const cap = ink.path(
      [
        [-150, -12, 1, 1],
        [-150, -66 - rise * 0.5],
        [-104, -126 - rise],
        [-34, -152 - rise * 1.3],
        [44, -140 - rise * 1.2],
        [106, -96 - rise * 0.8],
        [128, -38, 1, 1],
        [70, -24],
        [0, -30],
        [-70, -16],
      ],
      true,
    )
    black(cap)
    ink.rim(cap, { distance: 3 })
    for (const [x, y, rx, ry, turn] of [
      [-74, -98, 27, 22, -30],
      [2, -120, 25, 19, 0],
      [68, -84, 22, 24, 30],
      [-6, -66, 18, 14, 0],
      [-124, -46, 13, 20, 10],
      [104, -46, 10, 14, 20],
      [-62, -44, 12, 9, 0],
    ] as const) {
      const dot = ink.ellipse(x, y - rise * 0.8, rx, ry, turn)
      ink.black(dot, { white: true })
      ink.tone(dot, { from: 0.5, to: 0.8, width: 2, spacing: 2.8 })
    }
    // A face in the warm beneath it, just the nose out.
    form(ink.path('-116,-14 -108,-42 -74,-56 -30,-54 4,-40 10,-8 -10,16 -96,18', true), 0.62)
    ink.at(-56, -26, {}, () => {
      eye(-20, -4, 8)
      eye(24, -5, 8)
      pen(2.6, '-6,14 2,19 12,13')
      for (const x of [-38, 42]) tint(ink.ellipse(x, 10, 9, 5.6), 0.3)
    })
    if (breath) pen(2.6, '-62,2 -66,14 -56,16', '-70,8 -80,18')
  },

  over({ ink, form, tint, pen }) {
    form(
      ink.clay([ink.tube('-96,-10@24 -118,6@20 -122,26@18', { root: true }), ink.ellipse(-122, 30, 14, 13)], 5),
      0.54,
    )
    pen(2, '-128,32 -130,40', '-121,34 -121,42')
    // It has kept a smaller one for the worst of nights.
    ink.at(52, 6, { rotate: 14 }, () => {
      form('-9,24* -7,-2 7,-2 10,24*', 0.5)
      const bell = ink.path('-28,2* -22,-18 -2,-28 22,-18 29,2* 0,8', true)
      form(bell, 0.5)
      tint(bell, 2)
      for (const [x, y, r] of [
        [-12, -10, 4.6],
        [6, -16, 4],
        [15, -5, 3.6],
      ] as const)
        ink.dot(x, y, r, { white: true })
      pen(2, '-6,12 -3,14 0,12', '3,12 6,14 9,12')
    })
  },
}
