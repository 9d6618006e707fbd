import { drawFace } from '../face'
import { drawFoot, drawLeg } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** Long in the leg and long in the neck. */
export interface StriderTraits extends AnimalTraits {
  readonly plan: 'strider'
  readonly shape: StriderShape
}

type StriderShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: StriderTraits) => void

const SHAPES = {
  /** An alpaca strung from its crown to its tail. */
  harp(hand, traits) {
    const { ink } = hand
    const feet = traits.feet ?? 'cloven'
    drawTail(hand, 'puff', 44, -54)
    for (const [x, isFar] of [
      [-8, true],
      [36, true],
      [-20, false],
      [24, false],
    ] as const)
      drawLeg(hand, feet, { x, top: -38, to: x, y: isFar ? -2 : 0, thick: 10, isFar })
    const wool = ink.scalloped(
      ink.clay([ink.ellipse(12, -46, 34, 18), ink.tube('-16,-48@26 -26,-72@20 -26,-98@19', { root: true })], 8),
      { size: 9, depth: 3 },
    )
    hand.form(wool, { from: 0.5, width: 2.8 })
    hand.form(ink.tube('-18,-112@9 10,-118@9 32,-106@8 44,-84@7 44,-56@8', { root: true, round: 1 }), {
      width: 2.5,
      from: 0.56,
    })
    ink.tint(ink.tube('-18,-112@7 10,-118@7 32,-106@6 44,-84@6 44,-56@7', { root: true, round: 1 }), {
      color: hand.accent,
      offset: 0.8,
    })
    for (const [top, bottom] of [
      [
        [-8, -112],
        [-6, -66],
      ],
      [
        [2, -113],
        [4, -63],
      ],
      [
        [12, -112],
        [14, -62],
      ],
      [
        [22, -108],
        [23, -61],
      ],
      [
        [32, -101],
        [32, -60],
      ],
    ] as const)
      hand.even(1.3, [top, bottom])
    drawHead(hand, traits.head, traits.face, { x: -30, y: -104, scale: 0.72 })
    ink.tufts(
      [
        [-30, -118],
        [-24, -119],
        [-36, -116],
      ],
      () => -80,
      { length: 10, count: 4, width: 2, fan: 1 },
    )
  },
  /** A chair with a neck. */
  chair(hand, traits) {
    const { ink } = hand
    for (const [x, isFar] of [
      [-12, true],
      [34, true],
      [-22, false],
      [24, false],
    ] as const) {
      const leg = ink.tube([
        [x, -44, 7],
        [x + 2, -24, 9],
        [x, -8, 5],
      ])
      if (isFar) hand.far(leg, { width: 2 })
      else hand.form(leg, { width: 2.2, from: 0.5 })
      drawFoot(hand, traits.feet ?? 'chair', x, isFar ? -2 : 0)
    }
    for (const x of [30, 46])
      hand.form(
        ink.tube(
          [
            [x - 2, -48, 7],
            [x + 2, -80, 7],
            [x + 1, -110, 6],
          ],
          { root: true },
        ),
        { width: 2.2, from: 0.5 },
      )
    for (const [turn, y] of [
      [-34, -96],
      [-10, -84],
      [12, -70],
      [-60, -104],
    ] as const)
      hand.tinted(ink.leaf(34, y, turn, 32, 16, { bend: 4, belly: 0.6, tip: 0.5 }), {
        from: 0.6,
        width: 2.2,
        offset: 1.2,
      })
    hand.tinted('-34,-52* 42,-54* 46,-44* -36,-42*', { width: 2.8, from: 0.5 })
    hand.form(ink.ellipse(4, -56, 36, 10), { width: 2.7, from: 0.5 })
    hand.pen(1.5, '-10,-58 0,-54 12,-59', '-2,-62 6,-60')
    hand.form(ink.tube('-24,-52@15 -38,-66@11 -34,-86@10 -24,-100@11', { root: true }), { width: 2.6, from: 0.54 })
    hand.form(ink.ellipse(-26, -108, 16, 13), { width: 2.8, from: 0.6 })
    hand.form('-38,-108* -58,-102 -62,-98* -52,-96 -36,-98*', { width: 2.2, from: 0.6 })
    hand.pen(1.4, '-58,-100 -44,-102 -38,-103')
    ink.tufts(
      [
        [-22, -120],
        [-18, -118],
      ],
      () => -76,
      { length: 12, count: 4, width: 1.8, fan: 0.9 },
    )
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -26, y: -111, scale: 0.74 })
  },
  /** A hat stand that has come out of the wood. */
  hatstand(hand, traits) {
    const { ink } = hand
    for (const [x, isFar] of [
      [20, true],
      [-26, false],
      [24, false],
    ] as const) {
      const leg = ink.tube([
        [0, -30, 8],
        [x * 0.6, -16, 7],
        [x, -4, 6],
      ])
      if (isFar) hand.far(leg, { width: 2 })
      else hand.form(leg, { width: 2.3, from: 0.5 })
      drawFoot(hand, traits.feet ?? 'cloven', x, 0, 0.9)
    }
    hand.form(ink.tube('0,-24@11 -1,-50@9 0,-72@12', { root: true }), { width: 2.6, from: 0.5 })
    hand.form(ink.ellipse(0, -46, 8, 4.6), { width: 2.2 })
    drawTail(hand, 'stub', 6, -34, 0.9)
    drawHead(hand, traits.head, traits.face, { x: -2, y: -82, scale: 0.82 })
    // Somebody's hat, and somebody's scarf.
    ink.at(29, -121, { rotate: 14 }, () => {
      hand.solid('-12,2* -9,-12 0,-16 9,-12 12,2*', { rim: 1 })
      hand.solid('-20,4* 20,3* 20,-1* -20,0*', { rim: 0 })
    })
    const scarf = hand.tinted('-34,-112* -26,-114* -24,-86 -22,-54* -34,-52* -36,-84', { width: 2.3, from: 0.6 })
    ink.clip(scarf, () => hand.even(1.8, '-40,-66 -20,-68', '-40,-60 -20,-62'))
  },
} as const satisfies Record<string, Draw>

export function drawStrider(hand: Hand, traits: StriderTraits): void {
  SHAPES[traits.shape](hand, traits)
}
