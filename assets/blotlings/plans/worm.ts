import { drawFace } from '../face'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import type { AnimalTraits } from '../traits'

/** All belly: it goes by curves. */
export interface WormTraits extends AnimalTraits {
  readonly plan: 'worm'
  readonly shape: WormShape
}

type WormShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: WormTraits) => void

/** Rings across a spine. */
function rings(hand: Hand, spine: string, width: number, step: number): void {
  const { points } = hand.ink.path(spine)
  hand.ink.page(() => {
    for (let i = step; i < points.length - step; i += step) {
      const [a, b] = [points[i - 2], points[i + 2]]
      if (!a || !b) continue
      const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
      const half = ((points[i]?.pressure ?? 1) / 2) * 0.9
      const [nx, ny] = [(-(b.y - a.y) / long) * half, ((b.x - a.x) / long) * half]
      const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
      hand.pen(width, [
        [x - nx, y - ny],
        [x + (b.x - a.x) * 0.5, y + (b.y - a.y) * 0.5],
        [x + nx, y + ny],
      ])
    }
  })
}

const SHAPES = {
  /** Tied in a bow. */
  bow(hand, traits) {
    const { ink } = hand
    for (const spine of ['6,-34@17 34,-16@16 58,-8@12 68,-14@6', '4,-34@20 34,-62@20 58,-50@20 44,-28@20 4,-34@20']) {
      hand.form(ink.tube(spine, { root: true, round: 1 }), { from: 0.5, width: 2.8 })
      rings(hand, spine, 1.8, 8)
    }
    const left = '-4,-34@20 -34,-64@20 -60,-48@20 -44,-26@20 -4,-34@20'
    hand.form(ink.tube(left, { root: true, round: 1 }), { from: 0.54, width: 2.8 })
    rings(hand, left, 1.8, 8)
    const neck = '-6,-30@22 -20,-14@22 4,-10@22 14,-40@22 0,-70@23'
    hand.form(ink.tube(neck, { root: true, round: 1 }), { from: 0.54, width: 2.9 })
    rings(hand, '-6,-30@22 -20,-14@22 4,-10@22 14,-40@22', 1.8, 8)
    for (const side of [1, -1]) {
      hand.pen(2.8, [
        [side * 8 - 2, -94],
        [side * 12 - 2, -108],
        [side * 20 - 2, -114],
      ])
      hand.tinted(ink.ellipse(side * 22 - 2, -115, 5.6, 5.6), { width: 2 })
    }
    hand.form(ink.ellipse(-3, -80, 24, 21), { from: 0.58, width: 3 })
    drawFace(hand, traits.face, { x: -3, y: -83, scale: 0.95 })
  },
  scarf(hand, traits) {
    const { ink } = hand
    hand.form('24,-30* 62,-34 66,-4* 28,-2*', { width: 2.5, from: 0.5 })
    for (let x = 30; x < 66; x += 6)
      hand.pen(2.2, [
        [x, -4],
        [x + 1, 5],
      ])
    for (const spine of [
      '30,-18@26 -20,-14@28 -50,-22@26 -44,-40@25',
      '-44,-40@25 0,-40@26 36,-46@25 38,-60@24',
      '38,-60@24 8,-62@24 -22,-64@24 -28,-82@24',
    ]) {
      const coil = hand.form(ink.tube(spine, { root: true, round: 1 }), { from: 0.5, width: 2.8 })
      ink.clip(coil, () => {
        for (let x = -66; x < 64; x += 20)
          ink.line(
            [
              [x, -100],
              [x + 6, 0],
            ],
            { width: 9, color: hand.accent, profile: 'even' },
          )
      })
      ink.contour(coil, { width: 2.8 })
    }
    hand.form(ink.clay([ink.ellipse(-28, -92, 25, 19), ink.ellipse(-44, -86, 16, 13)], 6), { from: 0.58, width: 3 })
    hand.tinted('-36,-112* -14,-114* -8,-104* -34,-104*', { width: 2 })
    hand.pen(2.4, '-58,-82 -70,-82 -78,-88', '-70,-82 -79,-77')
    drawFace(hand, traits.face, { x: -32, y: -95, scale: 0.86 })
  },
  /** Out of a bowl. */
  noodle(hand, traits) {
    const { ink } = hand
    hand.pen(2.2, '20,-62 26,-74 18,-84', '36,-60 44,-72 36,-84')
    const strands = [
      '-2,-40@13 -14,-66@13 -4,-86@13 -16,-104@14',
      '30,-44@11 48,-52@11 56,-36@10 60,-16@9',
      '-30,-44@11 -50,-50@11 -56,-30@10 -52,-10@9 -62,-4@7',
    ]
    hand.form(ink.ellipse(0, -46, 46, 13), { width: 2.6 })
    for (const x of [-30, -12, 8, 26])
      hand.form(
        ink.tube(
          [
            [x - 10, -44, 9],
            [x, -56, 9],
            [x + 12, -46, 9],
          ],
          { root: true },
        ),
        { width: 2, from: 0.5 },
      )
    const bowl = hand.tinted('-50,-46* 0,-40 50,-46* 44,-22 22,-8 -22,-8 -44,-22', {
      from: 0.54,
      width: 3.1,
      offset: 2,
    })
    ink.clip(bowl, () =>
      hand.pen(2, '-44,-34 -36,-28 -28,-34 -20,-28 -12,-34 -4,-28 4,-34 12,-28 20,-34 28,-28 36,-34 44,-28'),
    )
    hand.form('-20,-8* 20,-8* 17,-2* -17,-2*', { width: 2.2 })
    for (const strand of strands) hand.form(ink.tube(strand, { root: true, round: 1 }), { width: 2.5, from: 0.5 })
    hand.form(ink.clay([ink.ellipse(-16, -108, 21, 16), ink.ellipse(-30, -102, 12, 10)], 5), { from: 0.6, width: 2.9 })
    hand.even(2.8, '14,-44 50,-104', '22,-44 60,-98')
    hand.pen(2, '-40,-100 -50,-100 -56,-105', '-50,-100 -56,-95')
    drawFace(hand, traits.face, { x: -18, y: -111, scale: 0.78 })
  },
  /** A cobra of rope. */
  rope(hand, traits) {
    const { ink } = hand
    const coils = [
      '50,-10@17 0,-4@18 -48,-10@18 -48,-24@17',
      '-48,-24@17 -4,-20@17 42,-22@17 46,-34@16',
      '46,-34@16 6,-34@17 -26,-36@17 -18,-52@17',
    ]
    for (const coil of coils) {
      hand.form(ink.tube(coil, { root: true, round: 1 }), { from: 0.5, width: 2.7 })
      rings(hand, coil, 1.9, 6)
    }
    hand.pen(2.4, '50,-12 60,-6', '50,-9 62,-12', '50,-14 60,-18')
    const neck = '-18,-46@17 4,-58@19 6,-72@20'
    const hood = hand.tinted('4,-50* -22,-64 -32,-88 -20,-112 2,-120 24,-112 34,-88 26,-62 10,-50*', {
      from: 0.54,
      width: 3,
      offset: 2.2,
    })
    ink.clip(hood, () => {
      for (const y of [-60, -68])
        hand.pen(2.2, [
          [-12, y],
          [2, y + 5],
          [18, y],
        ])
      hand.pen(1.6, '-26,-84 -18,-76', '28,-84 22,-76')
    })
    hand.form(ink.tube(neck, { root: true }), { width: 2.4, from: 0.5 })
    rings(hand, neck, 1.8, 6)
    hand.form(ink.clay([ink.ellipse(-1, -92, 20, 18), ink.ellipse(-5, -82, 14, 10)], 5), { from: 0.6, width: 2.8 })
    hand.pen(2, '-5,-74 -6,-62 -12,-56', '-6,-62 0,-57')
    drawFace(hand, traits.face, { x: -2, y: -95, scale: 0.84 })
  },
  hose(hand, traits) {
    const { ink } = hand
    for (const spine of [
      '60,-6@15 30,-4@15 -30,-4@15 -52,-22@15 -30,-42@15 20,-42@15 40,-24@15 20,-10@15 -20,-12@15',
      '-20,-12@15 -34,-24@15 -12,-32@15 14,-26@15 24,-50@15 6,-70@15 -10,-84@16',
    ]) {
      const coil = hand.tinted(ink.tube(spine, { root: true, round: 1 }), { width: 2.7, offset: 1.2 })
      ink.tone(coil, { from: 0.54, width: 2 })
      ink.line(spine.replace(/@\d+/g, ''), { width: 1.4, white: true, profile: 'even' })
    }
    hand.form('58,-16* 72,-16* 72,4* 58,4*', { width: 2.4, from: 0.4 })
    hand.form('8,-92* -6,-78* -14,-84* -2,-100*', { width: 2.2 })
    hand.form(
      ink.clay([ink.ellipse(-14, -98, 22, 18), ink.tube('-24,-94@18 -48,-92@11', { root: true, round: 0.2 })], 6),
      { from: 0.58, width: 3 },
    )
    for (const [y, end] of [
      [-96, -112],
      [-92, -94],
      [-88, -76],
    ] as const)
      hand.flick(2.2, [
        [-54, y],
        [-66, (y + end) / 2],
        [-76, end],
      ])
    hand.tinted(
      [
        [-84, -100, 1, 1],
        [-81, -94],
        [-84, -91],
        [-87, -94],
      ],
      { width: 1.5, offset: 0.3 },
    )
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -14, y: -100, scale: 0.84 })
  },
  grub(hand, traits) {
    const { ink } = hand
    for (const [x, y, radius] of [
      [56, -12, 12],
      [40, -20, 18],
      [20, -25, 22],
      [-2, -30, 26],
    ] as const)
      hand.form(ink.ellipse(x, y, radius, radius), { from: 0.52, width: 2.8 })
    for (const [x, y] of [
      [38, -22],
      [18, -28],
    ] as const)
      hand.tinted(ink.ellipse(x, y, 4, 3), { width: 1.6 })
    hand.form(ink.ellipse(-26, -46, 34, 33), { from: 0.56, width: 3.1 })
    hand.tinted(
      ink.clay([ink.ellipse(-34, -80, 15, 10), ink.ellipse(-18, -84, 16, 11), ink.ellipse(-4, -76, 13, 10)], 3),
      { width: 2.5, from: 0.6 },
    )
    hand.pen(2, '-18,-94 -16,-104 -8,-108')
    for (const x of [-44, -30, -10]) hand.form(ink.ellipse(x, -8, 6, 7), { width: 2 })
    drawFace(hand, traits.face, { x: -30, y: -52, scale: 1.16, drop: 15 })
  },
  /** A tape measure that guards what it measures. */
  tape(hand, traits) {
    const { ink } = hand
    const reel = hand.tinted(ink.ellipse(26, -40, 36, 36, 0, 0.01), { from: 0.54, width: 3.1, offset: 2.4 })
    hand.form(ink.ellipse(26, -40, 18, 18), { width: 2.3, from: 0.4 })
    hand.spot(ink.ellipse(26, -40, 4, 4))
    ink.clip(reel, () => hand.pen(1.5, '2,-66 10,-56', '50,-66 42,-56'))
    for (const turn of [-140, -112, -84, -56]) {
      const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
      hand.form(ink.leaf(26 + c * 35, -40 + s * 35, turn, 15, 13), { width: 2.1 })
    }
    const spine = '20,-8@17 -10,-5@17 -44,-8@17 -60,-26@17 -46,-46@17 -34,-62@17 -40,-84@17'
    hand.form(ink.tube(spine, { root: true }), { from: 0.6, width: 2.7 })
    const { points } = ink.path(spine)
    ink.page(() => {
      for (let i = 6; i < points.length - 10; i += 5) {
        const [a, b] = [points[i - 2], points[i + 2]]
        if (!a || !b) continue
        const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
        const [nx, ny] = [-(b.y - a.y) / long, (b.x - a.x) / long]
        const reach = i % 3 === 0 ? 0 : 4
        hand.even(1.5, [
          [a.x - nx * 8, a.y - ny * 8],
          [a.x - nx * reach, a.y - ny * reach],
        ])
      }
    })
    hand.form(ink.clay([ink.ellipse(-42, -92, 23, 18), ink.ellipse(-58, -86, 14, 12)], 6), { from: 0.6, width: 3 })
    hand.form('-66,-98* -76,-98* -76,-76* -68,-76*', { width: 2.1, from: 0.4 })
    for (const side of [-1, 1])
      hand.form(ink.leaf(-40 + side * 9, -106, side < 0 ? -112 : -62, 19, 9, { bend: side * 4 }), { width: 2 })
    drawFace(hand, traits.face, { x: -44, y: -96, scale: 0.8 })
  },
  /** What comes out of the tube does not go back. */
  paste(hand, traits) {
    const { ink } = hand
    hand.tinted('6,-14* 56,-22 70,-60* 62,-66* 8,-46*', { from: 0.52, width: 2.9, offset: 2 })
    hand.form('58,-68* 74,-62* 78,-50* 64,-52*', { width: 2.3, from: 0.4 })
    hand.pen(2, '22,-40 40,-46', '24,-28 46,-38')
    hand.form('-6,-44* 10,-48* 10,-12* -6,-16*', { width: 2.6, from: 0.5 })
    hand.even(1.4, '-3,-42 -3,-18', '1,-43 1,-16', '5,-45 5,-14')
    const spine = '-4,-30@22 -30,-16@24 -58,-24@24 -54,-50@24 -28,-58@24 -20,-78@23'
    const body = hand.form(ink.tube(spine, { root: true }), { from: 0.54, width: 2.9 })
    ink.clip(body, () => {
      ink.line(spine.replace(/@\d+/g, ''), { width: 6, color: hand.accent, profile: 'even' })
      hand.pen(1.4, '-12,-22 -32,-10 -52,-18 -64,-36', '-62,-54 -44,-68 -30,-70')
    })
    ink.contour(body, { width: 2.9 })
    hand.form('-42,-92 -36,-106 -20,-112 -14,-124* -6,-112 4,-100 2,-86 -12,-76 -32,-78', { from: 0.58, width: 3 })
    drawFace(hand, traits.face, { x: -21, y: -97, scale: 0.86, drop: 11 })
  },
  /** An eel with a plug for a head. */
  plug(hand, traits) {
    const { ink } = hand
    const spine = '66,-4@4 50,-10@9 26,-6@15 -6,-14@18 -4,-36@18 30,-44@18 34,-66@18 4,-76@19 -16,-80@20'
    hand.solid(ink.tube(spine, { root: true, round: 1 }), { rim: 1.8 })
    hand.white(1.6, '8,-20 0,-30 8,-36', '36,-50 38,-58 30,-66')
    for (const x of [-6, 12])
      hand.form(
        [
          [-62, -88 + x, 1, 1],
          [-40, -89 + x, 1, 1],
          [-40, -83 + x, 1, 1],
          [-62, -82 + x, 1, 1],
        ],
        { width: 2.1 },
      )
    hand.tinted('-12,-104* -34,-108 -44,-100 -46,-70 -36,-60 -12,-62* -4,-72 -2,-92', {
      from: 0.54,
      width: 3.1,
      offset: 2,
    })
    for (const [x, y] of [
      [-70, -104],
      [-78, -84],
      [-68, -58],
    ] as const)
      hand.form(
        [
          [x, y - 6, 1, 1],
          [x + 4, y - 1],
          [x + 1, y - 1, 1, 1],
          [x + 3, y + 7, 1, 1],
          [x - 4, y, 1, 1],
          [x - 1, y - 0.4],
        ],
        { width: 1.5 },
      )
    hand.tinted(ink.leaf(14, -82, -50, 24, 14), { width: 2 })
    drawFace(hand, traits.face, { x: -22, y: -87, scale: 0.84, drop: 12 })
  },
  /** A seahorse shod with luck. */
  seahorse(hand, traits) {
    const { ink } = hand
    hand.form(
      ink.tube('-2,-70@28 14,-46@34 4,-22@26 -20,-10@16 -30,-20@11 -20,-28@8 -14,-20@6', { root: true, round: 1 }),
      { from: 0.5, width: 2.9 },
    )
    const chest = ink.clay([ink.tube('-4,-82@26 12,-56@36 8,-34@30', { root: true, round: 1 })], 1)
    ink.clip(chest, () =>
      hand.pen(1.8, '-16,-64 2,-60 24,-66', '-10,-52 8,-46 30,-52', '-8,-40 8,-34 26,-40', '-10,-28 4,-22 20,-28'),
    )
    hand.tinted('24,-70* 44,-74 50,-56 40,-40* 26,-40*', { width: 2.4, from: 0.6 })
    hand.pen(1.4, '28,-60 44,-64', '28,-52 46,-54')
    // A horseshoe, worn like a crown of thorns by a lucky head.
    hand.solid(ink.tube('18,-84@8 30,-104@9 14,-124@9 -8,-122@9 -14,-106@8', { root: true, round: 0.1 }), { rim: 1.2 })
    hand.white(2.4, '25,-98 25.4,-99', '22,-113 22.4,-113.4', '8,-122 8.6,-122', '-8,-118 -8,-118.6')
    drawHead(hand, traits.head, traits.face, { x: -6, y: -88, scale: 0.84, turn: 6 })
  },
} as const satisfies Record<string, Draw>

export function drawWorm(hand: Hand, traits: WormTraits): void {
  SHAPES[traits.shape](hand, traits)
}
