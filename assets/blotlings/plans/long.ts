import { drawFace } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** More legs than it can keep in step. */
export interface LongTraits extends AnimalTraits {
  readonly plan: 'long'
  readonly shape: LongShape
}

type LongShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: LongTraits) => void

function legs(hand: Hand, traits: LongTraits, top: number, ...feet: readonly number[]): void {
  for (const [i, x] of feet.entries()) {
    const y = i % 3 === 1 ? -6 : 0
    hand.form(
      hand.ink.tube([
        [x + 2, top, 9],
        [x, y - 5, 7],
      ]),
      { width: 2, from: 0.5 },
    )
    drawFoot(hand, traits.feet ?? 'paw', x, y, 0.8)
  }
}

const SHAPES = {
  dachshund(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'cat', 60, -50, 0.62)
    legs(hand, traits, -28, -44, -28, -12, 4, 20, 36, 54)
    const body = ink.clay(
      [
        ink.tube('-40,-40@32 -18,-44@30 6,-34@27 30,-44@28 54,-36@30', { root: true, round: 1 }),
        ink.tube('-42,-42@28 -50,-62@22', { root: true }),
      ],
      7,
    )
    hand.form(body, { from: 0.5, width: 3 })
    ink.clip(body, () => ink.black('-30,-60 -10,-62 10,-52 30,-60 50,-56 70,-50 70,-38 40,-42 20,-36 0,-38 -24,-46'))
    ink.rim(body, { distance: 1.4 })
    hand.tinted('-6,-60* 22,-56* 24,-22* -6,-22*', { bare: true, halo: 0, offset: 0 })
    hand.even(2.2, '-6,-58 -6,-22', '22,-54 23,-22')
    ink.contour(body, { width: 3 })
    drawHead(hand, traits.head, traits.face, { x: -50, y: -74, scale: 0.84, turn: -3 })
  },
  pod(hand, traits) {
    const { ink } = hand
    legs(hand, traits, -22, -44, -24, -4, 18, 40)
    hand.tinted('-62,-42* -50,-20 -10,-10 30,-14 62,-34 72,-52* 60,-40 20,-26 -20,-26 -48,-38', {
      from: 0.5,
      width: 2.8,
    })
    for (const [x, y, radius] of [
      [46, -46, 14],
      [24, -40, 16],
      [-2, -38, 17],
      [-30, -46, 20],
    ] as const) {
      hand.form(ink.ellipse(x, y, radius, radius), { from: 0.54, width: 2.8 })
      if (x > -20)
        drawFace(
          hand,
          { eyes: 'dot', mouth: x === 24 ? 'round' : 'flat', brow: 'none' },
          { x: x - 1, y: y - 3, scale: 0.5 },
        )
    }
    hand.tinted('-66,-40* -54,-24 -14,-13 30,-17 64,-36 74,-54* 66,-30 34,-6 -14,-3 -54,-16', {
      from: 0.56,
      width: 3,
      offset: 1.6,
    })
    hand.pen(2.6, '-64,-40 -72,-50 -68,-60')
    hand.tinted(ink.leaf(-40, -64, -120, 22, 12), { width: 2 })
    hand.tinted(ink.leaf(-26, -66, -66, 24, 12), { width: 2 })
    drawFace(hand, traits.face, { x: -31, y: -50, scale: 0.84 })
  },
  /** A caterpillar with a hat on each joint. */
  hats(hand, traits) {
    const { ink } = hand
    const joints = [
      [54, -22, 14],
      [34, -20, 16],
      [12, -21, 17],
      [-10, -26, 18],
    ] as const
    for (const [x] of joints) drawFoot(hand, traits.feet ?? 'shoe', x, 0, 0.9)
    for (const [x, y, radius] of joints) hand.form(ink.ellipse(x, y, radius, radius), { from: 0.5, width: 2.8 })
    // A fez, a bowler, a pointed one.
    hand.tinted('47,-34* 50,-50* 61,-50* 64,-34*', { width: 2.2 })
    hand.pen(1.6, '56,-50 62,-56 66,-48')
    hand.solid('24,-36* 27,-50 36,-54 43,-49 45,-37*', { rim: 1 })
    hand.solid('19,-37* 50,-38* 49,-33* 20,-32*', { rim: 0 })
    hand.form('0,-37* 12,-66* 23,-37*', { width: 2.3, from: 0.5 })
    hand.tinted(ink.ellipse(12, -67, 4, 4), { width: 1.7 })
    hand.pen(1.5, '4,-46 18,-49', '8,-56 16,-57')
    hand.form('-24,-42* -22,-48 -12,-54 -2,-50 2,-42*', { width: 2.2 })
    hand.form(ink.tube('-26,-42@5 -11,-45@5 4,-41@5', { root: true, round: 1 }), { width: 2 })
    hand.form(ink.ellipse(-36, -46, 24, 23), { from: 0.56, width: 3 })
    hand.pen(2.2, '-46,-66 -56,-76 -62,-72')
    const top = hand.tinted('-50,-68* -52,-106* -20,-108* -20,-70*', { width: 2.8, from: 0.54, offset: 1.8 })
    ink.clip(top, () => ink.line('-52,-76 -18,-78', { width: 7, profile: 'even' }))
    hand.tinted('-60,-68* -36,-73 -10,-70* -12,-63 -36,-66 -58,-61*', { width: 2.5 })
    drawFace(hand, traits.face, { x: -37, y: -48, scale: 0.9 })
    for (const x of [-44, -24]) drawFoot(hand, traits.feet ?? 'shoe', x + 4, 0, 0.9)
    hand.form(ink.ellipse(-30, -16, 15, 13), { from: 0.5, width: 2.6 })
  },
} as const satisfies Record<string, Draw>

export function drawLong(hand: Hand, traits: LongTraits): void {
  SHAPES[traits.shape](hand, traits)
}
