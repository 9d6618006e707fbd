import { drawFace } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** Six legs under a lacquered back. */
export interface BeetleTraits extends Traits {
  readonly plan: 'beetle'
  readonly shape: BeetleShape
}

type BeetleShape = keyof typeof SHAPES

interface Shape {
  /** Where the legs leave the body and where they stand, the near three. */
  readonly legs: readonly (readonly [x: number, y: number, kneeX: number, kneeY: number, footX: number])[]
  readonly draw: (hand: Hand, traits: BeetleTraits) => void
}

const SHAPES = {
  stag: {
    legs: [
      [-18, -24, -34, -34, -40],
      [4, -20, 2, -34, -4],
      [24, -22, 42, -34, 46],
    ],
    draw(hand, traits) {
      const { ink } = hand
      const back = hand.solid(ink.clay([ink.ellipse(22, -42, 38, 28, -8), ink.ellipse(40, -30, 22, 18)], 8), {
        rim: 1.8,
      })
      ink.clip(back, () => {
        hand.white(2.2, '-12,-52 20,-62 56,-46')
        hand.white(1.5, '0,-38 30,-42 60,-30')
      })
      for (const jaw of [
        '-44,-56* -64,-66 -70,-92* -56,-78 -50,-84* -48,-70 -38,-62*',
        '-24,-60* -30,-84 -20,-110* -14,-90 -4,-96* -8,-78 -12,-62*',
      ]) {
        hand.tinted(jaw, { from: 0.6, width: 2.6, offset: 1.6 })
      }
      hand.solid(ink.clay([ink.ellipse(-28, -46, 24, 21), ink.ellipse(-32, -34, 18, 13)], 7), { halo: 1.6, rim: 1.6 })
      drawFace(hand, traits.face, { x: -31, y: -48, scale: 0.86, isDark: true })
    },
  },
  /** A town wall round a ladybird. */
  burg: {
    legs: [
      [-28, -14, -40, -22, -44],
      [-2, -12, -4, -22, -8],
      [26, -14, 40, -22, 44],
    ],
    draw(hand, traits) {
      const { ink } = hand
      for (const [x, top, width] of [
        [-14, -92, 17],
        [14, -106, 20],
        [40, -84, 16],
      ] as const) {
        hand.form(
          [
            [x - width / 2, top + 40, 1, 1],
            [x - width / 2, top, 1, 1],
            [x - width / 4, top, 1, 1],
            [x - width / 4, top + 4, 1, 1],
            [x + width / 4, top + 4, 1, 1],
            [x + width / 4, top, 1, 1],
            [x + width / 2, top, 1, 1],
            [x + width / 2, top + 40, 1, 1],
          ],
          { from: 0.46 },
        )
        hand.spot([
          [x - 2.4, top + 12],
          [x, top + 8],
          [x + 2.4, top + 12],
          [x + 2.4, top + 18, 1, 1],
          [x - 2.4, top + 18, 1, 1],
        ])
      }
      hand.pen(1.8, '14,-106 14,-122')
      hand.form('14,-122* 28,-118 14,-113*', { width: 1.8 })
      const dome = hand.tinted('-36,-18* -34,-50 -10,-70 18,-72 46,-56 54,-18* 10,-12', {
        from: 0.56,
        width: 3.1,
        offset: 2.6,
      })
      ink.clip(dome, () => {
        for (const [x, y, r] of [
          [-14, -46, 7],
          [12, -56, 6],
          [36, -44, 8],
          [6, -30, 7],
          [30, -22, 6],
          [-24, -24, 6],
        ] as const)
          ink.black(ink.ellipse(x, y, r, r * 0.9))
        hand.even(2.2, '12,-72 14,-12')
      })
      hand.solid(ink.clay([ink.ellipse(-40, -30, 20, 19), ink.ellipse(-44, -22, 15, 11)], 6), { halo: 1.6, rim: 1.6 })
      hand.pen(2.2, '-46,-46 -54,-58 -62,-58', '-34,-48 -36,-62 -30,-68')
      drawFace(hand, traits.face, { x: -42, y: -32, scale: 0.76, isDark: true })
    },
  },
  /** An ant whose jaws are a pair of scissors. */
  scissors: {
    legs: [
      [-6, -44, -22, -56, -28],
      [2, -42, 4, -60, 6],
      [12, -44, 32, -58, 40],
    ],
    draw(hand, traits) {
      const { ink } = hand
      hand.solid(ink.ellipse(40, -46, 25, 19, -16), { rim: 1.8 })
      hand.solid(ink.ellipse(5, -50, 14, 11), { halo: 1.4, rim: 1.4 })
      for (const blade of [
        '-30,-50* -56,-62 -74,-84* -62,-54 -34,-40*',
        '-34,-44* -60,-34 -80,-14* -56,-22 -28,-36*',
      ]) {
        hand.tinted(blade, { width: 2.4, from: 0.6 })
      }
      hand.solid(ink.clay([ink.ellipse(-20, -58, 23, 20), ink.ellipse(-28, -48, 14, 11)], 7), { halo: 1.6, rim: 1.6 })
      hand.form(ink.ellipse(-33, -44, 4, 4), { width: 1.6, halo: 0.2 })
      hand.pen(2.4, '-26,-76 -30,-94 -44,-102', '-14,-78 -10,-96 0,-106')
      drawFace(hand, traits.face, { x: -20, y: -63, scale: 0.86, isDark: true, drop: 11 })
    },
  },
  /** Upright against its ball. */
  bowl: {
    legs: [
      [14, -20, 6, -30, 2],
      [26, -18, 24, -28, 20],
      [40, -18, 50, -26, 52],
    ],
    draw(hand, traits) {
      const { ink } = hand
      const ball = hand.tinted(ink.ellipse(-30, -32, 33, 33, 0, 0.01), { from: 0.54, width: 3.1, offset: 2.6 })
      ink.clip(ball, () => hand.pen(1.6, '-58,-44 -40,-60 -20,-62'))
      hand.spot(ink.ellipse(-40, -44, 3.4, 4), ink.ellipse(-30, -49, 3.2, 4), ink.ellipse(-31, -37, 3.4, 4))
      const back = hand.solid(ink.ellipse(32, -50, 25, 35, 20), { rim: 1.8 })
      ink.clip(back, () => hand.white(2, '40,-84 34,-52 18,-22', '20,-70 14,-52'))
      hand.solid(ink.clay([ink.ellipse(22, -88, 21, 18), ink.ellipse(16, -80, 15, 11)], 6), { halo: 1.6, rim: 1.6 })
      hand.solid(ink.tube('20,-100@13 8,-114@10 14,-132@3', { root: true }), { rim: 1 })
      drawFace(hand, traits.face, { x: 21, y: -90, scale: 0.76, isDark: true })
      hand.pen(4, '14,-64 2,-72 -8,-60', '10,-48 -2,-50 -8,-42')
    },
  },
  /** A firefly with a frying pan for a lantern. */
  fryer: {
    legs: [
      [-18, -30, -32, -36, -36],
      [0, -26, -4, -38, -8],
      [16, -28, 26, -38, 28],
    ],
    draw(hand, traits) {
      const { ink } = hand
      for (const turn of [-54, -84])
        hand.form(ink.leaf(6, -62, turn, 52, 22, { bend: 6, belly: 0.62, tip: 0.7 }), { width: 2.2 })
      hand.pen(1.3, '10,-66 32,-98', '8,-68 12,-104')
      // Fries, glowing, in a paper cone.
      for (const [x, y, turn] of [
        [38, -58, -70],
        [44, -56, -48],
        [50, -50, -30],
        [42, -62, -58],
        [50, -56, -14],
      ] as const) {
        const fry = ink.tube(
          [
            [x, y + 6, 7],
            [x + Math.cos((turn * Math.PI) / 180) * 26, y + 6 + Math.sin((turn * Math.PI) / 180) * 26, 7],
          ],
          { root: true, round: 0.1 },
        )
        hand.tinted(fry, { width: 1.8, offset: 0.8 })
      }
      const cone = hand.form('22,-52* 58,-66* 66,-46* 26,-20*', { from: 0.6, width: 2.5 })
      ink.clip(cone, () => hand.even(2, '30,-60 34,-26', '40,-64 46,-34', '50,-66 56,-42'))
      for (const [a, b] of [
        ['70,-76', '78,-84'],
        ['76,-62', '86,-64'],
        ['58,-92', '62,-102'],
      ] as const)
        hand.flick(2, `${a} ${b}`)
      hand.solid(ink.ellipse(8, -46, 26, 17, -12), { rim: 1.6 })
      hand.solid(ink.clay([ink.ellipse(-26, -52, 22, 20), ink.ellipse(-30, -42, 17, 13)], 6), { halo: 1.6, rim: 1.6 })
      hand.form('-48,-66* -46,-80 -50,-90 -40,-98 -28,-96 -16,-100 -6,-90 -9,-80 -8,-66* -28,-71', {
        width: 2.5,
        from: 0.56,
      })
      drawFace(hand, traits.face, { x: -28, y: -53, scale: 0.86, isDark: true })
    },
  },
} as const satisfies Record<string, Shape>

export function drawBeetle(hand: Hand, traits: BeetleTraits): void {
  const shape: Shape = SHAPES[traits.shape]
  const feet = traits.feet ?? 'peg'
  for (const [x, y, kneeX, kneeY, footX] of shape.legs) {
    hand.even(3, [
      [x + 6, y],
      [kneeX + 7, kneeY - 2],
      [footX + 9, -4],
    ])
    drawFoot(hand, feet, footX + 9, -2, 0.8)
  }
  shape.draw(hand, traits)
  for (const [x, y, kneeX, kneeY, footX] of shape.legs) {
    hand.ink.line(
      [
        [x, y],
        [kneeX, kneeY],
        [footX, -2],
      ],
      { width: 7, white: true, profile: 'even', bare: true },
    )
    hand.even(4, [
      [x, y],
      [kneeX, kneeY],
      [footX, -2],
    ])
    drawFoot(hand, feet, footX, 0)
  }
}
