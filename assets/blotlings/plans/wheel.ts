import { drawFace } from '../face'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** On wheels. */
export interface WheelTraits extends AnimalTraits {
  readonly plan: 'wheel'
  readonly shape: WheelShape
}

type WheelShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: WheelTraits) => void

function drawWheel(hand: Hand, x: number, radius: number, spokes = 6): void {
  const { ink } = hand
  const y = -radius
  hand.solid(ink.ellipse(x, y, radius, radius, 0, 0.01), { rim: 0.8 })
  hand.form(ink.ellipse(x, y, radius * 0.74, radius * 0.74, 0, 0.01), { width: 1.6, halo: 0 })
  for (let i = 0; i < spokes; i++) {
    const turn = (i / spokes) * Math.PI * 2 + 0.3
    hand.even(2, [
      [x, y],
      [x + Math.cos(turn) * radius * 0.76, y + Math.sin(turn) * radius * 0.76],
    ])
  }
  hand.tinted(ink.ellipse(x, y, radius * 0.26, radius * 0.26), { width: 1.8, offset: 0.3 })
}

const SHAPES = {
  /** A wheelbarrow that an owl has pushed itself into. */
  barrow(hand, traits) {
    const { ink } = hand
    hand.even(4, '40,-36 46,-4', '34,-36 36,-4')
    const owl = hand.form('-24,-40* -30,-66 -32,-84 -36,-110* -18,-99 -2,-98 14,-99 32,-111* 30,-84 28,-66 24,-40*', {
      from: 0.52,
      width: 3,
    })
    ink.clip(owl, () => {
      for (const [x, y] of [
        [-12, -54],
        [2, -50],
        [14, -55],
      ] as const)
        hand.pen(1.7, [
          [x - 5, y - 2],
          [x, y + 3],
          [x + 5, y - 2],
        ])
    })
    hand.form(ink.tube('20,-44@6 52,-56@6 68,-62@7', { root: true }), { width: 2.2, from: 0.4 })
    hand.tinted('-50,-58* 46,-54* 32,-24* -26,-22*', { from: 0.54, width: 3.1, offset: 2.2 })
    hand.even(1.6, '-44,-46 40,-43')
    for (const x of [-22, 14]) {
      hand.form(ink.leaf(x, -62, x < 0 ? 100 : 80, 22, 18, { belly: 0.6, tip: 0.6 }), { width: 2.2, from: 0.56 })
    }
    hand.form(ink.tube('-10,-26@6 -40,-18@6', { root: true }), { width: 2.1 })
    drawWheel(hand, -42, 19)
    drawFace(hand, traits.face, { x: -2, y: -82, scale: 1.05 })
  },
  /** An alligator on a plank. */
  gator(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'spiked', 44, -34, 0.8)
    drawWheel(hand, 40, 13)
    for (const [x, y] of [
      [-4, -58],
      [10, -56],
      [24, -52],
      [36, -46],
    ] as const)
      hand.form(ink.leaf(x, y + 4, -80, 13, 12), { width: 2 })
    hand.form('-20,-32* -48,-30 -72,-32* -66,-22 -40,-18 -10,-18*', { from: 0.5, width: 2.6 })
    const body = hand.tinted(
      ink.clay(
        [
          ink.tube('50,-30@20 20,-38@34 -14,-44@34', { root: true }),
          ink.tube('-12,-46@34 -46,-42@22 -66,-42@18', { root: true, round: 1 }),
          ink.ellipse(-18, -58, 13, 11),
        ],
        7,
      ),
      { from: 0.54, width: 3, offset: 2.2 },
    )
    ink.clip(body, () => hand.pen(1.5, '0,-26 10,-30 14,-24', '16,-24 26,-28 32,-22', '30,-44 38,-40'))
    for (const x of [-64, -54, -44, -34])
      hand.form(
        [
          [x - 3.4, -34, 1, 1],
          [x + 3.4, -34, 1, 1],
          [x, -26, 1, 1],
        ],
        { width: 1.5, halo: 0.2 },
      )
    hand.spot(ink.ellipse(-68, -48, 2.2, 1.6))
    drawWheel(hand, -24, 13)
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -18, y: -64, scale: 0.9, apart: 9 })
    hand.flick(2.2, '62,-12 76,-14', '64,-22 80,-26', '60,-4 72,-4')
  },
  /** A tram whose collector is a pair of antlers. */
  tram(hand, traits) {
    const { ink } = hand
    drawWheel(hand, -28, 11, 4)
    drawWheel(hand, 32, 11, 4)
    const car = hand.tinted('-40,-74* -8,-80 40,-78 54,-72* 56,-16* 50,-12 -38,-12 -44,-16*', {
      from: 0.52,
      width: 3.1,
      offset: 2.4,
    })
    ink.clip(car, () => hand.even(2, '-46,-34 60,-34'))
    for (const [x, width] of [
      [2, 15],
      [22, 15],
      [41, 11],
    ] as const) {
      hand.form(
        [
          [x, -66, 1, 1],
          [x + width, -66, 1, 1],
          [x + width, -44, 1, 1],
          [x, -43, 1, 1],
        ],
        { width: 2 },
      )
      hand.pen(1.2, [
        [x + 3, -48],
        [x + 10, -62],
      ])
    }
    hand.spot('26,-62* 28,-66 32,-66 33,-62 32,-56 36,-50 36,-44* 24,-44* 25,-51 28,-56')
    drawHead(hand, traits.head, traits.face, { x: -34, y: -62, scale: 0.84 })
    hand.form('-12,-12* -18,-4* 18,-4* 14,-12*', { width: 1.9, from: 0.3 })
  },
  /** A pram with cheeks. */
  pram(hand, traits) {
    const { ink } = hand
    hand.form(ink.tube('36,-58@6 56,-76@6 66,-82@6 70,-78@6', { root: true }), { width: 2.1 })
    drawWheel(hand, 34, 15, 8)
    drawHead(hand, traits.head, traits.face, { x: -14, y: -72, scale: 0.98 })
    const hood = hand.tinted('4,-54* 6,-80 14,-104 28,-112* 46,-100 56,-78 56,-54*', {
      from: 0.54,
      width: 3,
      offset: 2.2,
    })
    ink.clip(hood, () => hand.pen(1.8, '6,-56 14,-84 30,-110', '6,-56 28,-82 46,-100', '6,-56 36,-66 58,-72'))
    const basket = hand.form('-50,-56* 58,-58* 48,-30 28,-20 -18,-20 -40,-30', { from: 0.46, width: 3.1 })
    ink.clip(basket, () => {
      for (let x = -48; x < 60; x += 9)
        hand.pen(1.4, [
          [x, -60],
          [x + 6, -40],
          [x + 2, -18],
        ])
      hand.pen(1.4, '-52,-46 4,-42 60,-47', '-46,-34 4,-30 54,-35')
    })
    for (const x of [-34, 6])
      hand.form(
        ink.tube(
          [
            [x, -58, 10],
            [x - 2, -50, 11],
          ],
          { root: true, round: 1 },
        ),
        { width: 2.1 },
      )
    drawWheel(hand, -26, 15, 8)
  },
} as const satisfies Record<string, Draw>

export function drawWheels(hand: Hand, traits: WheelTraits): void {
  SHAPES[traits.shape](hand, traits)
}
