import { VERMILION } from '../../ink/palette'
import { drawBody } from '../coats'
import { drawEye } from '../eyes'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** A frog: a mouth that sits, with eyes on top. */
export interface FrogTraits extends Traits {
  readonly plan: 'frog'
  readonly shape: FrogShape
}

type FrogShape = keyof typeof SHAPES

interface Shape {
  readonly outline: (hand: Hand) => ReturnType<Hand['form']>
  readonly eyes: readonly [left: readonly [number, number], right: readonly [number, number]]
  readonly mouth: string
  readonly back?: (hand: Hand) => void
  readonly front?: (hand: Hand) => void
}

const SHAPES = {
  king: {
    outline: ({ ink }) =>
      ink.clay(
        [
          ink.ellipse(0, -34, 40, 32),
          ink.ellipse(0, -58, 42, 22),
          ink.ellipse(-24, -78, 14, 13),
          ink.ellipse(22, -79, 14, 13),
        ],
        8,
      ),
    eyes: [
      [-25, -80],
      [22, -81],
    ],
    mouth: '-36,-62 -16,-50 4,-49 24,-52 37,-63',
    front(hand) {
      hand.tinted('-17,-84* -22,-108* -11,-99 -3,-114* 4,-100 15,-109* 13,-85* -2,-80', { from: 0.6, width: 2.5 })
      hand.spot(hand.ink.ellipse(-3, -90, 2, 2.6))
      for (const [x, y, r] of [
        [-28, -34, 4.6],
        [30, -38, 5.4],
        [22, -24, 3],
        [-20, -22, 3.4],
      ] as const)
        hand.spot(hand.ink.ellipse(x, y, r, r * 0.8))
    },
  },
  /** It has grown a stool on its back. */
  stool: {
    outline: ({ ink }) =>
      ink.clay(
        [
          ink.ellipse(4, -22, 44, 22),
          ink.ellipse(-26, -36, 24, 18),
          ink.ellipse(-38, -50, 10, 10),
          ink.ellipse(-16, -52, 10, 10),
        ],
        7,
      ),
    eyes: [
      [-39, -52],
      [-16, -54],
    ],
    mouth: '-47,-34 -36,-27 -20,-26 -4,-34',
    back(hand) {
      const { ink } = hand
      hand.form('6,-36* 12,-66* 32,-66* 34,-34*', { from: 0.4 })
      const cap = hand.tinted('-22,-66* -18,-88 2,-103 26,-106 50,-94 62,-70 62,-63* 42,-57 16,-55 -8,-59', {
        from: 0.58,
        width: 3,
        offset: 2.4,
      })
      ink.clip(cap, () => {
        for (const [x, y, rx, ry] of [
          [-4, -80, 7, 8],
          [18, -92, 9, 7],
          [42, -82, 9, 8],
          [22, -70, 7, 5],
          [56, -66, 5, 6],
        ] as const)
          ink.black(ink.ellipse(x, y, rx, ry), { white: true })
      })
    },
  },
  /** A slice of bread with legs. */
  toast: {
    outline: ({ ink }) =>
      ink.path('-38,-4* -40,-50 -50,-62 -48,-82 -34,-92 -12,-89 10,-92 34,-94 48,-82 50,-64 40,-52 40,-4* 0,-2', true),
    eyes: [
      [-19, -90],
      [18, -92],
    ],
    mouth: '-32,-68 -12,-57 12,-57 33,-70',
    front(hand) {
      const { ink } = hand
      ink.contour('-31,-11* -32,-52 -42,-64 -40,-78 -30,-84 0,-82 30,-86 40,-78 42,-66 33,-54 33,-10*', {
        width: 1.7,
        gap: 0.3,
      })
      hand.tinted('-14,-46* 14,-49* 17,-29* -11,-27*', { width: 2.2, from: 0.7 })
      ink.stipple('-30,-14* 30,-14* 30,-36* -30,-36*', { spacing: 5.4, radius: 0.9 })
      for (const x of [-21, 20]) hand.form(ink.ellipse(x, -92, 12, 12), { width: 2.5 })
    },
  },
} as const satisfies Record<string, Shape>

export function drawFrog(hand: Hand, traits: FrogTraits): void {
  const { ink } = hand
  const shape: Shape = SHAPES[traits.shape]
  const feet = traits.feet ?? 'sucker'
  shape.back?.(hand)
  for (const side of [1, -1]) {
    hand.form(ink.ellipse(side * 38, -18, 16, 19, side * 24), { from: side > 0 ? 0.3 : 0.54, width: 2.7 })
    ink.at(side * 46, 0, { scaleX: side > 0 ? -1.3 : 1.3, scaleY: 1.3 }, () => drawFoot(hand, feet, 0, 0))
  }
  drawBody(hand, traits.coat ?? 'plain', shape.outline(hand))
  shape.front?.(hand)
  for (const side of [1, -1]) {
    hand.form(
      ink.tube(
        [
          [side * 18, -34, 12],
          [side * 22, -16, 9],
          [side * 17, -4, 8],
        ],
        { root: true },
      ),
      { width: 2.3, from: 0.54 },
    )
    ink.at(side * 16, 0.5, { scaleX: side > 0 ? -1 : 1 }, () => drawFoot(hand, feet, 0, 0, 0.9))
  }
  const [left, right] = shape.eyes
  drawEye(hand, traits.face.eyes, left[0], left[1], { side: -1, scale: 1.2 })
  drawEye(hand, traits.face.eyes, right[0], right[1], { side: 1, scale: 1.26 })
  hand.pen(3, shape.mouth)
  if (traits.face.hasCheeks)
    for (const x of [left[0] - 4, right[0] + 4])
      ink.wash(ink.ellipse(x, left[1] + 26, 5, 3.4), { alpha: 0.66, color: VERMILION })
}
