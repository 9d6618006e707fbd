import type { Sleeper } from './sleeper'

/** An owl that sleeps at night. */
export const nightowl: Sleeper = {
  neck({ form, pen }) {
    form('-30,48* -30,20 0,12 30,20 30,48*', 0.46)
    for (const [x, y] of [
      [-14, 34],
      [0, 38],
      [14, 34],
      [-7, 44],
      [8, 45],
    ] as const)
      pen(1.8, [
        [x - 5, y - 2],
        [x, y + 3],
        [x + 5, y - 2],
      ])
  },

  head({ ink, form, tint, pen, ring }) {
    form('-30,0 -32,-20 -36,-36* -18,-28 0,-28 18,-28 37,-38* 32,-20 30,2 20,22 0,28 -20,22', 0.54)
    ring(-13, -4, 13, 0.14)
    ring(14, -4, 13, -0.14)
    const beak = ink.path('-5,4* 6,4* 1,18*', true)
    form(beak)
    tint(beak, 0.6)
    pen(2.4, '-28,-20 -12,-20 -2,-12', '28,-20 13,-20 3,-12')
  },

  body({ ink, form, black, tint, pen, flick, white }, breath) {
    const rise = 7 * breath
    const body = ink.clay(
      [ink.ellipse(0, -70 - rise * 0.5, 92 + rise * 0.5, 86 + rise * 0.5), ink.ellipse(10, -16, 92, 40)],
      10,
    )
    form(body, 0.46, 3.8)
    for (const side of [-1, 1]) {
      const wing = ink.path(
        [
          [side * 56, -118 - rise, 1, 1],
          [side * 104, -86 - rise],
          [side * 118, -30],
          [side * 98, 22, 1, 1],
          [side * 78, -6],
          [side * 62, -50],
        ],
        true,
      )
      form(wing, 0.42)
      for (let i = 0; i < 4; i++)
        pen(2.6, [
          [side * (66 + i * 10), -84 + i * 6],
          [side * (76 + i * 9), -46 + i * 8],
          [side * (84 + i * 5), -8 + i * 5],
        ])
    }
    for (const [x, y] of [
      [-34, -46],
      [0, -40],
      [34, -46],
      [-18, -24],
      [18, -23],
      [0, -8],
      [-44, -14],
      [44, -16],
    ] as const)
      pen(2.8, [
        [x - 10, y - 5 - rise * 0.3],
        [x, y + 5 - rise * 0.3],
        [x + 10, y - 5 - rise * 0.3],
      ])
    // The head has slipped to one side, as they do on trains.
    ink.at(-16, -122 - rise * 1.2, { rotate: -17 }, () => {
      form('-64,0 -72,-46 -80,-84* -40,-62 0,-66 40,-62 80,-88* 72,-46 64,2 42,44 0,56 -42,44', 0.54, 3.6)
      const mask = ink.path('-66,-28 -34,-36 0,-28 34,-36 68,-30 66,2 44,20 18,14 0,2 -18,14 -44,20 -64,4', true)
      black(mask)
      white(2.4, '-54,-20 -32,-26 -14,-22', '20,-23 38,-27 56,-22')
      // Eyes embroidered on it, to keep up appearances.
      for (const x of [-34, 36]) {
        ink.black(ink.ellipse(x, -8, 15, 14), { white: true })
        ink.black(ink.ellipse(x + 2, -6, 6.6, 7.4))
        flick(
          2,
          [
            [x - 12, -16],
            [x - 15, -24],
          ],
          [
            [x, -22],
            [x, -29],
          ],
          [
            [x + 12, -16],
            [x + 15, -24],
          ],
        )
      }
      const beak = ink.path('-12,10* 13,10* 2,40*', true)
      form(beak)
      tint(beak, 1.2)
      pen(2.4, '-30,34 -22,40 -14,38', '16,38 24,40 31,34')
    })
  },

  over({ ink, form, tint }) {
    for (const x of [-34, 26])
      ink.at(x, 4, {}, () => {
        for (const [tx, turn] of [
          [-15, 14],
          [0, 0],
          [15, -14],
        ] as const) {
          const toe = ink.leaf(tx * 0.6, -12, 90 + turn, 32, 15, { belly: 0.5 })
          form(toe, 0.5, 2.6)
          tint(toe, 0.6)
        }
        for (const tx of [-16, 0, 16]) form(ink.leaf(tx, 16, 92, 11, 6, { tip: 0.1 }), undefined, 2)
      })
  },
}
