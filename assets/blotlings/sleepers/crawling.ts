import { drawEye } from '../eyes'
import { drawFace } from '../face'
import { drawHead } from '../heads'
import { OUTLINE, type Sleeper } from './sleeper'

/** Those that crawl, spin, swim or carry a house, asleep, by English name. */
export const CRAWLING_SLEEPERS = {
  /** On its side like something at the fishmonger's, its lamp turned low. */
  Lanternjaw: {
    body(hand, rise) {
      const { ink } = hand
      hand.tinted('86,-50* 108,-84 122,-88* 114,-50 122,-10* 104,-20*', { width: 3 })
      hand.form('20,-92* 40,-126 62,-118* 60,-100 72,-82*', { width: 3, from: 0.4 })
      const body = hand.form(
        ink.clay([ink.ellipse(6, -46 - rise * 0.4, 90, 50 + rise * 0.6), ink.ellipse(-50, -34, 50, 40)], 12),
        { bare: true, halo: 2 },
      )
      ink.tone(body, { from: 0.44, width: 3.2, spacing: 2.8, cross: 0.4 })
      ink.contour(body, { width: OUTLINE + 0.4 })
      const open = rise
      hand.spot([
        [-100, -30 - open, 1, 1],
        [-56, -34 - open],
        [-10, -44, 1, 1],
        [-14, -16 + open * 0.5],
        [-50, -8 + open * 0.5],
        [-92, -16],
      ])
      for (const [x, length] of [
        [-90, 14],
        [-72, 11],
        [-54, 16],
        [-36, 11],
        [-22, 13],
      ] as const)
        ink.black(
          [
            [x - 6, -33 - open * 0.6, 1, 1],
            [x + 6, -34 - open * 0.6, 1, 1],
            [x, -33 + length, 1, 1],
          ],
          { white: true },
        )
      hand.tinted(ink.leaf(30, -34, 24, 46, 28, { belly: 0.6 }), { width: 2.8 })
      drawEye(hand, 'ring', -34, -66 - rise * 0.5, { scale: 1.8 })
    },
    over(hand, rise) {
      const { ink } = hand
      hand.pen(4, `-10,${-92 - rise} -60,-120 -108,-92 -112,-30 -104,8`)
      hand.tinted(ink.ellipse(-103, 20, 13, 13), { width: 3, offset: 1, halo: 1.6 })
      for (const turn of [20, 60, 100, 140, 180])
        hand.flick(2.2, [
          [-103 + Math.cos((turn / 180) * Math.PI) * 18, 20 + Math.sin((turn / 180) * Math.PI) * 18],
          [-103 + Math.cos((turn / 180) * Math.PI) * (24 + rise), 20 + Math.sin((turn / 180) * Math.PI) * (24 + rise)],
        ])
    },
  },
  /** On its back, and all six legs have let go. */
  Stagbeet: {
    body(hand, rise) {
      const { ink } = hand
      hand.solid(ink.clay([ink.ellipse(22, -30, 92, 44), ink.ellipse(80, -36, 34, 32)], 10), { halo: 2, rim: 2.6 })
      const belly = hand.form(ink.ellipse(28, -54 - rise, 70, 26 + rise), { width: 3, from: 0.5 })
      ink.clip(belly, () =>
        hand.pen(2.6, '-10,-80 0,-50 -6,-24', '20,-84 28,-50 22,-24', '52,-82 60,-50 54,-24', '80,-74 86,-50 82,-30'),
      )
      for (const [x, kneeX, kneeY, footX, footY] of [
        [0, -16, -98, 6, -116],
        [28, 20, -108, 42, -122],
        [58, 66, -104, 50, -118],
        [78, 102, -86, 96, -108],
      ] as const) {
        hand.even(5, [
          [x, -62 - rise],
          [kneeX, kneeY],
          [footX, footY],
        ])
        hand.pen(
          3,
          [
            [footX, footY],
            [footX + 6, footY - 5],
          ],
          [
            [footX, footY],
            [footX - 4, footY - 7],
          ],
        )
      }
      hand.solid(ink.clay([ink.ellipse(-60, -40, 44, 38), ink.ellipse(-68, -24, 32, 22)], 10), { halo: 2.2, rim: 2.4 })
      drawFace(
        hand,
        { eyes: 'cross', mouth: 'smile', brow: 'none' },
        { x: -62, y: -42, scale: 1.5, isDark: true, turn: -14 },
      )
    },
    over(hand) {
      for (const jaw of [
        '-92,-54* -124,-44 -128,4* -112,-14 -104,-4* -100,-22 -82,-38*',
        '-70,-26* -92,2 -84,44* -74,22 -62,32* -62,8 -50,-18*',
      ])
        hand.tinted(jaw, { width: 3.2, from: 0.6, offset: 2.2, halo: 2 })
    },
  },
  /** Nobody at home. */
  Swirlo: {
    body(hand, rise) {
      const { ink } = hand
      const shell = hand.tinted(ink.ellipse(10, -58 - rise * 0.5, 74, 68 + rise * 0.6, 0, 0.02), {
        width: OUTLINE + 0.2,
        from: 0.54,
        offset: 4,
      })
      ink.clip(shell, () =>
        hand.pen(
          5.4,
          '60,-16 80,-60 50,-106 -2,-112 -40,-72 -24,-26 22,-18 46,-50 30,-84 -2,-82 -10,-54 14,-46 22,-62 8,-68',
        ),
      )
      ink.contour(shell, { width: OUTLINE })
      // The card that hangs on its door.
      hand.pen(2, '-30,-70 -50,-46 -66,-38')
      hand.form('-84,-40* -48,-46* -44,-20* -80,-14*', { width: 2.6, halo: 1.6 })
      hand.pen(2.6, '-74,-30 -62,-36 -72,-24 -58,-29', '-56,-34 -50,-36 -55,-29 -49,-31')
    },
    over(hand, rise) {
      const { ink } = hand
      hand.form(ink.tube('-20,-14@36 -66,-4@30 -84,8@26', { root: true, round: 1 }), {
        width: 3.2,
        from: 0.52,
        halo: 2,
      })
      for (const [x, y] of [
        [-96, 38],
        [-66, 46],
      ] as const) {
        hand.form(
          ink.tube(
            [
              [-82, 4, 10],
              [x + 6, y - 24, 9],
              [x, y - 6, 9],
            ],
            { root: true },
          ),
          { width: 2.6 },
        )
        hand.form(ink.ellipse(x, y + rise * 0.4, 11, 11), { width: 2.8 })
        drawEye(hand, 'shut', x, y + rise * 0.4, { scale: 1.3 })
      }
    },
  },
  /** A king at rest: his crown over one eye. */
  Bogking: {
    body(hand, rise) {
      const { ink } = hand
      for (const side of [1, -1])
        hand.form(ink.ellipse(side * 84, -26, 36, 32, side * 20), { width: 3, from: side > 0 ? 0.36 : 0.54 })
      hand.form(
        ink.clay(
          [
            ink.ellipse(0, -36 - rise * 0.5, 98, 42 + rise),
            ink.ellipse(-44, -72 - rise * 0.6, 28, 24),
            ink.ellipse(34, -74 - rise * 0.6, 28, 24),
          ],
          12,
        ),
        { width: OUTLINE, from: 0.52 },
      )
      for (const [x, y, r] of [
        [70, -40, 9],
        [82, -20, 6],
        [-84, -34, 7],
        [52, -20, 5],
      ] as const)
        hand.spot(ink.ellipse(x, y, r, r * 0.8))
      for (const x of [-46, 34]) drawEye(hand, 'sleepy', x, -74 - rise * 0.6, { scale: 2.2 })
      hand.pen(4, [
        [-86, -42 - rise * 0.3],
        [-50, -20],
        [0, -16],
        [50, -22],
        [84, -44 - rise * 0.3],
      ])
      ink.at(44, -92 - rise, { rotate: 22 }, () => {
        hand.tinted('-30,0* -38,-36* -20,-22 -8,-46* 6,-24 24,-40* 26,0* -2,8', { width: 3.2, from: 0.6, offset: 2 })
        hand.spot(ink.ellipse(-4, -10, 3.4, 4.2))
      })
    },
    over(hand) {
      for (const [x, flip] of [
        [-70, 1],
        [62, -1],
      ] as const) {
        hand.ink.at(x, -12, { scaleX: flip }, () => {
          hand.form(hand.ink.tube('6,-16@18 0,8@14', { root: true }), { width: 2.8, halo: 1.6 })
          hand.tinted('8,2* -4,4 -28,26* -16,28 -10,40* 2,30 14,40* 18,24 22,6*', { width: 3, offset: 1.6, halo: 1.4 })
          hand.pen(2, '2,8 -20,24', '6,10 -4,34', '12,8 14,34')
        })
      }
    },
  },
  /** Asleep in the sock that it meant to finish. */
  Knitter: {
    body(hand, rise) {
      const { ink } = hand
      for (const [knee, foot] of [
        ['84,-112', '112,-78'],
        ['54,-124', '90,-128'],
        ['-88,-104', '-112,-70'],
      ] as const)
        hand.even(5, `0,-50 ${knee} ${foot}`)
      const sock = hand.form(
        [
          [-34, -86 - rise, 1, 1],
          [30, -108 - rise],
          [82, -92 - rise],
          [110, -50],
          [116, 10, 1, 1],
          [-20, 16, 1, 1],
        ],
        { bare: true, halo: 2 },
      )
      ink.clip(sock, () => {
        ink.lines(['0,-120 14,-50 4,30', '44,-120 62,-50 54,30', '88,-110 104,-40 98,30'], {
          width: 18,
          color: hand.accent,
          profile: 'even',
        })
        for (let row = 0; row < 12; row++)
          for (let i = 0; i < 12; i++)
            hand.pen(1.6, [
              [-34 + i * 13, -108 + row * 11],
              [-29 + i * 13, -102 + row * 11],
              [-24 + i * 13, -108 + row * 11],
            ])
      })
      ink.tone(sock, { from: 0.54, width: 2.6 })
      ink.contour(sock, { width: OUTLINE })
      hand.form(
        ink.tube(
          [
            [-38, -92 - rise, 17],
            [-20, -40, 18],
            [-22, 16, 17],
          ],
          { root: true, round: 1 },
        ),
        { width: 3 },
      )
      hand.solid(ink.clay([ink.ellipse(-64, -48 - rise * 0.4, 46, 42), ink.ellipse(-66, -28, 36, 28)], 8), {
        halo: 2.2,
        rim: 2.4,
      })
      drawFace(
        hand,
        { eyes: 'ring', mouth: 'smile', brow: 'none' },
        { x: -64, y: -48 - rise * 0.4, scale: 1.7, isDark: true, drop: 15, turn: -6 },
      )
      for (const [x, y] of [
        [-98, -66],
        [-32, -70],
        [-72, -80],
        [-54, -81],
      ] as const) {
        ink.black(ink.ellipse(x, y - rise * 0.4, 7, 6), { white: true })
        hand.pen(2.4, [
          [x - 5, y - rise * 0.4],
          [x, y + 3 - rise * 0.4],
          [x + 5, y - rise * 0.4],
        ])
      }
    },
    over(hand) {
      const { ink } = hand
      hand.even(5, '-20,-22 -42,-8 -50,28')
      hand.form('-58,22* -42,21* -41,36 -33,42 -38,49 -58,46 -59,36', { width: 2.8, halo: 1 })
      ink.line('-59,33 -41,32', { width: 5, color: hand.accent, profile: 'even' })
      hand.even(6, '24,-36 70,34')
      ink.line('24,-36 70,34', { width: 3, white: true, profile: 'even' })
      hand.tinted(ink.ellipse(72, 38, 7, 7), { width: 2.6 })
      hand.pen(2.2, '30,-6 50,6 34,18 56,30 44,46 64,54')
    },
  },
  /** A light is on. The rest is wall. */
  Hilltort: {
    body(hand, rise) {
      const { ink } = hand
      const dome = hand.form(
        [
          [-106, 18, 1, 1],
          [-92, -44],
          [-40, -78 - rise],
          [40, -80 - rise],
          [94, -46],
          [108, 18, 1, 1],
        ],
        { width: OUTLINE + 0.2, from: 0.48 },
      )
      ink.clip(dome, () =>
        hand.pen(
          3.2,
          '-60,-74 -40,-44 20,-42 56,-46 76,-70',
          '-40,-44 -66,-10 -62,20',
          '20,-42 16,-8 24,20',
          '56,-46 84,-14 86,20',
          '-100,-18 -66,-10 16,-8 84,-14 110,-20',
        ),
      )
      const y = -72 - rise
      hand.form(
        [
          [-36, y + 2, 1, 1],
          [-38, y - 30, 1, 1],
          [36, y - 32, 1, 1],
          [38, y + 1, 1, 1],
        ],
        { width: 3, from: 0.5 },
      )
      hand.form(
        [
          [18, y - 44, 1, 1],
          [32, y - 44, 1, 1],
          [32, y - 70, 1, 1],
          [17, y - 69, 1, 1],
        ],
        { width: 2.6, from: 0.4 },
      )
      hand.tinted(
        [
          [-52, y - 24, 1, 1],
          [0, y - 64, 1, 1],
          [54, y - 27, 1, 1],
        ],
        { width: 3.2, from: 0.58, offset: 2.6 },
      )
      hand.spot([
        [-22, y + 1, 1, 1],
        [-22, y - 20, 1, 1],
        [-4, y - 21, 1, 1],
        [-4, y + 1, 1, 1],
      ])
      hand.tinted(
        [
          [8, y - 22, 1, 1],
          [28, y - 23, 1, 1],
          [28, y - 6, 1, 1],
          [8, y - 5, 1, 1],
        ],
        { width: 2.4, offset: 0.4 },
      )
      hand.even(
        1.8,
        [
          [18, y - 22],
          [18, y - 6],
        ],
        [
          [8, y - 14],
          [28, y - 15],
        ],
      )
      for (const [x, up, radius] of [
        [25, 78, 5],
        [33, 92, 7 + rise * 0.3],
        [24, 106 + rise, 6],
      ] as const)
        hand.form(ink.ellipse(x, y - up, radius, radius * 0.86), { width: 2 })
    },
    over(hand) {
      hand.form(hand.ink.tube('-56,-12@34 -68,4@30 -76,14@30', { root: true, round: 1 }), {
        width: 3.2,
        from: 0.52,
        halo: 2,
      })
      drawHead(
        hand,
        { muzzle: 'short', ears: 'none' },
        { eyes: 'sleepy', mouth: 'smile', nose: 'nostrils' },
        { x: -78, y: 14, scale: 1.2, turn: 8 },
      )
    },
  },
  /** In loops, one upon the other. */
  Loopworm: {
    body(hand, rise) {
      const { ink } = hand
      for (const [i, [y, reach, thick]] of (
        [
          [-14, 96, 40],
          [-44, 78, 38],
          [-72, 56, 34],
        ] as const
      ).entries()) {
        const lift = (rise * (i + 1)) / 3
        const coil = ink.tube(
          [
            [-reach, y - lift, thick],
            [0, y + 6 - lift, thick + 2],
            [reach, y - lift, thick],
          ],
          { root: true, round: 1 },
        )
        hand.form(coil, { width: OUTLINE, from: 0.5 })
        for (let x = -reach + 14; x < reach; x += 20)
          hand.pen(2.6, [
            [x, y - thick * 0.48 - lift],
            [x + 6, y + 4 - lift],
            [x + 1, y + thick * 0.52 - lift],
          ])
      }
      hand.form(ink.ellipse(-16, -96 - rise, 40, 32), { width: OUTLINE, from: 0.58 })
      for (const side of [-1, 1]) {
        hand.pen(3.4, [
          [-16 + side * 16, -124 - rise],
          [-16 + side * 34, -132 - rise],
          [-16 + side * 50, -120 - rise],
        ])
        hand.tinted(ink.ellipse(-16 + side * 54, -116 - rise, 8, 8), { width: 2.6 })
      }
      drawFace(
        hand,
        { eyes: 'oval', mouth: 'smile', brow: 'none', hasCheeks: true },
        { x: -16, y: -98 - rise, scale: 1.5 },
      )
    },
    over(hand) {
      const end = '70,-26@32 84,6@28 76,34@20 62,46@12'
      hand.form(hand.ink.tube(end, { root: true, round: 1 }), { width: 3.2, from: 0.5, halo: 2 })
      hand.pen(2.6, '58,-12 74,-8 90,-14', '68,8 82,12 96,6', '68,28 76,34 86,30')
      hand.tinted('62,40* 44,28* 42,52*', { width: 2.4, halo: 1 })
      hand.tinted('62,44* 76,62* 54,66*', { width: 2.4, halo: 1 })
    },
  },
} as const satisfies Record<string, Sleeper>
