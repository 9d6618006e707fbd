import type { Line } from '../../ink/path'
import { type CoatKind, drawCoat } from '../coats'
import { drawFace, type FacePlace } from '../face'
import { drawLeg } from '../feet'
import type { Hand } from '../hand'
import { drawHorns, type HornKind } from '../horns'
import { drawTail, type TailKind } from '../tails'
import type { Traits } from '../traits'

/** A block of one stuff, as it was cut, on legs. */
export interface GolemTraits extends Traits {
  readonly plan: 'golem'
  readonly shape: GolemShape
  readonly tail?: TailKind
  readonly horns?: HornKind
}

type GolemShape = keyof typeof SHAPES

interface Shape {
  readonly outline: string
  readonly legs: readonly (readonly [x: number, isFar: boolean])[]
  readonly thick: number
  readonly face: FacePlace
  readonly coat?: CoatKind
  readonly tail?: readonly [x: number, y: number]
  readonly horns?: readonly [x: number, y: number]
  readonly back?: (hand: Hand) => void
  readonly front?: (hand: Hand, body: Line) => void
}

const SHAPES = {
  brick: {
    outline: '-46,-20* -46,-72* -38,-79* 50,-81* 52,-24* 46,-16*',
    legs: [
      [-20, true],
      [30, true],
      [-30, false],
      [22, false],
    ],
    thick: 15,
    face: { x: -14, y: -52, scale: 1 },
    front(hand, body) {
      const { ink } = hand
      ink.clip(body, () => {
        ink.tint('-46,-20* -46,-72* 42,-73* 46,-16*', { color: hand.accent, offset: 2 })
        hand.even(2, '-46,-72 42,-73', '42,-73 46,-16', '42,-73 52,-82')
        ink.stipple('-40,-66* 38,-66* 38,-22* -40,-22*', { spacing: 5.6, radius: 1.1 })
      })
      hand.pen(2, '-30,-79 -30,-92', '-30,-86 -38,-92')
      hand.form(ink.leaf(-30, -88, -40, 12, 7), { width: 1.6 })
    },
  },
  cheese: {
    outline: '-58,-38* 44,-100* 54,-74 52,-18* 0,-13 -56,-16*',
    legs: [
      [-24, true],
      [34, true],
      [-36, false],
      [24, false],
    ],
    thick: 11,
    tail: [50, -30],
    face: { x: -14, y: -44, scale: 0.98 },
    front(hand, body) {
      const { ink } = hand
      ink.clip(body, () => {
        ink.tint('-58,-38* 46,-62* 60,-14* -60,-12*', { color: hand.accent, offset: 2 })
        hand.even(2.2, '-60,-38 50,-63')
        for (const [x, y, rx, ry] of [
          [30, -36, 10, 9],
          [-44, -24, 6, 5],
          [14, -22, 5, 5],
          [46, -54, 6, 6],
          [24, -72, 8, 5],
          [2, -64, 5, 3],
        ] as const) {
          ink.black(ink.ellipse(x, y, rx, ry))
          ink.cut(ink.ellipse(x + 1.4, y + 1.8, rx * 0.66, ry * 0.6))
        }
      })
      for (const [x, y] of [
        [10, -84],
        [34, -97],
      ] as const) {
        hand.form(ink.ellipse(x, y, 9, 9), { width: 2.4 })
        hand.spot(ink.ellipse(x, y + 1, 4.4, 4.8))
      }
      hand.spot(ink.ellipse(-58, -33, 5, 4.4))
      hand.flick(1.2, '-50,-26 -66,-28', '-50,-23 -66,-20')
    },
  },
  /** An india rubber with a point to make. */
  eraser: {
    outline: '-40,-26 -44,-62 -32,-78* 40,-82* 54,-74 54,-30 46,-18* -30,-16*',
    legs: [
      [-16, true],
      [36, true],
      [-26, false],
      [26, false],
    ],
    thick: 17,
    tail: [52, -60],
    face: { x: -18, y: -54, scale: 0.92 },
    back(hand) {
      for (const x of [8, 28])
        hand.form(hand.ink.leaf(x, -76, -78, 22, 15, { belly: 0.5, tip: 0.5 }), { width: 2.4, from: 0.5 })
    },
    front(hand, body) {
      const { ink } = hand
      ink.clip(body, () => {
        ink.tint('10,-90* 70,-90* 70,0* 14,0*', { color: hand.accent, offset: 0 })
        hand.even(2.6, '9,-84 13,-14')
        hand.even(1.8, '20,-84 24,-14')
        hand.pen(1.6, '30,-52 46,-54', '30,-44 48,-46', '30,-36 42,-38')
      })
      hand.form('-38,-40* -48,-54 -66,-80* -44,-74 -28,-62*', { width: 2.7, from: 0.5 })
      hand.form('-34,-70* -40,-82 -46,-92* -28,-86 -22,-76*', { width: 2.3, from: 0.5 })
      for (const [x, y] of [
        [-56, -8],
        [-62, -2],
        [-50, -1],
        [-68, -9],
      ] as const)
        hand.pen(2, [
          [x, y],
          [x + 4, y - 1],
        ])
    },
  },
  boulder: {
    outline: '-50,-28 -54,-56 -38,-80* -10,-92 24,-90* 50,-70 56,-40* 46,-20 10,-13 -32,-15*',
    legs: [
      [-20, true],
      [34, true],
      [-30, false],
      [24, false],
    ],
    thick: 17,
    tail: [52, -56],
    horns: [-14, -62],
    face: { x: -15, y: -56, scale: 1.06 },
    front(hand, body) {
      const { ink } = hand
      ink.clip(body, () => {
        hand.pen(
          2.2,
          '24,-92 20,-70 34,-52 28,-34 36,-14',
          '34,-52 58,-46',
          '20,-70 0,-76 -10,-92',
          '-50,-30 -34,-26 -28,-12',
        )
        ink.tone('24,-92 20,-70 34,-52 28,-34 36,-14 70,-14 70,-92', { from: 0.3, width: 2.4 })
        for (const [x, y] of [
          [38, -78],
          [30, -86],
          [46, -68],
          [0, -88],
          [12, -86],
        ] as const)
          ink.tint(ink.ellipse(x, y, 9, 6), { color: hand.accent, offset: 0.4 })
      })
      hand.even(2.4, '-22,-28 -16,-24 -8,-28')
      hand.form(ink.ellipse(-15, -25, 5, 6), { width: 2 })
    },
  },
  mop: {
    outline:
      '-52,-10* -56,-40 -46,-66 -22,-80 6,-84 34,-78 52,-58 58,-30 56,-8* 44,-2 36,-10* 26,0 16,-8* 6,1 -6,-8* -16,1 -26,-8* -38,0',
    legs: [],
    thick: 0,
    face: { x: -22, y: -46, scale: 1 },
    back(hand) {
      hand.form('14,-76* 20,-78* 44,-128* 38,-130*', { width: 2.2, from: 0.5 })
      hand.tinted('36,-126* 46,-122* 49,-130 44,-135 37,-132', { width: 2.1 })
      for (const x of [-26, 2, 30]) hand.form(hand.ink.ellipse(x, -4, 9, 4.6), { width: 2.1 })
    },
    front(hand, body) {
      const { ink } = hand
      ink.clip(body, () => {
        ink.between('2,-82 -30,-64 -50,-34 -54,-2', '14,-82 44,-66 56,-36 56,-2', 19, {
          width: 2.2,
          jitter: 0.6,
          profile: 'swell',
        })
        ink.cut(ink.clay([ink.ellipse(-22, -42, 23, 19)], 1))
      })
      hand.tinted('-10,-84* 24,-86* 28,-74 8,-70 -12,-74', { width: 2.4 })
      hand.flick(2.2, '-40,-58 -34,-50 -38,-42', '-30,-62 -26,-52', '-4,-62 -8,-50 -2,-40', '-16,-64 -16,-54')
    },
  },
  loaf: {
    outline: '-50,-22* -56,-46 -60,-62 -46,-76 -22,-74 0,-78 24,-76 48,-74 62,-60 56,-44 54,-22* 0,-18',
    legs: [
      [-24, true],
      [34, true],
      [-36, false],
      [26, false],
    ],
    thick: 12,
    tail: [54, -44],
    face: { x: -26, y: -48, scale: 0.92 },
    coat: 'spots',
    back(hand) {
      for (const x of [-52, -10]) {
        hand.form(hand.ink.ellipse(x, -76, 10, 10), { width: 2.5, from: 0.5 })
        hand.spot(hand.ink.ellipse(x, -75, 5, 5.4))
      }
    },
    front(hand, body) {
      const { ink } = hand
      ink.clip(body, () => {
        ink.cut(ink.ellipse(-28, -42, 24, 20))
        ink.wash(body, { color: hand.accent, alpha: 0.85, fade: { from: [0, -80], to: [0, -40] } })
      })
      for (const x of [4, 22, 40])
        hand.form(
          [
            [x - 6, -76, 1, 1],
            [x + 2, -70],
            [x + 4, -60, 1, 1],
            [x - 4, -64],
          ],
          { width: 1.9, halo: 0.2 },
        )
    },
  },
} as const satisfies Record<string, Shape>

export function drawGolem(hand: Hand, traits: GolemTraits): void {
  const { ink } = hand
  const shape: Shape = SHAPES[traits.shape]
  const { horns, feet = 'stump' } = traits
  shape.back?.(hand)
  if (traits.tail && shape.tail) drawTail(hand, traits.tail, shape.tail[0], shape.tail[1], 0.9)
  for (const [x, isFar] of shape.legs) if (isFar) drawLeg(hand, feet, { x, top: -28, y: -2, thick: shape.thick, isFar })
  for (const [x, isFar] of shape.legs) if (!isFar) drawLeg(hand, feet, { x, top: -22, thick: shape.thick })
  const body = hand.form(ink.path(shape.outline, true), { bare: true, halo: 1 })
  drawCoat(hand, shape.coat ?? traits.coat ?? 'plain', body)
  shape.front?.(hand, body)
  ink.contour(body, { width: 3.2, gap: 0.16 })
  if (horns && shape.horns) ink.at(shape.horns[0], shape.horns[1], { scale: 1.1 }, () => drawHorns(hand, horns))
  drawFace(hand, traits.face, shape.face)
}
