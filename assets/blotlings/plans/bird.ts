import { drawBody } from '../coats'
import { drawFace } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import { drawTail, type TailKind } from '../tails'
import type { Traits } from '../traits'

/** A bird that is all of one piece: head and body in one round. */
export interface BirdTraits extends Traits {
  readonly plan: 'bird'
  readonly shape: BirdShape
  readonly tail?: TailKind
}

type BirdShape = keyof typeof SHAPES

/** A silhouette, where the face lies on it, and what makes this bird that bird. */
interface Shape {
  readonly outline: string
  readonly face: readonly [x: number, y: number, scale: number]
  readonly back?: (hand: Hand) => void
  readonly front: (hand: Hand) => void
}

function wing(hand: Hand, side: 1 | -1, x: number, y: number, length = 38): void {
  hand.ink.at(x, y, { scaleX: side }, () => {
    hand.tinted(hand.ink.leaf(0, 0, 74, length, 22, { bend: -6, belly: 0.5, tip: 0.3 }), { from: 0.56, offset: 1.6 })
    hand.flick(1.5, '2,8 6,26', '8,8 10,22')
  })
}

const SHAPES = {
  puffin: {
    outline: '-12,-8* -26,-30 -24,-56 -30,-74 -22,-94 0,-103 20,-95 26,-76 24,-56 30,-30 18,-8*',
    face: [-4, -78, 0.9],
    front(hand) {
      const { ink } = hand
      // The coat of a waiter, and a napkin before it.
      ink.clip('-12,-8* -26,-30 -24,-56 -30,-74 -22,-94 0,-103 20,-95 26,-76 24,-56 30,-30 18,-8*', () => {
        hand.spot('-32,-112* 34,-112* 34,0* 6,0 12,-28 4,-48 16,-62 24,-78 17,-91 0,-98 -15,-95 -28,-84')
      })
      ink.rim('0,-103 20,-95 26,-76 24,-56 30,-30 18,-8 40,-8 40,-110', { distance: 1.4 })
      const beak = hand.tinted('-20,-88* -38,-90 -54,-76 -52,-58* -44,-56 -30,-58 -16,-66*', {
        width: 2.8,
        from: 0.62,
        offset: 2,
      })
      ink.clip(beak, () => hand.pen(2, '-30,-92 -33,-76 -28,-56', '-40,-92 -43,-74 -40,-54'))
      hand.pen(2, '-52,-64 -36,-68 -18,-74')
      ink.at(18, -58, {}, () => {
        hand.solid(ink.leaf(0, 0, 72, 40, 20, { bend: -6, belly: 0.5, tip: 0.3 }), { halo: 1.4 })
        hand.white(1.5, '3,8 6,30', '8,8 9,24')
      })
    },
  },
  owl: {
    outline: '-16,-4* -32,-26 -34,-56 -36,-78 -40,-104* -22,-94 0,-92 22,-94 40,-106* 36,-78 34,-54 32,-26 16,-4*',
    face: [0, -72, 1.15],
    front(hand) {
      for (const [x, y] of [
        [-14, -36],
        [0, -32],
        [14, -36],
        [-8, -24],
        [7, -22],
        [-1, -14],
      ] as const)
        hand.pen(1.9, [
          [x - 5, y - 2],
          [x, y + 3],
          [x + 5, y - 2],
        ])
      wing(hand, 1, 26, -54)
      wing(hand, -1, -28, -54)
      // A lantern of its own, though it says that it needs none.
      hand.pen(1.8, '-31,-26 -42,-22 -44,-14')
      hand.form('-50,-14* -38,-14* -36,-1* -52,-1*', { width: 2 })
      hand.tinted(hand.ink.leaf(-44, -3, -90, 9, 6), { width: 1.3, offset: 0.2 })
    },
  },
  /** An alarm clock with bells for ears. */
  alarm: {
    outline: '-14,-8* -34,-24 -41,-50 -32,-76 -2,-88 28,-77 38,-51 32,-24 14,-8*',
    face: [-1, -54, 1.05],
    back(hand) {
      for (const side of [-1, 1]) {
        hand.tinted(
          [
            [side * 14, -84, 1, 1],
            [side * 20, -102],
            [side * 38, -98],
            [side * 42, -76, 1, 1],
          ],
          { from: 0.6 },
        )
        hand.spot(hand.ink.ellipse(side * 33, -104, 3, 3))
      }
      hand.even(3, '-1,-88 -1,-100')
      hand.solid('-10,-106* 8,-107* 8,-99* -10,-98*', { rim: 0 })
    },
    front(hand) {
      const { ink } = hand
      for (let hour = 0; hour < 12; hour++) {
        const [c, s] = [Math.cos((hour / 6) * Math.PI), Math.sin((hour / 6) * Math.PI)]
        hand.pen(hour % 3 === 0 ? 2.8 : 1.6, [
          [-1 + c * 29, -49 + s * 29],
          [-1 + c * 34, -49 + s * 34],
        ])
      }
      ink.line('-1,-34 -12,-25', { width: 2.6, profile: 'pen' })
      ink.line('-1,-34 7,-18', { width: 2, profile: 'pen' })
      wing(hand, 1, 34, -46, 30)
      wing(hand, -1, -37, -46, 30)
    },
  },
  pear: {
    outline: '-14,-6* -34,-16 -38,-38 -26,-58 -18,-76 -12,-92 4,-96 17,-90 20,-74 26,-58 36,-38 32,-16 14,-6*',
    face: [0, -68, 0.86],
    back(hand) {
      hand.ink.line('3,-92 6,-104 14,-112', { width: 5, profile: 'pen' })
      hand.tinted(hand.ink.leaf(8, -104, -168, 30, 15, { bend: -4 }), { from: 0.6 })
      hand.pen(1.4, '6,-104 -12,-106')
    },
    front(hand) {
      wing(hand, 1, 28, -44, 36)
      hand.ink.stipple(hand.ink.ellipse(-14, -26, 16, 16), { spacing: 4.6, radius: 0.8 })
      hand.form(hand.ink.tube('-24,-36@9 -36,-30@8 -40,-20@7', { root: true, round: 1 }), { width: 2 })
    },
  },
} as const satisfies Record<string, Shape>

export function drawBird(hand: Hand, traits: BirdTraits): void {
  const shape: Shape = SHAPES[traits.shape]
  const feet = traits.feet ?? 'toes'
  shape.back?.(hand)
  if (traits.tail) drawTail(hand, traits.tail, 24, -24)
  for (const x of [12, -10]) {
    hand.even(4, [
      [x, -12],
      [x - 1, -4],
    ])
    drawFoot(hand, feet, x - 1, 0)
  }
  drawBody(hand, traits.coat ?? 'plain', hand.ink.path(shape.outline, true))
  shape.front(hand)
  const [x, y, scale] = shape.face
  drawFace(hand, traits.face, { x, y, scale })
}
