import type { Sleeper } from './sleeper'

/** A worm with feelers. */
export const loopworm: Sleeper = {
  neck({ ink, form, pen }) {
    form(ink.tube('44,40@26 30,46@28 8,44@30 -6,34@30', { root: true }), 0.5)
    form(ink.tube('-2,48@34 -4,26@34 0,4@36 2,-2@34', { root: true }), 0.5)
    for (const y of [20, 29, 38, 46])
      pen(2.2, [
        [-20, y - 2],
        [-4, y + 3],
        [13, y - 3],
      ])
  },

  head({ ink, form, tint, pen, eye }) {
    for (const [x, lean] of [
      [-10, -1],
      [12, 1],
    ] as const) {
      pen(2.8, [
        [x, -16],
        [x + lean * 4, -28],
        [x + lean * 12, -36],
      ])
      const ball = ink.ellipse(x + lean * 14, -37, 5.6, 5.6)
      form(ball)
      tint(ball, 0.4)
    }
    form(ink.ellipse(0, -2, 24, 22), 0.58)
    eye(-9, -4, 3.4)
    eye(9, -5, 3.4)
    pen(2.2, '-10,7 -1,11 10,6')
    for (const x of [-17, 16]) tint(ink.ellipse(x, 5, 4, 3), 0.2)
  },

  body(hand, breath) {
    const { ink, form, tint, pen } = hand
    const rise = 6 * breath
    const coil = (spine: [number, number, number][]) => {
      const shape = ink.tube(spine, { root: true })
      form(shape, 0.48, 3.6)
      return shape
    }
    coil([
      [-110, -14, 46],
      [-60, -46, 48],
      [40, -54, 50],
      [118, -22, 46],
    ])
    coil([
      [130, -14, 44],
      [70, 12, 50],
      [-50, 12, 50],
      [-122, -12, 44],
    ])
    coil([
      [-92, -62 - rise, 44],
      [-40, -90 - rise, 46],
      [50, -92 - rise, 46],
      [104, -62 - rise, 44],
    ])
    coil([
      [110, -56 - rise, 42],
      [56, -32 - rise * 0.5, 48],
      [-44, -32 - rise * 0.5, 48],
      [-104, -56 - rise, 42],
    ])
    coil([
      [-58, -108 - rise * 1.5, 40],
      [0, -130 - rise * 1.5, 42],
      [62, -108 - rise * 1.5, 42],
      [38, -82 - rise, 42],
      [-30, -80 - rise, 42],
    ])
    for (const [x, y, lean] of [
      [-60, 6, 2],
      [-24, 12, 1],
      [14, 14, 0],
      [52, 11, -1],
      [88, 2, -2],
      [-58, -36, 2],
      [-20, -30, 1],
      [20, -30, 0],
      [60, -36, -1],
    ] as const)
      pen(2.6, [
        [x + lean, y - 20 - (y < -10 ? rise * 0.5 : 0)],
        [x + 7, y - (y < -10 ? rise * 0.5 : 0)],
        [x - lean, y + 20 - (y < -10 ? rise * 0.5 : 0)],
      ])
    ink.at(-44, -104 - rise * 1.6, { rotate: -10, scale: 1.6 }, () => loopworm.head(hand))
    // A belt, so that it does not come undone.
    const belt = ink.path(
      [
        [78, -84 - rise, 1, 1],
        [100, -76 - rise, 1, 1],
        [96, 24, 1, 1],
        [74, 30, 1, 1],
      ],
      true,
    )
    form(belt)
    tint(belt, 1)
    form('70,-30* 104,-32* 104,-8* 70,-6*', undefined, 2.6)
    ink.line('86,-26 88,-12', { width: 4, profile: 'even' })
  },

  over({ ink, form, pen }) {
    form(ink.tube('-86,6@40 -110,26@32 -108,48@22 -92,58@10', { root: true }), 0.5, 3.2)
    for (const [x, y] of [
      [-104, 14],
      [-112, 28],
      [-108, 44],
    ] as const)
      pen(2.4, [
        [x - 12, y],
        [x, y + 5],
        [x + 12, y - 2],
      ])
  },
}
