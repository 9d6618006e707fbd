import { drawFace } from '../face'
import { drawFoot, drawLeg } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** Something out of a drawer or a shed. */
export interface ToolTraits extends AnimalTraits {
  readonly plan: 'tool'
  readonly shape: ToolShape
}

type ToolShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: ToolTraits) => void

const SHAPES = {
  comb(hand, traits) {
    const { ink } = hand
    const feet = traits.feet ?? 'peg'
    for (let i = 0; i < 11; i++) {
      const x = -50 + i * 10
      const lift = i % 3 === 1 ? -5 : 0
      hand.form(
        ink.tube(
          [
            [x, -40, 7],
            [x + (i % 2 ? 1.6 : -1.6), -20, 6],
            [x + (i % 2 ? 2.6 : -2.6), -3 + lift, 4],
          ],
          { round: 0.6 },
        ),
        { width: 1.9, from: 0.56 },
      )
      if (i % 2 === 0) drawFoot(hand, feet, x - 2.6, lift, 0.8)
    }
    const back = hand.tinted('-62,-38* -64,-60 -50,-76 -20,-82 24,-80 50,-74 64,-58 62,-38* 0,-34', {
      from: 0.54,
      width: 3.2,
      offset: 2.6,
    })
    ink.clip(back, () => hand.pen(1.6, '-58,-46 0,-42 58,-46'))
    hand.pen(2.4, '-44,-76 -52,-92 -60,-94', '-34,-79 -36,-96 -30,-102')
    hand.pen(1.4, '26,-36 32,-22 28,-10 36,-4', '30,-38 40,-26 38,-16')
    drawFace(hand, traits.face, { x: -30, y: -60, scale: 0.9, drop: 11 })
  },
  umbrella(hand, traits) {
    const { ink } = hand
    hand.even(3, '2,-112 3,-126')
    hand.form('-2,-54* 6,-54* 6,-14* -2,-14*', { width: 2.1, from: 0.4 })
    drawFoot(hand, traits.feet ?? 'boot', 2, 0, 1.4)
    const top = hand.form(
      '2,-114* 24,-96 42,-66 54,-36* 38,-44 28,-32* 14,-42 2,-30* -12,-42 -26,-32* -36,-44 -52,-36* -42,-66 -22,-96',
      { bare: true, halo: 1 },
    )
    ink.clip(top, () => {
      ink.tint('2,-116* -26,-70 -28,-30* 2,-28*', { color: hand.accent, offset: 0 })
      ink.tint('2,-116* 30,-70 30,-30* 60,-34* 44,-76', { color: hand.accent, offset: 0 })
      hand.pen(2.2, '2,-114 -20,-70 -26,-32', '2,-114 2,-30', '2,-114 24,-70 28,-32')
    })
    ink.tone(top, { from: 0.54, width: 2.2 })
    ink.contour(top, { width: 3.1 })
    drawFace(hand, traits.face, { x: -1, y: -74, scale: 1.05, drop: 26 })
    for (const [x, y] of [
      [-40, -18],
      [38, -14],
      [-26, -4],
    ] as const)
      hand.tinted(
        [
          [x, y - 8, 1, 1],
          [x + 3.4, y],
          [x, y + 4],
          [x - 3.4, y],
        ],
        { width: 1.6, offset: 0.4 },
      )
  },
  pencil(hand, traits) {
    const { ink } = hand
    for (const x of [-6, 14]) {
      hand.even(4, [
        [x, -22],
        [x - 1, -5],
      ])
      drawFoot(hand, traits.feet ?? 'toes', x - 1, 0)
    }
    ink.at(4, -58, { rotate: -64 }, () => {
      hand.tinted('-34,-16* 46,-16* 46,17* -34,17*', { from: 0.54, width: 3, offset: 1.8 })
      hand.even(1.7, '-34,-5 46,-5', '-34,7 46,7')
      hand.form('46,-17* 60,-17* 60,18* 46,18*', { width: 2.3 })
      hand.even(1.6, '51,-17 51,18', '56,-17 56,18')
      hand.form('60,-15* 70,-13 73,0 70,14 60,16*', { width: 2.5 })
    })
    // The point is its tail; the rubber is its head.
    ink.at(4, -58, { rotate: -64 }, () => {
      hand.form('-34,-16* -58,0* -34,17* -37,8 -33,1 -37,-7', { width: 2.5 })
      hand.spot('-49,-6* -59,0* -49,7*')
    })
    for (const [turn, x] of [
      [-120, 26],
      [-96, 34],
      [-70, 42],
    ] as const)
      hand.form(ink.leaf(x, -122, turn, 14, 10, { belly: 0.6, tip: 0.4 }), { width: 2 })
    hand.form(ink.leaf(14, -62, 70, 34, 21, { belly: 0.5, tip: 0.3 }), { width: 2.4, from: 0.5 })
    hand.flick(1.5, '16,-54 22,-36', '22,-54 26,-40')
    drawFace(hand, traits.face, { x: 18, y: -94, scale: 0.8 })
    hand.pen(2, '-40,-1 -52,0 -44,2')
  },
  anvil(hand, traits) {
    const { ink } = hand
    const feet = traits.feet ?? 'cloven'
    drawTail(hand, 'stub', 44, -66)
    for (const [x, to, isFar] of [
      [-14, -20, true],
      [30, 34, true],
      [-24, -28, false],
      [20, 22, false],
    ] as const)
      drawLeg(hand, feet, { x, top: -34, to, y: isFar ? -2 : 0, thick: 9, ankle: 5, isFar })
    const iron = hand.solid(
      '-58,-76* -30,-80* 52,-80* 52,-62* 30,-58 22,-48 34,-32* -26,-32* -16,-48 -20,-58 -40,-62*',
      { rim: 2 },
    )
    ink.clip(iron, () => {
      hand.white(2.2, '-50,-75 -20,-77 46,-77')
      hand.white(1.6, '-8,-56 -10,-44 -18,-35', '2,-56 3,-36')
      ink.black('18,-84* 56,-84* 56,-56* 26,-66 22,-74', { white: true })
      ink.tint('18,-84* 56,-84* 56,-56* 26,-66 22,-74', { color: hand.accent, offset: 0.6 })
    })
    ink.contour(iron, { width: 2.4 })
    hand.flick(2.4, '30,-88 38,-98', '40,-86 52,-92', '20,-88 22,-100')
    ink.line('24,-84 34,-90 46,-85', { width: 3, color: hand.accent, profile: 'swell' })
    drawHead(hand, traits.head, traits.face, { x: -34, y: -92, scale: 0.7, turn: -4 })
  },
  key(hand, traits) {
    const { ink } = hand
    for (const x of [-6, 12]) {
      hand.even(4, [
        [x, -40],
        [x - 1, -5],
      ])
      drawFoot(hand, traits.feet ?? 'toes', x - 1, 0)
    }
    // The bit is behind, the bow is all of the bird.
    hand.form(ink.tube('24,-58@12 58,-70@11 66,-73@11', { root: true, round: 0.2 }), { width: 2.5, from: 0.5 })
    hand.form('44,-60* 52,-63* 58,-44* 50,-41* 48,-46 44,-45*', { width: 2.2 })
    hand.form('58,-66* 66,-69* 72,-46* 64,-43* 62,-50 61,-54*', { width: 2.2 })
    hand.tinted(
      ink.clay(
        [
          ink.ellipse(-16, -66, 24, 24),
          ink.ellipse(22, -64, 20, 21),
          ink.ellipse(2, -44, 20, 18),
          ink.ellipse(2, -84, 20, 18),
        ],
        6,
      ),
      { from: 0.54, width: 3.2, offset: 2.4 },
    )
    for (const [x, y] of [
      [24, -64],
      [4, -42],
    ] as const) {
      hand.form(ink.ellipse(x, y, 8, 8), { width: 2, halo: 0.2 })
      hand.spot(ink.ellipse(x, y, 5, 5))
    }
    hand.form('-36,-68* -74,-44 -80,-36* -62,-46 -34,-56*', { width: 2.4, from: 0.6 })
    drawFace(hand, traits.face, { x: -14, y: -74, scale: 0.86 })
    hand.flick(1.6, '8,-98 14,-108', '2,-100 2,-112')
  },
  hammer(hand, traits) {
    const { ink } = hand
    const feet = traits.feet ?? 'cloven'
    for (const [x, isFar] of [
      [-12, true],
      [8, false],
    ] as const)
      drawLeg(hand, feet, { x: x + 4, top: -26, to: x + 4, y: isFar ? -2 : 0, thick: 13, isFar, scale: 1.1 })
    drawTail(hand, 'tassel', 12, -30)
    hand.tinted('-13,-66* 14,-66* 17,-18 12,-14* -12,-14* -16,-18', { from: 0.52, width: 2.8, offset: 1.8 })
    hand.pen(1.3, '-6,-62 -8,-24', '4,-58 6,-30')
    const head = hand.solid(
      '-58,-104* -36,-104* -32,-99 30,-99* 46,-110 64,-114* 58,-96 40,-68 28,-62* -32,-62 -36,-57* -58,-57*',
      { rim: 2 },
    )
    ink.clip(head, () => hand.white(2, '-54,-98 -54,-64', '-26,-93 26,-93'))
    for (const side of [1, -1])
      hand.form(
        ink.tube([
          [side * 16 - 4, -98, 10],
          [side * 30 - 4, -108, 9],
          [side * 34 - 4, -124, 3],
        ]),
        { width: 2.3, from: 0.5 },
      )
    drawFace(hand, traits.face, { x: -4, y: -82, scale: 0.94, isDark: true })
    hand.form(ink.ellipse(-4, -62, 5, 6), { width: 2, halo: 0.3 })
    hand.flick(2.4, '-64,-94 -74,-98', '-64,-80 -76,-80', '-64,-66 -74,-62')
  },
  brush(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'cat', 54, -52, 0.9)
    for (let x = -44; x <= 52; x += 4.6) {
      const y = -36 + Math.abs(x - 4) * 0.05
      ink.line(
        [
          [x, y],
          [x + (x - 4) * 0.06, -16],
          [x + (x - 4) * 0.12, 0],
        ],
        { width: 3.2, profile: 'even' },
      )
    }
    const back = hand.tinted('-46,-32* -56,-44 -44,-62 -10,-72 30,-70 58,-56 60,-40 54,-32*', {
      from: 0.54,
      width: 3.1,
      offset: 2.2,
    })
    ink.clip(back, () => hand.pen(1.5, '-20,-62 10,-66 40,-60', '-10,-54 20,-58 50,-50'))
    drawHead(hand, traits.head, traits.face, { x: -40, y: -60, scale: 0.8, turn: -6 })
    hand.form('-56,-57* -80,-50 -88,-46 -84,-42 -56,-45*', { width: 2.2, from: 0.6 })
    hand.spot(ink.ellipse(-87, -46, 3.4, 3))
  },
} as const satisfies Record<string, Draw>

export function drawTool(hand: Hand, traits: ToolTraits): void {
  SHAPES[traits.shape](hand, traits)
}
