import { drawEye } from '../eyes'
import { drawBrows, drawFace } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import { drawMouth } from '../mouths'
import type { Traits } from '../traits'

/** Pincers, eyes on stalks, and all of it sideways. */
export interface CrabTraits extends Traits {
  readonly plan: 'crab'
  readonly shape: CrabShape
}

type CrabShape = keyof typeof SHAPES

interface Shape {
  readonly claws: readonly (readonly [x: number, y: number, scale: number, turn: number])[]
  readonly eyes?: readonly [x: number, y: number]
  readonly mouth?: readonly [x: number, y: number]
  readonly legs: number
  readonly draw: (hand: Hand, traits: CrabTraits) => void
}

/** A pincer that opens upwards, its wrist at 0, 0. */
function drawClaw(hand: Hand, x: number, y: number, scale: number, turn: number): void {
  hand.ink.at(x, y, { scale: Math.abs(scale), scaleX: Math.sign(scale), rotate: turn }, () => {
    hand.tinted('-8,2* -20,-12 -20,-32 -8,-46* -6,-34 -2,-26* 4,-34 14,-42* 18,-26 14,-8 6,3*', {
      from: 0.56,
      width: 2.6,
      offset: 1.6,
    })
    hand.pen(1.5, '-12,-14 -13,-26')
  })
}

const SHAPES = {
  cabbage: {
    legs: 40,
    claws: [
      [-46, -36, 0.9, -18],
      [46, -36, -0.74, 18],
    ],
    eyes: [12, -84],
    mouth: [0, -34],
    draw(hand) {
      const { ink } = hand
      const leaf = (shape: string, vein: readonly string[]) => {
        hand.form(shape, { from: 0.52, width: 2.8 })
        hand.pen(1.5, ...vein)
      }
      hand.tinted(ink.ellipse(0, -42, 38, 34), { from: 0.54, width: 3 })
      leaf('4,-12* 30,-12 48,-30 46,-50 52,-66 36,-72 24,-62 22,-40', ['14,-16 30,-32 40,-62', '28,-32 44,-36'])
      leaf('-4,-12* -32,-12 -48,-30 -48,-50 -54,-64 -38,-74 -26,-64 -24,-40', [
        '-14,-16 -32,-34 -42,-64',
        '-30,-34 -46,-38',
      ])
      hand.tinted('-28,-44 -34,-66 -18,-78 -4,-70 8,-80 24,-72 34,-60 26,-42 16,-14* -14,-14*', {
        from: 0.6,
        width: 2.9,
        offset: 2,
      })
      hand.pen(1.6, '0,-16 -2,-24', '-12,-54 -20,-64', '10,-54 20,-66', '-1,-50 -2,-66')
    },
  },
  pineapple: {
    legs: 34,
    claws: [
      [-42, -40, 1, -14],
      [42, -40, -0.8, 16],
    ],
    mouth: [0, -34],
    draw(hand) {
      const { ink } = hand
      for (const [turn, length] of [
        [-142, 34],
        [-38, 34],
        [-120, 42],
        [-60, 42],
        [-90, 48],
      ] as const)
        hand.form(ink.leaf(0, -74, turn, length, 14, { bend: turn < -90 ? -5 : 5, belly: 0.4 }), {
          from: 0.5,
          width: 2.3,
        })
      const fruit = hand.tinted(ink.ellipse(0, -46, 36, 37), { from: 0.54, width: 3.1, offset: 2.4 })
      ink.clip(fruit, () => {
        for (let i = -5; i < 6; i++)
          hand.pen(
            1.6,
            [
              [i * 14 - 40, -88],
              [i * 14 + 36, -8],
            ],
            [
              [i * 14 + 40, -88],
              [i * 14 - 36, -8],
            ],
          )
        for (let row = 0; row < 6; row++)
          for (let i = -3; i < 4; i++) hand.spot(ink.ellipse(i * 14 + (row % 2) * 7, -82 + row * 13, 1.5, 1.5))
        ink.cut(ink.ellipse(0, -44, 25, 20))
      })
      ink.contour(ink.ellipse(0, -44, 25, 20), { width: 1.7 })
    },
  },
  cabinet: {
    legs: 46,
    claws: [
      [-54, -42, 0.86, -10],
      [54, -42, -0.86, 14],
    ],
    eyes: [18, -98],
    draw(hand) {
      const { ink } = hand
      hand.form('-46,-74* -40,-82* 42,-83* 48,-74*', { width: 2.6, from: 0.4 })
      const box = hand.form('-46,-75* 48,-75* 47,-16* -45,-16*', { from: 0.5, width: 3.2 })
      ink.clip(box, () => {
        for (const [x, y] of [
          [-40, -70],
          [4, -70],
          [-40, -42],
          [4, -42],
        ] as const) {
          if (x < 0 && y < -60) continue
          hand.tinted(
            [
              [x, y, 1, 1],
              [x + 38, y, 1, 1],
              [x + 38, y + 22, 1, 1],
              [x, y + 22, 1, 1],
            ],
            { width: 2.2, from: 0.66 },
          )
          hand.spot(ink.ellipse(x + 19, y + 10, 3, 2.6))
        }
      })
      hand.form('-46,-66* -8,-70* -7,-46* -46,-42*', { width: 2.4, from: 0.6 })
      hand.spot(ink.ellipse(-27, -56, 3, 2.6))
      ink.line('-40,-67 -34,-84 -26,-74 -20,-86 -12,-70', { width: 3, color: hand.accent, profile: 'even' })
    },
  },
  /** A lobster, its tail a flight of stairs. */
  lobster: {
    legs: 0,
    claws: [
      [-52, -22, 1, -46],
      [-42, -50, 0.66, -12],
    ],
    draw(hand, traits) {
      const { ink } = hand
      for (const x of [-22, -6, 12]) {
        hand.even(3.4, [
          [x, -18],
          [x - 6, -10],
          [x - 4, -2],
        ])
        drawFoot(hand, traits.feet ?? 'peg', x - 4, 0)
      }
      const stairs =
        '-4,-36* 8,-36* 8,-52* 22,-53* 22,-68* 36,-69* 36,-84* 50,-85* 50,-99* 66,-100* 64,-78 52,-56 38,-34 24,-16 -4,-10*'
      const tail = hand.tinted(stairs, { from: 0.52, width: 3, offset: 2 })
      ink.clip(tail, () => hand.pen(1.8, '8,-36 20,-14', '22,-54 36,-32', '36,-70 50,-48', '50,-86 62,-72'))
      for (const turn of [-118, -90, -60])
        hand.tinted(ink.leaf(58, -96, turn, 26, 13, { belly: 0.6, tip: 0.6 }), { width: 2.1 })
      // A runner of carpet, and a rail.
      hand.even(2.2, '12,-62 56,-112', '12,-54 12,-62', '26,-69 26,-78', '41,-85 41,-96')
      hand.tinted(ink.clay([ink.ellipse(-18, -30, 30, 20), ink.ellipse(-36, -32, 16, 15)], 7), {
        from: 0.54,
        width: 3,
        offset: 2,
      })
      hand.pen(1.8, '-40,-46 -60,-66 -74,-66', '-34,-48 -44,-76 -56,-88')
      drawFace(hand, traits.face, { x: -32, y: -36, scale: 0.84 })
    },
  },
  /** A hermit in a tin, its lid still on. */
  tin: {
    legs: 0,
    claws: [[-46, -18, 0.92, -30]],
    draw(hand, traits) {
      const { ink } = hand
      ink.at(8, -48, { rotate: 12 }, () => {
        hand.tinted('-8,-40* -18,-62 8,-74 30,-66* 32,-40*', { width: 2.4, from: 0.4 })
        const can = hand.form('-26,-36* 40,-37* 40,37* -26,38*', { from: 0.46, width: 3.1 })
        ink.clip(can, () => {
          ink.tint('-28,-22* 42,-23* 42,24* -28,25*', { color: hand.accent, offset: 0 })
          hand.even(1.8, '-28,-22 42,-23', '-28,25 42,24', '-28,-30 42,-31', '-28,31 42,30')
          ink.cut(ink.ellipse(14, 0, 14, 15))
          ink.tint(ink.ellipse(14, 2, 9, 10), { color: hand.accent, offset: 0.4 })
        })
        hand.pen(2, '14,-7 17,-14')
        ink.contour(can, { width: 3.1 })
        hand.form('-10,-41* -22,-50 -20,-72 2,-80 26,-74 34,-56 30,-40*', { width: 2.4, from: 0.5 })
        hand.even(1.5, '-12,-56 26,-58', '-14,-66 24,-68')
      })
      for (const x of [-34, -18, -2, 14]) {
        hand.even(3.6, [
          [x + 6, -20],
          [x - 4, -14],
          [x, -2],
        ])
        drawFoot(hand, traits.feet ?? 'peg', x, 0)
      }
      hand.form(ink.clay([ink.ellipse(-24, -26, 22, 16), ink.ellipse(-34, -32, 14, 13)], 6), { from: 0.54, width: 2.9 })
      for (const [x, y] of [
        [-42, -58],
        [-24, -60],
      ] as const) {
        hand.form(
          ink.tube(
            [
              [x + 6, -38, 6],
              [x, y + 6, 5],
            ],
            { root: true },
          ),
          { width: 2 },
        )
        drawEye(hand, traits.face.eyes, x, y, { side: x < -30 ? -1 : 1, scale: 1 })
      }
      drawMouth(hand, traits.face.mouth, -36, -28, 0.8)
    },
  },
} as const satisfies Record<string, Shape>

export function drawCrab(hand: Hand, traits: CrabTraits): void {
  const { ink } = hand
  const shape: Shape = SHAPES[traits.shape]
  if (shape.legs > 0) {
    for (const side of [1, -1])
      for (const [i, reach] of [-4, 10, 24].entries()) {
        const foot = side * (shape.legs - 18 + reach)
        hand.even(3.6, [
          [side * 18, -22],
          [foot + side * 8, -22 + i * 3],
          [foot, -2],
        ])
        drawFoot(hand, traits.feet ?? 'peg', foot, 0, 0.74)
      }
  }
  for (const [x, y] of shape.claws) {
    if (shape.legs > 0)
      hand.form(
        ink.tube(
          [
            [x * 0.6, -30, 10],
            [x, y + 4, 9],
          ],
          { root: true },
        ),
        { width: 2.2 },
      )
  }
  shape.draw(hand, traits)
  for (const [x, y, scale, turn] of shape.claws) drawClaw(hand, x, y, scale, turn)
  if (shape.legs === 0) return
  if (shape.eyes) {
    const [apart, y] = shape.eyes
    for (const side of [1, -1]) {
      hand.form(
        ink.tube(
          [
            [side * apart * 0.7, y + 20, 7],
            [side * apart, y + 4, 6],
          ],
          { root: true },
        ),
        { width: 2.1 },
      )
      drawEye(hand, traits.face.eyes, side * apart, y, { side, scale: 1.12 })
    }
    ink.at(0, y, { scale: 1.1 }, () => drawBrows(hand, traits.face.brow ?? 'raised', apart * 0.9))
    if (shape.mouth) drawMouth(hand, traits.face.mouth, shape.mouth[0], shape.mouth[1])
  } else drawFace(hand, traits.face, { x: 0, y: -50, scale: 0.94 })
}
