import { drawFace } from '../face'
import { drawFoot, drawLeg, drawLegs } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** Carpentry with somebody in it. */
export interface HouseTraits extends AnimalTraits {
  readonly plan: 'house'
  readonly shape: HouseShape
}

type HouseShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: HouseTraits) => void

const SHAPES = {
  /** A cuckoo clock that would rather be a cock. */
  clock(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'cock', 28, -52, 0.94)
    for (const [x, y] of [
      [-14, -6],
      [16, -2],
    ] as const) {
      hand.pen(1.4, [
        [x, -26],
        [x, y - 10],
      ])
      hand.form(ink.leaf(x, y - 14, 90, 15, 8, { belly: 0.5 }), { width: 1.7 })
    }
    for (const x of [-5, 7]) {
      hand.even(4, [
        [x, -26],
        [x, -5],
      ])
      drawFoot(hand, traits.feet ?? 'toes', x, 0)
    }
    const box = hand.form('-28,-76* 30,-77* 32,-24* -30,-23*', { from: 0.46, width: 3 })
    ink.clip(box, () => hand.even(1.4, '-32,-34 34,-35'))
    hand.form('-44,-70* 0,-110* 46,-72* 40,-63* 0,-96 -38,-61*', { from: 0.52, width: 2.9 })
    hand.tinted('-8,-104* -14,-120 -4,-114 2,-126* 6,-114 16,-120* 10,-104* 1,-100', { width: 2.4, from: 0.6 })
    hand.form(ink.ellipse(1, -54, 23, 22, 0, 0.01), { width: 2.6 })
    for (let hour = 0; hour < 12; hour++) {
      const [c, s] = [Math.cos((hour / 6) * Math.PI), Math.sin((hour / 6) * Math.PI)]
      hand.pen(hour % 3 === 0 ? 2.4 : 1.4, [
        [1 + c * 17, -54 + s * 16.4],
        [1 + c * 21, -54 + s * 20.4],
      ])
    }
    hand.tinted('-3,-52* -24,-46 -26,-42* -4,-44*', { width: 2 })
    ink.line('1,-48 12,-40', { width: 2.2, profile: 'pen' })
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: 1, y: -58, scale: 0.74 })
    hand.tinted(ink.ellipse(-12, -38, 4, 6, 10), { width: 1.8 })
  },
  /** A door with a mouse for a handle, or the other way about. */
  door(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'curly', 32, -14, 1.2)
    drawLegs(hand, traits.feet ?? 'paw', { top: -14, apart: 15, thick: 9 })
    for (const x of [-26, 28]) {
      hand.form(ink.ellipse(x, -104, 18, 18), { from: 0.5, width: 2.7 })
      ink.tint(ink.ellipse(x, -103, 11, 12), { color: hand.accent, offset: 0.6 })
    }
    const door = hand.form('-34,-10* -35,-84 -24,-104 0,-110 25,-104 36,-84 35,-10*', { from: 0.5, width: 3.2 })
    ink.clip(door, () => {
      ink.contour('-28,-4* -29,-82 -20,-98 0,-103 21,-98 30,-82 29,-4*', { width: 2 })
      hand.even(1.6, '-14,-104 -14,-8', '0,-106 0,-92', '14,-104 14,-8', '0,-30 0,-8')
      for (const y of [-34, -20])
        hand.form(
          [
            [-34, y - 3, 1, 1],
            [-16, y - 2],
            [-10, y, 1, 1],
            [-16, y + 2],
            [-34, y + 3, 1, 1],
          ],
          { width: 1.6 },
        )
      ink.cut(ink.ellipse(-2, -64, 24, 20))
    })
    hand.tinted(ink.ellipse(20, -38, 5.6, 5.6), { width: 2.2 })
    hand.form('-9,-34* 5,-35* 6,-27* -8,-26*', { width: 1.9 })
    hand.spot('-6,-32* 3,-33* 3,-29* -6,-29*')
    hand.form('-40,-13* 42,-14* 42,-6* -40,-6*', { width: 2.3 })
    drawFace(hand, traits.face, { x: -1, y: -72, scale: 0.96 })
    hand.flick(1.3, '12,-58 32,-62', '12,-55 32,-53', '-16,-58 -35,-62', '-16,-55 -35,-53')
  },
  /** A book on four legs, and it has been read. */
  book(hand, traits) {
    const { ink } = hand
    const feet = traits.feet ?? 'paw'
    drawTail(hand, 'cat', 48, -58, 0.8)
    for (const [x, isFar] of [
      [-18, true],
      [38, true],
      [-30, false],
      [24, false],
    ] as const)
      drawLeg(hand, feet, { x, top: -34, to: x, y: isFar ? -2 : 0, thick: 8, ankle: 6, isFar })
    hand.tinted('-44,-36* 4,-28* 54,-38* 56,-70* 6,-84* -46,-68*', { from: 0.5, width: 2.8 })
    const pages = hand.form('-42,-66* -20,-78 2,-64* 24,-84 52,-72* 52,-42* 26,-48 4,-34* -18,-46 -41,-38*', {
      from: 0.6,
      width: 2.7,
    })
    ink.clip(pages, () => {
      hand.even(2, '3,-64 4,-34')
      for (const y of [-62, -56, -50])
        hand.pen(1.3, [
          [12, y],
          [26, y - 8],
          [44, y - 4],
        ])
      hand.pen(1.3, '-30,-50 -18,-56 -4,-48')
    })
    ink.line('30,-82 34,-60 30,-48 36,-40', { width: 4, color: hand.accent, profile: 'even' })
    drawHead(hand, traits.head, traits.face, { x: -38, y: -80, scale: 0.84, turn: -3 })
  },
} as const satisfies Record<string, Draw>

export function drawHouse(hand: Hand, traits: HouseTraits): void {
  SHAPES[traits.shape](hand, traits)
}
