import { drawFace } from '../face'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import type { AnimalTraits } from '../traits'

/** Weather with a will. */
export interface CloudTraits extends AnimalTraits {
  readonly plan: 'cloud'
  readonly shape: CloudShape
}

type CloudShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: CloudTraits) => void

const SHAPES = {
  drizzle(hand, traits) {
    const { ink } = hand
    for (const [x, y] of [
      [-34, -20],
      [-20, -6],
      [-6, -22],
      [8, -6],
      [22, -20],
      [36, -8],
    ] as const)
      hand.tinted(
        [
          [x, y - 13, 1, 1],
          [x + 5, y],
          [x, y + 5],
          [x - 5, y],
        ],
        { width: 1.9, offset: 0.6 },
      )
    hand.form(
      ink.clay(
        [
          ink.ellipse(-26, -58, 26, 22),
          ink.ellipse(2, -74, 30, 28),
          ink.ellipse(30, -56, 24, 20),
          ink.ellipse(0, -50, 44, 15),
        ],
        4,
      ),
      { from: 0.52, width: 3.1 },
    )
    hand.pen(2, '-36,-76 -28,-82 -20,-80', '24,-78 32,-74')
    drawFace(hand, traits.face, { x: -3, y: -62, scale: 1.1 })
    for (const [x, y] of [
      [-20, -48],
      [12, -47],
    ] as const)
      hand.tinted(
        [
          [x, y - 8, 1, 1],
          [x + 3.4, y],
          [x, y + 3.4],
          [x - 3.4, y],
        ],
        { width: 1.6, offset: 0.4 },
      )
  },
  lamb(hand, traits) {
    const { ink } = hand
    for (const [x, y] of [
      [-16, -18],
      [8, -14],
      [30, -20],
    ] as const)
      hand.pen(2.2, [
        [x - 8, y],
        [x, y + 4],
        [x + 9, y + 1],
        [x + 12, y - 5],
        [x + 6, y - 6],
      ])
    hand.form(
      ink.scalloped(ink.clay([ink.ellipse(14, -58, 42, 28), ink.ellipse(-10, -70, 26, 22)], 8), { size: 17, depth: 7 }),
      { from: 0.52, width: 3 },
    )
    for (const [x, y] of [
      [6, -46],
      [28, -62],
      [36, -48],
      [14, -72],
      [-2, -56],
    ] as const)
      hand.pen(1.8, [
        [x - 6, y],
        [x - 2, y - 6],
        [x + 5, y - 2],
        [x + 2, y + 3],
        [x - 1, y],
      ])
    drawHead(hand, traits.head, traits.face, { x: -34, y: -74, scale: 0.8 })
    hand.form(ink.scalloped(ink.ellipse(-34, -94, 17, 9), { size: 9, depth: 3.6 }), { width: 2.2 })
    hand.tinted(ink.leaf(-56, -56, 150, 15, 8), { width: 1.7 })
  },
  thunder(hand, traits) {
    const { ink } = hand
    hand.tinted('-14,-34* -28,-10* -17,-12* -22,8* 2,-20* -9,-18* -2,-34*', { width: 2.4 })
    hand.tinted('24,-36* 16,-18* 24,-19* 21,-4* 37,-25* 28,-24* 33,-36*', { width: 2.2 })
    const cloud = ink.clay(
      [
        ink.ellipse(-30, -60, 28, 24),
        ink.ellipse(-4, -82, 30, 26),
        ink.ellipse(28, -72, 26, 26),
        ink.ellipse(42, -52, 20, 17),
        ink.ellipse(0, -48, 50, 16),
      ],
      4,
    )
    hand.solid(cloud, { rim: 2.2 })
    hand.white(2, '-46,-74 -34,-80 -26,-76', '20,-94 30,-98 38,-92', '34,-62 44,-66 52,-60')
    drawFace(hand, traits.face, { x: -4, y: -68, scale: 1.25, isDark: true, drop: 14 })
  },
  hound(hand, traits) {
    const { ink } = hand
    // The fog closes behind it, and under it.
    for (const [y, from, to, width] of [
      [-8, -50, 60, 7],
      [-18, -58, 40, 6],
      [0, -30, 44, 5],
    ] as const)
      ink.line(
        [
          [from, y],
          [(from + to) / 2, y - 3],
          [to, y + 1],
        ],
        { width, dry: 0.7, profile: 'swell' },
      )
    hand.form('28,-40 48,-48 60,-66 54,-80 66,-72 72,-52 60,-32 40,-26', { width: 2.4, from: 0.56 })
    hand.form(
      ink.clay(
        [
          ink.ellipse(20, -42, 32, 20),
          ink.ellipse(-6, -44, 28, 22),
          ink.ellipse(44, -32, 20, 12),
          ink.ellipse(-20, -30, 24, 12),
        ],
        5,
      ),
      { from: 0.5, width: 3 },
    )
    for (const [x, y] of [
      [10, -40],
      [28, -50],
      [36, -34],
      [4, -30],
    ] as const)
      hand.pen(1.8, [
        [x - 8, y],
        [x - 2, y - 5],
        [x + 6, y - 1],
      ])
    drawHead(hand, traits.head, traits.face, { x: -22, y: -70, scale: 1.04 })
    hand.tinted('-46,-46* -20,-40 4,-47* 4,-39 -20,-32 -46,-38*', { width: 2.2 })
    hand.form(ink.ellipse(-22, -32, 5, 5), { width: 1.9 })
    hand.pen(2.2, '-62,-14 -56,-20 -48,-16', '50,-12 58,-18 66,-12')
  },
} as const satisfies Record<string, Draw>

export function drawCloud(hand: Hand, traits: CloudTraits): void {
  SHAPES[traits.shape](hand, traits)
}
