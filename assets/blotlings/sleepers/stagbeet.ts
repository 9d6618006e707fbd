import type { Sleeper } from './sleeper'

/** A beetle with antlers. */
export const stagbeet: Sleeper = {
  neck({ black, white }) {
    black('-28,46* -26,26 0,16 26,26 30,46*')
    white(2, '0,30 1,46')
  },

  head({ ink, form, black, tint, white, shining }) {
    const jaws = [
      '-8,-10* -26,-22 -26,-42* -14,-34 -10,-36* -8,-24 -2,-14*',
      '8,-10* 26,-24 24,-44* 13,-35 9,-38* 8,-24 2,-14*',
    ]
    for (const jaw of jaws) {
      const shape = ink.path(jaw, true)
      form(shape)
      tint(shape, 1.2)
    }
    black(ink.clay([ink.ellipse(0, 2, 22, 17), ink.ellipse(0, 14, 26, 14)], 8))
    white(2.2, '-18,-6 -8,-12 6,-13', '-22,16 -18,10')
    for (const x of [-12, 11]) {
      shining(x, 3, 8, () => {
        form(ink.ellipse(x, 2, 6.4, 6.4))
        ink.black(ink.ellipse(x - 1.6, 3, 2.8, 3.2))
      })
    }
    white(2, '-6,18 0,20 7,17')
  },

  body(hand, breath) {
    const { ink, form, black, tint, pen, flick } = hand
    const rise = 6 * breath
    for (const [x, lean, l] of [
      [-26, -26, 60],
      [32, 6, 66],
      [92, 34, 54],
    ] as const)
      ink.line(
        [
          [x, -70],
          [x + lean * 0.3, -96 - l * 0.4],
          [x + lean, -96 - l * 0.5],
          [x + lean + 6, -104 - l],
        ],
        { width: 8, profile: 'pen' },
      )
    const shell = ink.clay([ink.ellipse(36, -34, 122, 66), ink.ellipse(60, -14, 100, 44)], 10)
    black(shell)
    ink.rim(shell, { distance: 3 })
    const belly = ink.ellipse(34, -62 - rise, 98, 42 + rise * 0.7)
    form(belly, 0.54)
    for (const x of [-28, 4, 38, 72, 102])
      pen(2.6, [
        [x - 4, -94 - rise + Math.abs(x - 34) * 0.24],
        [x + 8, -62 - rise],
        [x - 2, -28 - Math.abs(x - 34) * 0.12],
      ])
    for (const [x, lean, l] of [
      [-48, -44, 44],
      [10, -16, 58],
      [66, 18, 52],
    ] as const) {
      ink.line(
        [
          [x, -66 - rise],
          [x + lean * 0.4, -108 - rise],
          [x + lean * 0.7, -112 - rise],
          [x + lean, -100 - l - rise * 1.5],
        ],
        { width: 10, profile: 'pen' },
      )
      flick(
        3,
        [
          [x + lean, -100 - l - rise * 1.5],
          [x + lean - 12, -110 - l - rise * 1.5],
        ],
        [
          [x + lean, -100 - l - rise * 1.5],
          [x + lean + 8, -114 - l - rise * 1.5],
        ],
      )
    }
    // The patch of a handkerchief over its middle, for decency.
    const cloth = ink.path(
      [
        [0, -104 - rise * 1.6, 1, 1],
        [66, -108 - rise * 1.6, 1, 1],
        [74, -62 - rise, 1, 1],
        [40, -56 - rise],
        [6, -62 - rise, 1, 1],
      ],
      true,
    )
    form(cloth, 0.7)
    tint(cloth, 2)
    for (const [x, y] of [
      [18, -90],
      [44, -94],
      [30, -74],
      [58, -78],
    ] as const)
      ink.dot(x, y - rise, 4.4, { white: true })
    ink.at(-86, -44, { rotate: -74, scale: 1.7 }, () => stagbeet.head(hand))
  },

  over({ ink, flick }) {
    ink.line('120,-22 138,-2 132,18 142,46', { width: 9, profile: 'pen' })
    flick(3, '142,46 134,58', '142,46 152,56')
  },
}
