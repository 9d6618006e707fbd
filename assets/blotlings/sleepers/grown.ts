import { drawFace } from '../face'
import { drawFoot } from '../feet'
import { OUTLINE, type Sleeper } from './sleeper'

/** What grew in the garden or stood in the kitchen, asleep, by English name. */
export const GROWN_SLEEPERS = {
  /** Its cap is its bed, its blanket and its door. */
  Capkin: {
    body(hand, rise) {
      const { ink } = hand
      const cap = hand.tinted(
        [
          [-110, 16, 1, 1],
          [-106, -34],
          [-66, -78 - rise],
          [0, -94 - rise],
          [66, -80 - rise],
          [108, -36],
          [112, 16, 1, 1],
        ],
        { width: OUTLINE + 0.2, from: 0.54, offset: 4 },
      )
      ink.clip(cap, () => {
        for (const [x, y, rx, ry] of [
          [-58, -48, 20, 16],
          [2, -76, 18, 13],
          [62, -50, 20, 18],
          [4, -36, 16, 12],
          [-94, -14, 12, 12],
          [98, -10, 11, 12],
          [-26, -10, 9, 7],
        ] as const)
          ink.black(ink.ellipse(x, y - rise * 0.6, rx, ry), { white: true })
      })
    },
    over(hand, rise) {
      const { ink } = hand
      hand.form(ink.clay([ink.ellipse(-34, -4 - rise * 0.3, 38, 26), ink.ellipse(-34, 4, 34, 16)], 8), {
        width: 3.2,
        from: 0.56,
        halo: 2,
      })
      drawFace(
        hand,
        { eyes: 'oval', mouth: 'round', brow: 'none', hasCheeks: true },
        { x: -35, y: -8 - rise * 0.3, scale: 1.2, drop: 12 },
      )
      for (const [x, turn] of [
        [40, -14],
        [72, 16],
      ] as const)
        ink.at(x, 34, { rotate: turn, scale: 1.6 }, () => drawFoot(hand, 'slipper', 0, 0))
    },
  },
  /** On its side, off the boil. */
  Brewster: {
    body(hand, rise) {
      const { ink } = hand
      hand.far(ink.tube('18,-92@14 34,-128@14 72,-122@14 76,-84@13', { root: true }), { width: 3 })
      ink.at(6, -46 - rise * 0.4, { rotate: -24 }, () => {
        const pot = hand.form(
          ink.clay([ink.ellipse(0, 0, 82, 62 + rise * 0.5, 0, 0.01), ink.ellipse(52, -8, 30, 44)], 10),
          { width: OUTLINE, from: 0.5 },
        )
        ink.clip(pot, () => ink.line('-52,-70 -42,0 -50,70', { width: 13, color: hand.accent, profile: 'even' }))
      })
      // The lid has come off: it dreams.
      ink.at(92, -60, { rotate: 62 }, () => {
        hand.form('-46,0* -32,-22 0,-30 32,-22 46,0* 0,8', { width: 3.2, from: 0.54 })
        hand.tinted(ink.ellipse(0, -36, 11, 10), { width: 2.8 })
      })
      for (const [x, y, radius] of [
        [96, -106, 9],
        [108, -124 - rise, 7],
      ] as const)
        hand.form(ink.ellipse(x, y, radius, radius * 0.86), { width: 2.2 })
      drawFace(
        hand,
        { eyes: 'sleepy', mouth: 'round', brow: 'none', hasCheeks: true },
        { x: 12, y: -54 - rise * 0.4, scale: 1.6, turn: -20, drop: 15 },
      )
    },
    over(hand, rise) {
      const { ink } = hand
      hand.form(ink.tube('-44,-22@42 -82,-20@28 -98,8@20 -112,20@18', { round: 0.2 }), {
        width: 3.2,
        from: 0.52,
        halo: 2,
      })
      hand.solid(ink.ellipse(-114, 22, 6, 10, 40), { rim: 0, halo: 0.6 })
      hand.tinted(
        [
          [-120, 36 + rise * 2, 1, 1],
          [-115, 46 + rise * 2],
          [-120, 52 + rise * 2],
          [-125, 46 + rise * 2],
        ],
        { width: 2, offset: 0.4 },
      )
      ink.at(44, 34, { scale: 1.9, rotate: -10 }, () => drawFoot(hand, 'boot', 0, 0))
    },
  },
  /** Furled, and strapped for the night. */
  Rainbrolly: {
    body(hand, rise) {
      const { ink } = hand
      ink.at(0, -34, { rotate: -16 }, () => {
        hand.even(6, '-110,2 -136,4')
        const cloth = hand.form(
          [
            [-116, 0, 1, 1],
            [-60, -30 - rise],
            [10, -44 - rise],
            [84, -34 - rise],
            [96, -8, 1, 1],
            [82, 6],
            [98, 22, 1, 1],
            [70, 38],
            [0, 42],
            [-60, 24],
          ],
          { bare: true, halo: 2 },
        )
        ink.clip(cloth, () => {
          ink.tint('-120,-6 0,-20 100,-16* 100,8* 0,8 -120,2', { color: hand.accent, offset: 0 })
          ink.tint('-60,26 20,30 100,20* 100,44* 0,50', { color: hand.accent, offset: 0 })
          hand.pen(2.8, '-116,0 -20,-20 92,-18', '-116,0 -10,6 90,6', '-114,2 -20,26 86,24')
        })
        ink.tone(cloth, { from: 0.5, width: 2.8 })
        ink.contour(cloth, { width: OUTLINE })
        hand.form(
          ink.tube(
            [
              [34, -46 - rise, 13],
              [40, 0, 14],
              [32, 44, 13],
            ],
            { root: true, round: 1 },
          ),
          { width: 2.8 },
        )
        hand.spot(ink.ellipse(38, 4, 4, 4))
        drawFace(
          hand,
          { eyes: 'ring', mouth: 'wobble', brow: 'none', isCyclops: true },
          { x: -24, y: -6 - rise * 0.5, scale: 1.5, drop: 17 },
        )
        hand.form('90,-4* 118,-5* 118,6* 90,8*', { width: 2.8, from: 0.4 })
      })
    },
    over(hand) {
      const { ink } = hand
      hand.form(ink.tube('92,-62@13 112,-36@12 104,-6@12', { root: true }), { width: 2.8, from: 0.5, halo: 1.6 })
      ink.at(104, 36, { scale: 2.3, rotate: 8 }, () => drawFoot(hand, 'boot', 0, 0))
    },
  },
  /** Planted. It bites in its sleep. */
  Turnipper: {
    body(hand, rise) {
      const { ink } = hand
      for (const [turn, length] of [
        [-150, 70],
        [-126, 66],
        [-30, 72],
        [-54, 66],
      ] as const) {
        hand.form(ink.leaf(0, -92 - rise, turn, length, 34, { bend: turn < -90 ? -18 : 18, belly: 0.6 }), {
          width: 3,
          from: 0.5,
        })
        hand.pen(2, [
          [Math.cos((turn / 180) * Math.PI) * 8, -92 - rise + Math.sin((turn / 180) * Math.PI) * 8],
          [
            Math.cos((turn / 180) * Math.PI) * length * 0.7,
            -92 - rise + Math.sin((turn / 180) * Math.PI) * length * 0.7 + 4,
          ],
        ])
      }
      const root = hand.form(
        [
          [-86, -34],
          [-78, -78 - rise],
          [-34, -98 - rise],
          [34, -98 - rise],
          [78, -78 - rise],
          [88, -34],
          [66, 12],
          [20, 36],
          [-20, 36],
          [-64, 12],
        ],
        { bare: true, halo: 2 },
      )
      ink.clip(root, () =>
        ink.wash('-110,-40 -110,-120 110,-120 110,-40 20,-48 -20,-42', {
          color: hand.accent,
          alpha: 0.85,
          fade: { from: [0, -90], to: [0, -30] },
        }),
      )
      ink.tone(root, { from: 0.5, width: 2.8 })
      ink.contour(root, { width: OUTLINE })
      drawFace(
        hand,
        { eyes: 'cross', mouth: rise > 0 ? 'grin' : 'flat', brow: 'none' },
        { x: 0, y: -58 - rise * 0.5, scale: 2, drop: 14 },
      )
    },
    over(hand) {
      for (const path of [
        '-40,-16 -54,14 -46,40 -60,56',
        '-44,-4 -72,12 -78,32',
        '30,-16 40,12 34,34 46,52',
        '36,-2 62,10 68,30',
        '34,14 22,30',
      ])
        hand.ink.line(path, { width: 9, profile: 'flick' })
    },
  },
} as const satisfies Record<string, Sleeper>
