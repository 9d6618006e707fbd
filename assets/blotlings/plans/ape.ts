import { drawBody } from '../coats'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import type { AnimalTraits } from '../traits'

/** Arms that reach the ground, or beyond. */
export interface ApeTraits extends AnimalTraits {
  readonly plan: 'ape'
  readonly shape: ApeShape
}

type ApeShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: ApeTraits) => void

function arm(hand: Hand, spine: string, isFar = false): void {
  const tube = hand.ink.tube(spine, { root: true, round: 1 })
  if (isFar) hand.far(tube, { width: 2.4 })
  else hand.form(tube, { from: 0.52, width: 2.7 })
}

const SHAPES = {
  gibbon(hand, traits) {
    const { ink } = hand
    arm(hand, '20,-58@11 44,-74@10 46,-104@10 40,-120@11', true)
    for (const x of [12, -8]) {
      hand.form(
        ink.tube([
          [x, -22, 10],
          [x + 2, -6, 8],
        ]),
        { width: 2.2, from: 0.5 },
      )
      drawFoot(hand, traits.feet ?? 'hand', x + 1, 0)
    }
    drawBody(hand, traits.coat ?? 'fur', ink.clay([ink.ellipse(2, -32, 20, 20), ink.ellipse(0, -54, 22, 17)], 8))
    arm(hand, '-18,-58@12 -42,-46@10 -54,-16@10 -50,-3@12')
    hand.pen(1.6, '-56,-3 -55,1', '-50,-1 -49,2')
    drawHead(hand, traits.head, traits.face, { x: -4, y: -74, scale: 0.84 })
    const hat = hand.tinted(
      '-25,-82* -22,-98 -6,-106 12,-104 28,-96 44,-76 52,-46 54,-24* 44,-22* 42,-44 34,-62 20,-78 18,-82*',
      { from: 0.54, width: 2.8, offset: 1.8 },
    )
    ink.clip(hat, () =>
      hand.pen(
        1.6,
        '-20,-92 -8,-96 8,-96',
        '10,-104 16,-88',
        '30,-94 22,-80',
        '44,-76 34,-66',
        '52,-52 40,-48',
        '54,-34 42,-32',
      ),
    )
    hand.form(ink.scalloped(ink.ellipse(49, -18, 7, 7), { size: 6, depth: 2 }), { width: 2 })
    hand.form(ink.tube('-27,-83@9 -4,-89@9 20,-82@9', { root: true, round: 1 }), { width: 2.3 })
  },
  /** A gorilla with a chest of drawers. */
  drawers(hand, traits) {
    const { ink } = hand
    hand.solid(ink.tube('34,-76@19 54,-54@17 54,-12@18', { root: true, round: 1 }), { rim: 0 })
    for (const x of [20, -18]) drawFoot(hand, traits.feet ?? 'castor', x, 0, 1.3)
    hand.solid(ink.clay([ink.ellipse(0, -74, 44, 18), ink.ellipse(0, -40, 36, 30)], 10), { rim: 1.8 })
    for (const [y, height, pulled] of [
      [-76, 20, 0],
      [-54, 21, 6],
      [-31, 20, 0],
    ] as const) {
      hand.tinted(
        [
          [-29 - pulled, y + pulled * 0.6, 1, 1],
          [27 - pulled, y - 1 + pulled * 0.6, 1, 1],
          [27 - pulled, y + height - 2 + pulled, 1, 1],
          [-29 - pulled, y + height - 1 + pulled, 1, 1],
        ],
        { width: 2.5, from: 0.6 },
      )
      hand.spot(ink.ellipse(-2 - pulled, y + height * 0.5 + pulled * 0.6, 3.4, 3))
    }
    hand.form('8,-52* 20,-53* 20,-44 27,-38 22,-33 12,-37 8,-42', { width: 1.9 })
    const left = ink.tube('-36,-78@20 -58,-54@18 -54,-8@19', { root: true, round: 1 })
    hand.solid(left, { rim: 1.6 })
    hand.white(1.4, '-60,-6 -60,0', '-54,-5 -54,1', '-48,-5 -48,0')
    drawHead(hand, traits.head, traits.face, { x: -8, y: -94, scale: 0.84 })
  },
  /** It hangs on itself by a flower. */
  pansy(hand, traits) {
    const { ink } = hand
    for (const x of [13, -11]) {
      hand.form(
        ink.tube([
          [x, -22, 12],
          [x + 4, -6, 9],
        ]),
        { width: 2.2, from: 0.5 },
      )
      drawFoot(hand, traits.feet ?? 'hand', x + 2, 0, 1.1)
    }
    drawBody(hand, 'plain', ink.clay([ink.ellipse(0, -34, 26, 24), ink.ellipse(-2, -56, 21, 14)], 8))
    for (const [turn, length, width] of [
      [-130, 42, 36],
      [-50, 42, 36],
      [172, 40, 34],
      [8, 40, 34],
      [90, 34, 38],
    ] as const) {
      const petal = hand.tinted(ink.leaf(-2, -82, turn, length, width, { belly: 0.66, tip: 0.9 }), {
        from: 0.62,
        width: 2.7,
        offset: 1.8,
      })
      ink.clip(petal, () => {
        const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
        for (const aside of [-6, 0, 6])
          hand.flick(1.7, [
            [-2 + c * 12, -82 + s * 12],
            [-2 + c * 32 - s * aside, -82 + s * 32 + c * aside],
          ])
      })
    }
    drawHead(hand, traits.head, traits.face, { x: -2, y: -82, scale: 0.74 })
    arm(hand, '-22,-54@11 -40,-40@10 -46,-12@10')
    arm(hand, '20,-52@11 34,-36@10 24,-24@11')
    hand.pen(1.6, '-50,-10 -50,-4', '-45,-9 -44,-4')
  },
  /** A sloth on a hanger. */
  hanger(hand, traits) {
    const { ink } = hand
    hand.pen(4, '0,-104 1,-114 10,-120 12,-128 4,-132 -4,-128')
    hand.tinted('0,-106* 56,-82* 55,-75* 0,-97* -55,-73* -57,-80*', { width: 2.6, from: 0.6 })
    for (const side of [1, -1]) {
      arm(hand, side > 0 ? '16,-52@12 38,-58@11 46,-74@11 44,-86@9' : '-16,-52@12 -36,-58@11 -46,-74@11 -46,-86@9')
      for (const x of [0, 5, 10])
        hand.spot(ink.leaf(side * (40 + x * 0.8), -86, side > 0 ? -100 : -80, 10, 4, { bend: side * 4 }))
    }
    for (const x of [13, -12]) {
      hand.form(
        ink.tube([
          [x, -24, 12],
          [x + 2, -6, 10],
        ]),
        { width: 2.2, from: 0.5 },
      )
      drawFoot(hand, traits.feet ?? 'claw', x, 0, 1.1)
    }
    drawBody(hand, traits.coat ?? 'fur', ink.clay([ink.ellipse(0, -34, 24, 24), ink.ellipse(0, -52, 20, 14)], 8))
    drawHead(hand, traits.head, traits.face, { x: -2, y: -66, scale: 0.84, turn: -8 })
  },
  /** A yeti, and its tea. */
  yeti(hand, traits) {
    const { ink } = hand
    drawFoot(hand, traits.feet ?? 'paw', 20, -1, 1.9)
    drawFoot(hand, traits.feet ?? 'paw', -16, 0, 1.9)
    const edge = ink.scalloped(ink.clay([ink.ellipse(0, -44, 42, 36), ink.ellipse(0, -84, 32, 26)], 10), {
      size: 11,
      depth: 5,
    })
    const body = hand.form(edge, { bare: true, halo: 1 })
    const random = ink.fork('hair')
    ink.clip(body, () => {
      for (let i = 0; i < 60; i++) {
        const [x, y] = [random.signed() * 44, -10 - random.next() * 96]
        if (Math.abs(x) < 22 && y < -66 && y > -100) continue
        if (x + y * 0.3 < -26 && random.chance(0.6)) continue
        hand.flick(2, [
          [x, y],
          [x + 2, y + 5],
          [x + 1 + x * 0.06, y + 11],
        ])
      }
    })
    ink.tone(body, { from: 0.56, width: 2.1 })
    ink.contour(body, { width: 2.8 })
    hand.form(ink.ellipse(-2, -82, 23, 19), { width: 2.2, from: 0.66 })
    arm(hand, '36,-60@15 52,-40@14 50,-18@15')
    hand.tinted('-58,-46* -30,-48* -32,-26 -40,-20* -50,-20* -57,-28', { width: 2.6, from: 0.6 })
    hand.pen(2.8, '-58,-42 -66,-40 -64,-30 -56,-31')
    hand.pen(2, '-48,-54 -52,-62 -46,-70', '-38,-54 -42,-64 -36,-72')
    arm(hand, '-34,-62@15 -44,-48@14 -34,-34@14')
    hand.pen(1.2, '-30,-46 -26,-34')
    hand.form('-30,-34* -22,-34* -22,-25* -30,-24*', { width: 1.5 })
    drawHead(hand, traits.head, traits.face, { x: -2, y: -84, scale: 0.7 })
  },
} as const satisfies Record<string, Draw>

export function drawApe(hand: Hand, traits: ApeTraits): void {
  SHAPES[traits.shape](hand, traits)
}
