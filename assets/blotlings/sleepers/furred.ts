import { drawHead } from '../heads'
import { OUTLINE, type Sleeper } from './sleeper'

/** Those with fur, bristles or a fleece, asleep, by English name. */
export const FURRED_SLEEPERS = {
  /** Rolled up, its own fire before its nose. */
  Emberfox: {
    body(hand, rise) {
      const { ink } = hand
      const back = ink.clay([ink.ellipse(16, -50 - rise * 0.5, 98, 58 + rise * 0.5), ink.ellipse(-40, -34, 56, 44)], 14)
      hand.form(back, { width: OUTLINE, from: 0.46 })
      hand.flick(2.4, '40,-98 54,-84', '66,-88 78,-72', '88,-68 96,-52', '10,-102 20,-88')
      drawHead(
        hand,
        { muzzle: 'long', ears: 'point' },
        { eyes: 'sly', mouth: 'smile', nose: 'button' },
        { x: -44, y: -50 - rise * 0.3, scale: 1.7, turn: 10 },
      )
    },
    over(hand, rise) {
      const { ink } = hand
      const tail = hand.tinted(
        '112,-34* 70,-40 20,-22 -20,-10 -60,-14 -96,-28* -92,-8 -114,-14* -104,10 -124,18* -92,30 -60,30 -20,22 30,12 80,6 116,-8*',
        { width: OUTLINE, from: 0.6, offset: 3 },
      )
      ink.clip(tail, () => ink.black('-130,20 -92,-2 -70,8 -50,2 -60,22 -90,40', { white: true }))
      hand.flick(2, '30,-14 0,-4', '60,-20 30,-8', `-8,${4 - rise * 0.5} -34,10`)
    },
  },
  /** On its back, four hooves in the air. */
  Mossgoat: {
    body(hand, rise) {
      const { ink } = hand
      for (const [x, to, top] of [
        [52, 66, -118],
        [10, 4, -128],
      ] as const) {
        hand.far(
          ink.tube(
            [
              [x, -60, 22],
              [to, top, 16],
            ],
            { root: true },
          ),
          { width: 3 },
        )
        hand.solid([
          [to - 11, top - 12, 1, 1],
          [to + 10, top - 13, 1, 1],
          [to + 8, top + 4, 1, 1],
          [to - 9, top + 4, 1, 1],
        ])
      }
      hand.form(
        ink.scalloped(ink.clay([ink.ellipse(26, -42 - rise * 0.6, 92, 48 + rise), ink.ellipse(-40, -30, 50, 40)], 12), {
          size: 22,
          depth: 7,
        }),
        { width: OUTLINE, from: 0.5 },
      )
      for (const [x, y] of [
        [20, -60],
        [60, -50],
        [84, -34],
        [0, -34],
        [44, -26],
      ] as const)
        hand.pen(2.6, [
          [x - 9, y],
          [x - 2, y - 9],
          [x + 7, y - 3],
          [x + 3, y + 4],
          [x - 1, y],
        ])
      for (const [x, to, top] of [
        [30, 40, -122],
        [84, 102, -104],
      ] as const) {
        hand.form(
          ink.tube(
            [
              [x, -54 - rise, 22],
              [to, top, 16],
            ],
            { root: true },
          ),
          { width: 3, from: 0.5 },
        )
        hand.solid([
          [to - 11, top - 12, 1, 1],
          [to + 10, top - 13, 1, 1],
          [to + 8, top + 4, 1, 1],
          [to - 9, top + 4, 1, 1],
        ])
      }
      drawHead(
        hand,
        { muzzle: 'down', ears: 'sheep', horns: 'curl' },
        { eyes: 'sleepy', mouth: 'tongue', nose: 'nostrils' },
        { x: -64, y: -46, scale: 1.45, turn: -26 },
      )
    },
    over(hand) {
      const moss = hand.tinted(
        hand.ink.scalloped('-20,-26* 60,-24* 78,4 60,26 30,34 0,24 -22,2', { size: 13, depth: 5 }),
        { width: 3, offset: 2.4 },
      )
      hand.ink.clip(moss, () =>
        hand.ink.tufts(
          [
            [0, 0],
            [22, 10],
            [44, 2],
            [30, -12],
          ],
          () => 90,
          { length: 10, count: 4, width: 1.8, fan: 1 },
        ),
      )
      hand.pen(2.4, '24,-4 26,-22')
      hand.form(hand.ink.leaf(26, -20, -130, 16, 10), { width: 2 })
      hand.form(hand.ink.leaf(26, -20, -46, 17, 10), { width: 2 })
    },
  },
  /** Under a knitted blanket, with an ear that was too long for it. */
  Snowhare: {
    body(hand, rise) {
      const { ink } = hand
      hand.form(ink.scalloped(ink.ellipse(106, -30, 17, 17), { size: 12, depth: 4 }), { width: 3, from: 0.5 })
      const blanket = hand.tinted(
        [
          [-14, -84 - rise, 1, 1],
          [24, -106 - rise],
          [70, -96 - rise],
          [104, -62],
          [114, -20],
          [112, 16, 1, 1],
          [-24, 16, 1, 1],
        ],
        { bare: true, halo: 2, offset: 3 },
      )
      ink.clip(blanket, () => {
        for (const stripe of ['14,-116 24,-50 20,30', '52,-116 64,-50 62,30', '90,-100 100,-40 98,30'])
          hand.even(11, stripe)
        for (let row = 0; row < 11; row++)
          for (const x of [-2, 36, 76])
            hand.pen(1.9, [
              [x + 8, -96 + row * 11],
              [x + 13, -90 + row * 11],
              [x + 18, -96 + row * 11],
            ])
        ink.tone(blanket, { from: 0.54, width: 2.6, spacing: 2.8 })
      })
      ink.contour(blanket, { width: OUTLINE })
      hand.form('28,-58* 50,-62* 52,-40* 30,-36*', { width: 2.2 })
      hand.pen(2, '24,-54 32,-55', '48,-57 56,-58', '35,-64 36,-56', '44,-43 45,-34')
      hand.form(ink.leaf(-30, -70, -10, 96, 26, { bend: 16, belly: 0.66, tip: 0.8 }), { width: 3, from: 0.52 })
      drawHead(
        hand,
        { muzzle: 'jowl', ears: 'none' },
        { eyes: 'big', mouth: 'buck', nose: 'triangle', hasCheeks: true },
        { x: -52, y: -44 - rise * 0.3, scale: 1.65, turn: -8 },
      )
    },
    over(hand) {
      const { ink } = hand
      hand.form('-86,-66* -108,-58 -126,-30 -130,6 -122,40 -110,50 -100,38 -98,8 -96,-20 -82,-40*', {
        width: OUTLINE,
        from: 0.5,
        halo: 2,
      })
      ink.tint('-104,-42 -116,-20 -120,8 -112,36 -106,24 -106,-4 -98,-28', {
        color: hand.accent,
        alpha: 0.75,
        offset: 0.6,
      })
      hand.form(ink.clay([ink.ellipse(-46, 0, 20, 13), ink.ellipse(-24, 3, 19, 12)], 5), { width: 3, halo: 1.6 })
      hand.pen(2, '-54,5 -53,11', '-46,6 -45,12', '-28,8 -27,13', '-20,7 -19,12')
    },
  },
  /** On its back, and nothing to be ashamed of. */
  Dozebrock: {
    body(hand, rise) {
      const { ink } = hand
      for (const [x, y, turn] of [
        [106, -86, 18],
        [118, -44, 38],
      ] as const) {
        hand.solid(
          ink.tube(
            [
              [60, -36, 56],
              [x, y + 8, 40],
            ],
            { root: true },
          ),
          { rim: 2.4 },
        )
        ink.at(x + 6, y - 8, { rotate: turn }, () => {
          hand.form(ink.ellipse(0, 0, 21, 25), { width: 3, halo: 1.4, from: 0.5 })
          hand.spot(ink.ellipse(0, 5, 11, 11))
          for (const [toeX, toeY] of [
            [-12, -12],
            [-4, -18],
            [5, -18],
            [13, -12],
          ] as const)
            hand.spot(ink.ellipse(toeX, toeY, 3.6, 4))
        })
      }
      const body = hand.solid(
        ink.clay([ink.ellipse(14, -46 - rise * 0.5, 100, 60 + rise * 0.6), ink.ellipse(-60, -42, 46, 44)], 14),
        { halo: 2, rim: 2.4 },
      )
      ink.contour(body, { width: 2 })
      hand.form(ink.clay([ink.ellipse(20, -58 - rise, 66, 42 + rise), ink.ellipse(-16, -38, 38, 32)], 12), {
        width: 2.4,
        from: 0.6,
      })
      hand.flick(2.4, '-20,-70 -10,-62', '40,-88 46,-78', '60,-62 66,-52', '6,-92 12,-82', '24,-48 30,-40')
      drawHead(
        hand,
        { muzzle: 'jowl', ears: 'round', coat: 'brock' },
        { eyes: 'sleepy', mouth: 'laugh', nose: 'big' },
        { x: -82, y: -56 - rise * 0.3, scale: 1.8, turn: -20 },
      )
    },
    over(hand) {
      const { ink } = hand
      hand.solid(
        ink.clay([ink.tube('-30,-22@38 -40,6@32 -44,30@28', { root: true }), ink.ellipse(-46, 42, 20, 18)], 8),
        { halo: 2.2, rim: 2.4 },
      )
      for (const [x, turn] of [
        [-60, 108],
        [-50, 96],
        [-40, 84],
        [-31, 70],
      ] as const)
        hand.form(ink.leaf(x, 52, turn, 15, 7, { tip: 0.1 }), { width: 2, halo: 1 })
    },
  },
  /** A ball of quills; only what wants a hug is left out. */
  Quillpig: {
    body(hand, rise) {
      const { ink } = hand
      for (let row = 0; row < 3; row++) {
        for (let i = 0; i < 15; i++) {
          const turn = -186 + i * 14 + row * 6
          const far = 62 - row * 14
          const quill = ink.leaf(
            18 + Math.cos((turn / 180) * Math.PI) * far,
            -38 + Math.sin((turn / 180) * Math.PI) * (far * 0.66 + rise),
            turn,
            44 - row * 5,
            11,
          )
          if ((i + row) % 2) hand.form(quill, { width: 2.2, halo: 0.6 })
          else hand.spot(ink.cut(quill, { halo: 1 }))
        }
      }
      hand.form(ink.ellipse(-26, -32, 58, 42), { width: OUTLINE, from: 0.54 })
      drawHead(
        hand,
        { muzzle: 'short', ears: 'round' },
        { eyes: 'oval', mouth: 'smile', nose: 'pig', hasCheeks: true },
        { x: -48, y: -42 - rise * 0.4, scale: 1.6, turn: 4 },
      )
    },
    over(hand) {
      for (const x of [-36, 6]) {
        hand.form(
          hand.ink.tube(
            [
              [x, -18, 17],
              [x - 2, 8, 15],
            ],
            { root: true },
          ),
          { width: 3, halo: 1.6, from: 0.5 },
        )
        hand.solid([
          [x - 12, 6, 1, 1],
          [x + 8, 5, 1, 1],
          [x + 10, 20, 1, 1],
          [x - 13, 21, 1, 1],
        ])
        hand.white(2.2, [
          [x - 3, 8],
          [x - 2, 21],
        ])
      }
    },
  },
  /** Poured out. */
  Inkcat: {
    body(hand, rise) {
      const { ink } = hand
      hand.solid(ink.tube('84,-24@22 112,-50@18 116,-84@16 96,-100@15 80,-92@13', { root: true, round: 1 }), { rim: 2 })
      hand.solid(
        ink.clay(
          [
            ink.ellipse(20, -34 - rise * 0.6, 94, 40 + rise),
            ink.ellipse(70, -46 - rise * 0.5, 46, 38),
            ink.ellipse(-46, -26, 46, 32),
          ],
          16,
        ),
        { rim: 2.6, halo: 2 },
      )
      hand.white(2.2, '30,-66 54,-70 72,-58', '-4,-50 10,-54')
      drawHead(
        hand,
        { muzzle: 'flat', ears: 'point', coat: 'black' },
        { eyes: 'slit', mouth: 'smile', brow: 'none', nose: 'button' },
        { x: -58, y: -40 - rise * 0.3, scale: 1.7, turn: -14 },
      )
    },
    over(hand) {
      const { ink } = hand
      for (const [x, end] of [
        [-36, 34],
        [-4, 26],
      ] as const) {
        hand.solid(
          ink.tube(
            [
              [x, -22, 22],
              [x - 3, 8, 20],
              [x - 4, end, 22],
            ],
            { root: true, round: 1 },
          ),
          { halo: 2, rim: 1.8 },
        )
        hand.white(
          2,
          [
            [x - 10, end + 2],
            [x - 9, end + 10],
          ],
          [
            [x - 2, end + 3],
            [x - 1, end + 11],
          ],
        )
      }
      // What dripped off it while it dreamt.
      hand.spot([
        [-38, 50, 1, 1],
        [-33, 60],
        [-38, 65],
        [-43, 60],
      ])
    },
  },
} as const satisfies Record<string, Sleeper>
