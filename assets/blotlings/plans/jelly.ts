import { drawFace } from '../face'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** A bell of jelly, and what hangs from it. */
export interface JellyTraits extends Traits {
  readonly plan: 'jelly'
  readonly shape: JellyShape
}

type JellyShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: JellyTraits) => void

const SHAPES = {
  /** A handkerchief held by its middle. */
  handkerchief(hand, traits) {
    const { ink } = hand
    for (const [x, sway] of [
      [-20, -6],
      [-4, 5],
      [12, -5],
      [26, 6],
    ] as const)
      hand.pen(3, [
        [x, -44],
        [x + sway, -30],
        [x - sway, -16],
        [x + sway * 0.6, -2],
      ])
    const cloth = hand.form(
      '0,-106 26,-98 42,-74 52,-48 66,-30* 40,-38 24,-26* 8,-42 -8,-26* -24,-40 -44,-26* -50,-40 -66,-34* -48,-56 -42,-76 -26,-98',
      { bare: true },
    )
    ink.clip(cloth, () => {
      for (const x of [-50, -28, -6, 16, 38])
        ink.line(
          [
            [x * 0.5, -110],
            [x, -60],
            [x * 1.2, -20],
          ],
          { width: 5, color: hand.accent, alpha: 0.8, profile: 'even' },
        )
      ink.line('-60,-46 0,-52 60,-46', { width: 5, color: hand.accent, alpha: 0.8, profile: 'even' })
      ink.cut(ink.ellipse(0, -72, 27, 20))
    })
    ink.tone(cloth, { from: 0.54, width: 2.2 })
    ink.contour(cloth, { width: 3 })
    drawFace(hand, traits.face, { x: 0, y: -76, scale: 1 })
  },
  chandelier(hand, traits) {
    const { ink } = hand
    for (const [i, x] of [-44, -22, 22, 44].entries()) {
      const y = i === 0 || i === 3 ? -44 : -30
      hand.pen(3, [
        [x * 0.4, -62],
        [x * 0.7, y + 10],
        [x, y + 8],
        [x, y],
      ])
      hand.form(
        [
          [x - 5, y, 1, 1],
          [x + 5, y, 1, 1],
          [x + 4, y - 18, 1, 1],
          [x - 4, y - 18, 1, 1],
        ],
        { width: 2 },
      )
      hand.tinted(ink.leaf(x, y - 18, -90, 15, 9), { width: 1.8, offset: 0.4 })
      hand.form(ink.ellipse(x, y + 2, 9, 3), { width: 1.9 })
    }
    for (const [x, y] of [
      [-30, -14],
      [-12, -4],
      [0, -12],
      [12, -4],
      [30, -14],
      [-20, -20],
      [20, -20],
    ] as const) {
      hand.pen(1.2, [
        [x * 0.7, -54],
        [x, y - 8],
      ])
      hand.form(
        [
          [x, y - 8, 1, 1],
          [x + 4, y],
          [x, y + 6, 1, 1],
          [x - 4, y],
        ],
        { width: 1.6 },
      )
    }
    hand.tinted('-36,-58* -34,-86 -16,-106 0,-110 18,-106 34,-86 36,-58* 24,-50 12,-58 0,-50 -12,-58 -24,-50', {
      from: 0.56,
      width: 3.1,
      offset: 2.4,
    })
    hand.pen(2, '0,-110 0,-122')
    hand.form(ink.ellipse(0, -125, 4, 4), { width: 1.9 })
    drawFace(hand, traits.face, { x: -1, y: -80, scale: 0.98 })
  },
  parachute(hand, traits) {
    const { ink } = hand
    for (const x of [-46, -16, 14, 44])
      hand.pen(1.6, [
        [x, -66],
        [x * 0.1, -24],
      ])
    const canopy = hand.form(
      '-54,-62* -50,-92 -26,-114 0,-119 28,-114 50,-92 54,-63* 42,-70 28,-62* 14,-70 0,-62* -14,-70 -28,-62* -42,-70',
      { bare: true },
    )
    ink.clip(canopy, () => {
      ink.tint('0,-124* -34,-112 -54,-62* -28,-62*', { color: hand.accent, offset: 0 })
      ink.tint('0,-124* 0,-60* 28,-62* 20,-100', { color: hand.accent, offset: 0 })
      hand.pen(1.8, '0,-119 -22,-92 -28,-62', '0,-119 0,-62', '0,-119 22,-92 28,-62')
    })
    ink.tone(canopy, { from: 0.54, width: 2.2 })
    ink.contour(canopy, { width: 3.1 })
    hand.form('-13,-26* 14,-27* 12,-6* -11,-5*', { width: 2.4, from: 0.5 })
    hand.pen(1.3, '-12,-20 13,-21', '-11,-13 12,-14', '-4,-26 -3,-6', '5,-26 5,-6')
    hand.form(ink.ellipse(0, -36, 10, 9), { width: 2.3 })
    hand.spot(ink.ellipse(-4, -37, 1.6, 2.2), ink.ellipse(4, -37, 1.6, 2.2))
    drawFace(hand, traits.face, { x: -1, y: -90, scale: 1.06, drop: 12 })
  },
} as const satisfies Record<string, Draw>

export function drawJelly(hand: Hand, traits: JellyTraits): void {
  SHAPES[traits.shape](hand, traits)
}
