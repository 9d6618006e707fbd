import { drawEye } from '../eyes'
import { drawHead } from '../heads'
import { OUTLINE, type Sleeper } from './sleeper'

/** Those with wings, asleep, by English name. */
export const WINGED_SLEEPERS = {
  /** Sitting, its beak laid down like a suitcase. */
  Pufflet: {
    body(hand, rise) {
      const { ink } = hand
      const body = hand.form(
        ink.clay([ink.ellipse(24, -46 - rise, 62, 58 + rise), ink.ellipse(-12, -78 - rise, 44, 38)], 12),
        { width: OUTLINE, from: 0.54 },
      )
      ink.clip(body, () =>
        hand.spot('-8,-124* 110,-120* 110,20* 36,20 52,-20 48,-58 30,-76 34,-92 18,-106 -6,-110 -34,-100 -20,-118'),
      )
      ink.rim(body, { distance: 2.4 })
      hand.solid(ink.leaf(58, -74 - rise, 70, 84, 42, { bend: -10, belly: 0.5, tip: 0.3 }), { halo: 2.2, rim: 2 })
      hand.white(2.4, '64,-56 72,-12', '74,-54 78,-20')
      drawEye(hand, 'oval', -8, -86 - rise, { scale: 2 })
      ink.line(
        [
          [-18, -102 - rise],
          [-6, -105 - rise],
          [6, -101 - rise],
        ],
        { width: 3 },
      )
    },
    over(hand, rise) {
      const beak = hand.tinted(
        [
          [-38, -104 - rise, 1, 1],
          [-74, -88 - rise],
          [-98, -52],
          [-106, -10],
          [-100, 12, 1, 1],
          [-82, 4],
          [-64, -22],
          [-36, -50 - rise, 1, 1],
        ],
        { width: OUTLINE, from: 0.6, offset: 3, halo: 2 },
      )
      hand.ink.clip(beak, () => hand.pen(3.6, '-58,-110 -62,-70 -44,-40', '-80,-100 -86,-50 -68,-10'))
      hand.pen(3, '-100,8 -84,-20 -62,-54 -38,-72')
    },
  },
  /** Upright, a mask over its eyes against all that dark. */
  Nightowl: {
    body(hand, rise) {
      const { ink } = hand
      const body = hand.form(
        [
          [-58, 20, 1, 1],
          [-72, -30 - rise],
          [-66, -76 - rise],
          [-74, -122 - rise, 1, 1],
          [-40, -104 - rise],
          [0, -100 - rise],
          [40, -104 - rise],
          [74, -124 - rise, 1, 1],
          [66, -76 - rise],
          [72, -30 - rise],
          [58, 20, 1, 1],
        ],
        { width: OUTLINE, from: 0.52 },
      )
      ink.clip(body, () => {
        for (const [x, y] of [
          [-24, -24],
          [4, -18],
          [32, -24],
          [-10, -4],
          [18, -2],
        ] as const)
          hand.pen(2.8, [
            [x - 9, y - 4],
            [x, y + 5],
            [x + 9, y - 4],
          ])
        hand.tinted(
          [
            [-74, -82 - rise, 1, 1],
            [-40, -92 - rise],
            [0, -84 - rise],
            [40, -92 - rise],
            [74, -84 - rise, 1, 1],
            [70, -64 - rise],
            [40, -54 - rise],
            [12, -58 - rise],
            [0, -70 - rise],
            [-12, -58 - rise],
            [-40, -54 - rise],
            [-70, -62 - rise],
          ],
          { width: 3, halo: 0.6, offset: 1 },
        )
      })
      for (const x of [-32, 34])
        hand.pen(
          2.6,
          [
            [x - 12, -76 - rise],
            [x, -69 - rise],
            [x + 12, -76 - rise],
          ],
          [
            [x - 8, -72 - rise],
            [x - 10, -66 - rise],
          ],
          [
            [x + 8, -72 - rise],
            [x + 10, -66 - rise],
          ],
        )
      hand.tinted(
        [
          [-9, -62 - rise, 1, 1],
          [0, -66 - rise],
          [9, -62 - rise, 1, 1],
          [2, -44 - rise, 1, 1],
        ],
        { width: 2.8 },
      )
    },
    over(hand) {
      const wing = hand.ink.leaf(58, -62, 84, 110, 44, { bend: -12, belly: 0.5, tip: 0.3 })
      hand.form(wing, { width: OUTLINE, from: 0.5, halo: 2 })
      hand.flick(2.6, '52,-30 50,18', '62,-28 62,30', '72,-30 72,10')
      hand.pen(2.4, '-70,-70 -90,-56')
    },
  },
  /** On one leg all the same, its head put away. */
  Heronk: {
    body(hand, rise) {
      const { ink } = hand
      for (const [turn, length] of [
        [-4, 66],
        [12, 62],
        [28, 54],
      ] as const)
        hand.solid(ink.leaf(62, -40, turn, length, 22, { bend: -6, belly: 0.62, tip: 0.6 }), { rim: 1.4 })
      hand.form(
        ink.clay(
          [
            ink.ellipse(14, -46 - rise, 78, 48 + rise),
            ink.tube(
              [
                [-40, -40, 44],
                [-74, -66 - rise, 26],
                [-60, -100 - rise, 22],
                [-26, -100 - rise, 22],
                [-4, -76 - rise, 24],
              ],
              { root: true },
            ),
          ],
          8,
        ),
        { width: OUTLINE, from: 0.52 },
      )
      const wing = hand.tinted(
        [
          [-22, -78 - rise, 1, 1],
          [14, -92 - rise],
          [60, -74 - rise],
          [98, -38, 1, 1],
          [60, -14],
          [6, -14],
          [-26, -34 - rise],
        ],
        { width: 3.2, from: 0.56, offset: 3, halo: 1.6 },
      )
      ink.clip(wing, () => hand.flick(2.6, '10,-72 50,-58 80,-40', '0,-52 40,-40 66,-26', '-6,-34 20,-26 44,-18'))
      for (const [turn, length] of [
        [-120, 40],
        [-98, 44],
        [-76, 38],
      ] as const)
        hand.tinted(ink.leaf(-52, -112 - rise, turn, length, 13, { bend: -6 }), { width: 2.4 })
      hand.pen(3.2, [
        [-48, -100 - rise],
        [-38, -95 - rise],
        [-28, -100 - rise],
      ])
    },
    over(hand) {
      const { ink } = hand
      hand.form(ink.tube('34,-24@11 52,14@9 30,40@8', { root: true }), { width: 2.8, halo: 1.8, from: 0.5 })
      hand.form(ink.ellipse(51, 12, 8.4, 8), { width: 2.6 })
      hand.pen(4.4, '30,38 14,52', '30,38 30,58', '30,38 44,52')
      // The bill, which would not go under the wing.
      hand.tinted('-24,-92* -8,-104* 44,-64* 34,-58*', { width: 2.8, offset: 1, halo: 1.4 })
    },
  },
  /** Under its own wing; it snores smoke. */
  Dragling: {
    body(hand, rise) {
      const { ink } = hand
      hand.form(ink.tube('70,-20@44 104,-30@32 118,-60@20 108,-88@8', { root: true }), { width: 3.2, from: 0.46 })
      hand.form(ink.clay([ink.ellipse(20, -42 - rise * 0.5, 86, 48 + rise), ink.ellipse(-40, -28, 44, 36)], 12), {
        width: OUTLINE,
        from: 0.48,
      })
      const wing = hand.tinted(
        [
          [-8, -70 - rise, 1, 1],
          [20, -116 - rise],
          [66, -132 - rise, 1, 1],
          [98, -92 - rise],
          [112, -34, 1, 1],
          [84, -46],
          [66, -14, 1, 1],
          [44, -38],
          [10, -12, 1, 1],
        ],
        { width: 3.2, from: 0.6, offset: 3, halo: 1.8 },
      )
      ink.clip(wing, () => hand.pen(2.6, '0,-66 40,-100 66,-130', '2,-60 60,-70 110,-36', '2,-52 40,-40 64,-16'))
      drawHead(
        hand,
        { muzzle: 'short', ears: 'fin', horns: 'dragon' },
        { eyes: 'big', mouth: 'fangs', nose: 'nostrils' },
        { x: -52, y: -42 - rise * 0.3, scale: 1.5, turn: 6 },
      )
      for (const [x, y, radius] of [
        [-108, -50 - rise * 2, 7 + rise * 0.4],
        [-120, -70 - rise * 3, 9 + rise * 0.6],
      ] as const)
        hand.form(ink.ellipse(x, y, radius, radius * 0.8), { width: 2.2 })
    },
    over(hand) {
      hand.form(hand.ink.tube('10,-22@22 4,8@18 -2,24@20', { root: true, round: 1 }), {
        width: 3,
        halo: 1.8,
        from: 0.5,
      })
      for (const x of [-12, -2, 8]) hand.spot(hand.ink.leaf(x, 30, 94, 13, 7))
    },
  },
} as const satisfies Record<string, Sleeper>
