import { drawFace } from '../face'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** On one spring. */
export interface HopperTraits extends AnimalTraits {
  readonly plan: 'hopper'
  readonly shape: HopperShape
}

type HopperShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: HopperTraits) => void

const SHAPES = {
  goat(hand, traits) {
    const { ink } = hand
    hand.pen(3.6, '-10,-44 12,-40 14,-36 -12,-33 -12,-29 14,-26 14,-22 -12,-18 -12,-14 12,-11 10,-6')
    hand.solid('-15,-6* 16,-6* 17,0.4* -16,0.4*', { rim: 0.8 })
    drawTail(hand, 'stub', 24, -62)
    for (const [x, to, y] of [
      [14, 26, -34],
      [-12, -28, -38],
    ] as const) {
      hand.form(
        ink.tube(
          [
            [x, -54, 10],
            [(x + to) / 2, -44, 8],
            [to, y, 6],
          ],
          { root: true },
        ),
        { width: 2.2, from: 0.5 },
      )
      hand.solid(
        [
          [to - 6, y - 2, 1, 1],
          [to + 5, y - 2, 1, 1],
          [to + 6, y + 5, 1, 1],
          [to - 7, y + 5, 1, 1],
        ],
        { rim: 0 },
      )
    }
    const body = hand.form(
      ink.clay([ink.ellipse(2, -60, 28, 20), ink.tube('-12,-64@26 -16,-82@20', { root: true })], 8),
      { from: 0.5, width: 3 },
    )
    ink.clip(body, () => ink.line('4,-84 6,-36', { width: 10, color: hand.accent, profile: 'even' }))
    ink.contour(body, { width: 3 })
    drawHead(hand, traits.head, traits.face, { x: -16, y: -90, scale: 0.78, turn: -6 })
    hand.flick(2, '-24,-4 -34,-8', '24,-4 34,-8', '-22,1 -34,2', '24,1 36,2')
  },
  /** A corkscrew: the worm is its leg. */
  corkscrew(hand, traits) {
    const { ink } = hand
    hand.pen(4.6, '0,-50 12,-45 2,-40 -12,-37 2,-31 12,-27 0,-22 -10,-19 0,-14 8,-11 1,-6 0,0')
    for (const side of [1, -1]) {
      hand.form(
        ink.tube(
          [
            [side * 12, -58, 8],
            [side * 34, -66, 7],
            [side * 44, -88 + side * 2, 9],
          ],
          { root: true, round: 1 },
        ),
        { width: 2.3, from: 0.5 },
      )
      hand.tinted(ink.ellipse(side * 45, -92 + side * 2, 6.4, 6.4), { width: 2 })
    }
    const cork = hand.tinted('-20,-88* 20,-89* 22,-50 18,-46* -18,-46* -22,-50', { from: 0.52, width: 3, offset: 2 })
    ink.clip(cork, () => ink.stipple(cork, { spacing: 5, radius: 1.2 }))
    hand.form('-30,-104* 30,-106* 33,-98 30,-88* -30,-87* -33,-96', { from: 0.5, width: 2.8 })
    hand.form(ink.ellipse(0, -110, 9, 7), { width: 2.4 })
    drawFace(hand, traits.face, { x: -1, y: -72, scale: 0.8 })
  },
} as const satisfies Record<string, Draw>

export function drawHopper(hand: Hand, traits: HopperTraits): void {
  SHAPES[traits.shape](hand, traits)
}
