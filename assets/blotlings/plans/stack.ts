import { drawFace } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** One on top of the other. */
export interface StackTraits extends AnimalTraits {
  readonly plan: 'stack'
  readonly shape: StackShape
}

type StackShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: StackTraits) => void

function feet(hand: Hand, traits: StackTraits, apart: number, scale = 1.1): void {
  drawFoot(hand, traits.feet ?? 'paw', apart, -1, scale)
  drawFoot(hand, traits.feet ?? 'paw', -apart, 0, scale)
}

const SHAPES = {
  pancakes(hand, traits) {
    const { ink } = hand
    feet(hand, traits, 20)
    for (const [y, width, shift] of [
      [-14, 44, 2],
      [-26, 42, -3],
      [-38, 43, 3],
      [-50, 40, 0],
    ] as const) {
      hand.form(
        ink.tube(
          [
            [shift - width, y, 12],
            [shift, y + 1, 14],
            [shift + width, y, 12],
          ],
          { root: true, round: 1 },
        ),
        { from: 0.5, width: 2.7 },
      )
    }
    hand.tinted(
      '-30,-56 0,-61 32,-56 42,-50 38,-34 34,-20* 29,-32 22,-44 6,-45 -4,-30* -10,-43 -26,-44 -32,-30* -38,-42 -41,-52',
      { from: 0.62, width: 2.5, offset: 1.4 },
    )
    drawHead(hand, traits.head, traits.face, { x: -2, y: -78, scale: 0.98 })
    hand.form('-8,-102* 8,-106* 12,-96* -5,-92*', { width: 2, from: 0.6 })
    ink.at(-32, -58, {}, () => hand.form(ink.tube('0,-4@11 -4,6@12', { root: true, round: 1 }), { width: 2.2 }))
    ink.at(22, -58, {}, () => hand.form(ink.tube('0,-4@11 4,6@12', { root: true, round: 1 }), { width: 2.2 }))
  },
  snow(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'beaver', 28, -14, 1.1, 6)
    hand.form(ink.ellipse(0, -30, 38, 29), { from: 0.5, width: 3.1 })
    hand.form(ink.ellipse(-2, -66, 26, 21), { from: 0.52, width: 3 })
    for (const side of [1, -1])
      hand.form(ink.leaf(side * 22, -70, side > 0 ? 38 : 146, 36, 17, { bend: side * 5, belly: 0.6, tip: 0.7 }), {
        width: 2.4,
        from: 0.5,
      })
    hand.tinted('-24,-84* 0,-78 22,-84* 23,-74 2,-68 -23,-74*', { width: 2.4 })
    hand.tinted('8,-72* 20,-75* 26,-50* 14,-48*', { width: 2.3 })
    for (const y of [-62, -52, -38]) hand.spot(ink.ellipse(-6, y, 2.8, 2.8))
    drawHead(hand, traits.head, traits.face, { x: -4, y: -96, scale: 0.86 })
    hand.solid('-20,-112* -16,-132* 14,-133* 16,-113*', { rim: 1.2 })
    hand.solid('-28,-114* 24,-116* 24,-109* -28,-107*', { rim: 0 })
    drawFoot(hand, traits.feet ?? 'flipper', 24, 0, 1.2)
    drawFoot(hand, traits.feet ?? 'flipper', -22, 0.4, 1.2)
  },
  owls(hand, traits) {
    const { ink } = hand
    feet(hand, traits, 11, 1)
    const owl = (y: number, size: number, turn: number, draw: () => void) =>
      ink.at(turn * 2, y, { scale: size, rotate: turn }, () => {
        const body = hand.form('-24,0* -34,-18 -32,-34 -35,-50* -20,-42 0,-40 20,-42 36,-50* 32,-34 34,-18 24,0*', {
          from: 0.52,
          width: 2.9,
        })
        ink.clip(body, () => {
          for (const x of [-14, 0, 14])
            hand.pen(1.6, [
              [x - 5, -8],
              [x, -4],
              [x + 5, -8],
            ])
        })
        for (const side of [1, -1])
          hand.tinted(ink.leaf(side * 29, -24, side > 0 ? 78 : 102, 26, 14, { belly: 0.5, tip: 0.4 }), { width: 2.1 })
        draw()
      })
    owl(-4, 1.06, 0, () => drawFace(hand, { ...traits.face, eyes: 'sleepy' }, { x: 0, y: -24, scale: 0.94 }))
    owl(-46, 0.86, -5, () => drawFace(hand, { ...traits.face, eyes: 'ring' }, { x: 0, y: -24, scale: 0.94 }))
    owl(-79, 0.7, 6, () => drawFace(hand, { ...traits.face, eyes: 'goggle' }, { x: 0, y: -24, scale: 1 }))
  },
  sandwich(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'curly', 42, -30, 1.1)
    for (const [x, y] of [
      [-20, -2],
      [34, -2],
      [-34, 0],
      [20, 0],
    ] as const) {
      hand.form(
        ink.tube([
          [x, -22, 8],
          [x, y - 5, 6],
        ]),
        { width: 2.1, from: y < 0 ? 0.1 : 0.5 },
      )
      drawFoot(hand, traits.feet ?? 'claw', x, y, 0.8)
    }
    hand.form('-48,-26* 46,-27* 48,-18 44,-12 -44,-12 -50,-18', { from: 0.5, width: 2.9 })
    hand.tinted(
      '-54,-30 -44,-38 -30,-30 -16,-38 0,-30 14,-38 28,-30 42,-38 54,-30 44,-22 30,-27 16,-22 0,-27 -14,-22 -30,-27 -44,-22',
      { width: 2.2 },
    )
    hand.form('-48,-42* 48,-43* 40,-32* -6,-33 -14,-24* -22,-34 -40,-32*', { width: 2.2 })
    hand.form('-48,-44* -44,-58 -20,-66 20,-66 44,-58 48,-45*', { from: 0.5, width: 3 })
    for (const [x, y] of [
      [10, -58],
      [24, -56],
      [0, -61],
      [30, -50],
    ] as const)
      hand.form(ink.leaf(x, y, 20, 6, 3), { width: 1.3, halo: 0.2 })
    hand.even(2.4, '34,-62 38,-104')
    hand.tinted(ink.ellipse(38, -104, 6, 6), { width: 2 })
    drawHead(hand, traits.head, traits.face, { x: -28, y: -70, scale: 0.9 })
  },
  cairn(hand, traits) {
    const { ink } = hand
    feet(hand, traits, 18, 1.2)
    const stone = (x: number, y: number, rx: number, ry: number, turn: number) =>
      hand.form(ink.ellipse(x, y, rx, ry, turn, 0.1), { from: 0.44, width: 3.1 })
    stone(0, -20, 42, 16, 2)
    stone(-4, -78, 19, 10, 8)
    stone(2, -96, 14, 9, -8)
    stone(-1, -111, 8, 6, 4)
    // The two in the middle are a mouth.
    hand.spot('-32,-52* 32,-52* 30,-38* -30,-38*')
    for (const x of [-24, -14, -4, 6, 16, 25]) {
      hand.form(
        [
          [x - 5, -53, 1, 1],
          [x + 5, -53, 1, 1],
          [x, -42, 1, 1],
        ],
        { width: 1.5, halo: 0.2 },
      )
      hand.form(
        [
          [x, -37, 1, 1],
          [x + 9, -37, 1, 1],
          [x + 5, -46, 1, 1],
        ],
        { width: 1.5, halo: 0.2 },
      )
    }
    stone(1, -61, 35, 13, -3)
    const low = stone(-1, -31, 36, 10, 2)
    ink.clip(low, () => ink.stipple(low, { spacing: 4.4, radius: 0.9 }))
    ink.tint(ink.ellipse(14, -24, 18, 6), { color: hand.accent, offset: 0.4 })
    ink.tint(ink.ellipse(-8, -88, 12, 4), { color: hand.accent, offset: 0.4 })
    hand.pen(1.8, '6,-116 10,-126')
    hand.tinted(ink.leaf(9, -124, -30, 12, 7), { width: 1.6 })
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -2, y: -62, scale: 0.86 })
  },
} as const satisfies Record<string, Draw>

export function drawStack(hand: Hand, traits: StackTraits): void {
  SHAPES[traits.shape](hand, traits)
}
