import { drawFace } from '../face'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** Swims, through the air too. */
export interface FishTraits extends Traits {
  readonly plan: 'fish'
  readonly shape: FishShape
}

type FishShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: FishTraits) => void

/** A tail fin that is spread to the right. */
function fin(hand: Hand, x: number, y: number, scale = 1): void {
  hand.ink.at(x, y, { scale }, () => {
    hand.tinted('-6,-5* 10,-10 30,-28* 26,-4 32,24* 10,9 -6,6*', { from: 0.6, width: 2.6, offset: 1.6 })
    hand.pen(1.4, '6,-3 24,-18', '6,0 24,-2', '6,3 25,15')
  })
}

function bubbles(hand: Hand, ...all: readonly (readonly [x: number, y: number, radius: number])[]): void {
  for (const [x, y, radius] of all) hand.form(hand.ink.ellipse(x, y, radius, radius), { width: 1.7 })
}

const SHAPES = {
  angler(hand, traits) {
    const { ink } = hand
    hand.pen(3, '4,-86 0,-112 -28,-120 -46,-104')
    hand.tinted(ink.ellipse(-49, -97, 9, 9), { width: 2.4, offset: 0.8 })
    for (const turn of [-170, -140, -110, -70, -40, 160]) {
      const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
      hand.flick(1.8, [
        [-49 + c * 12, -97 + s * 12],
        [-49 + c * 19, -97 + s * 19],
      ])
    }
    hand.form('10,-86* 24,-106 36,-102* 34,-88 40,-84*', { width: 2.4, from: 0.4 })
    fin(hand, 46, -52, 0.9)
    const body = hand.form(ink.clay([ink.ellipse(4, -54, 45, 37), ink.ellipse(-26, -36, 32, 24)], 8), { bare: true })
    ink.tone(body, { from: 0.44, width: 2.8, spacing: 2.4, cross: 0.4 })
    ink.contour(body, { width: 3.3 })
    hand.spot('-58,-46* -34,-40 -8,-44 14,-54* 12,-34 -6,-20 -34,-16 -52,-26')
    for (const [x, y, length] of [
      [-50, -44, 13],
      [-38, -42, 9],
      [-24, -42, 14],
      [-10, -45, 10],
      [3, -50, 12],
    ] as const)
      ink.black(
        [
          [x - 4, y, 1, 1],
          [x + 4, y, 1, 1],
          [x, y + length, 1, 1],
        ],
        { white: true },
      )
    for (const [x, y] of [
      [-44, -20],
      [-30, -16],
      [-15, -18],
      [-2, -24],
    ] as const)
      ink.black(
        [
          [x - 4, y, 1, 1],
          [x + 4, y, 1, 1],
          [x, y - 11, 1, 1],
        ],
        { white: true },
      )
    hand.tinted(ink.leaf(22, -38, 20, 26, 17, { belly: 0.6 }), { width: 2.2 })
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -16, y: -64, scale: 1.1 })
  },
  /** In its tin, with a fork that it keeps for others. */
  tin(hand, traits) {
    const { ink } = hand
    fin(hand, 40, -78, 0.8)
    hand.form(ink.ellipse(6, -76, 36, 18, -4), { from: 0.5, width: 2.8 })
    fin(hand, 50, -50, 0.84)
    const fish = hand.form(ink.clay([ink.ellipse(2, -54, 50, 23, 3), ink.ellipse(-32, -54, 22, 19)], 8), {
      from: 0.5,
      width: 3,
    })
    ink.clip(fish, () => {
      hand.spot('-10,-82* 50,-76* 54,-58 30,-64 0,-66 -10,-70')
      for (const [x, y] of [
        [8, -54],
        [20, -56],
        [32, -54],
        [14, -46],
        [26, -46],
      ] as const)
        hand.pen(1.5, [
          [x, y - 4],
          [x - 3, y],
          [x, y + 4],
        ])
    })
    drawFace(hand, traits.face, { x: -30, y: -60, scale: 0.84, drop: 12 })
    const tin = hand.tinted('-58,-40* 62,-40* 60,-18 48,-10 -44,-10 -56,-18', { from: 0.54, width: 3.1, offset: 1.6 })
    ink.clip(tin, () => hand.even(1.6, '-60,-33 64,-33', '-56,-18 62,-18'))
    hand.form('-60,-46* 64,-46* 64,-38* -60,-38*', { width: 2.4 })
    hand.form(ink.tube('58,-44@9 72,-58@9 72,-74@9 62,-82@8', { root: true, round: 1 }), { width: 2.2, from: 0.4 })
    hand.even(2.6, '-58,-98 -44,-44')
    hand.pen(2, '-66,-112 -62,-98 -54,-100 -54,-114', '-60,-114 -58,-100')
  },
  puffer(hand, traits) {
    const { ink } = hand
    fin(hand, 40, -58, 0.7)
    for (let i = 0; i < 18; i++) {
      const turn = (i / 18) * 360 + 8
      const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
      hand.form(ink.leaf(c * 38, -58 + s * 38, turn, 17, 10, { tip: 0 }), { width: 1.9 })
    }
    const ball = hand.form(ink.ellipse(0, -58, 43, 42, 0, 0.02), { from: 0.52, width: 3.2 })
    ink.clip(ball, () => {
      ink.tint('-50,-110* 50,-110* 50,-62 30,-54 16,-64 0,-54 -16,-64 -30,-54 -50,-62', {
        color: hand.accent,
        offset: 1,
      })
      ink.line('-50,-62 -30,-54 -16,-64 0,-54 16,-64 30,-54 50,-62', { width: 2.4 })
      for (const [x, y] of [
        [-10, -84],
        [12, -88],
        [2, -74],
      ] as const)
        hand.pen(2.2, [
          [x - 4, y + 4],
          [x + 3, y - 4],
        ])
    })
    hand.tinted(ink.ellipse(2, -102, 9, 8.4), { width: 2.3 })
    for (const side of [1, -1])
      hand.form(ink.leaf(side * 34, -48, side > 0 ? 20 : 160, 22, 16, { belly: 0.6, tip: 0.6 }), { width: 2.2 })
    drawFace(hand, traits.face, { x: -2, y: -54, scale: 1.1, drop: 15 })
  },
  /** An anchovy of iron. */
  anchor(hand, traits) {
    const { ink } = hand
    hand.pen(2.6, '0,-116 10,-126 24,-122', '18,-120 32,-126 42,-118')
    hand.form(ink.ellipse(0, -112, 10, 10), { width: 3 })
    hand.spot(ink.ellipse(0, -112, 4.4, 4.4))
    hand.solid('-34,-96* 34,-97* 34,-88* -34,-87*', { rim: 1.2 })
    hand.solid('-9,-40* -48,-46 -58,-62* -64,-44* -54,-20 -26,-6 0,-2* 28,-6 54,-20 64,-46* 56,-62* 46,-46 8,-40*', {
      rim: 1.6,
    })
    const body = hand.form('0,-106* 18,-88 22,-62 16,-32 2,-16* -14,-30 -22,-60 -18,-88', { from: 0.5, width: 3.1 })
    ink.clip(body, () => {
      hand.spot('4,-110* 30,-92 30,-30 12,-18 14,-50 12,-84')
      for (const [x, y] of [
        [-8, -50],
        [0, -44],
        [-9, -38],
        [2, -32],
        [-4, -26],
      ] as const)
        hand.pen(1.6, [
          [x - 4, y - 2],
          [x, y + 2],
          [x + 4, y - 2],
        ])
    })
    ink.contour(body, { width: 3.1 })
    hand.tinted(ink.leaf(-18, -62, 158, 22, 13, { belly: 0.6 }), { width: 2.1 })
    hand.tinted(ink.leaf(19, -62, 22, 22, 13, { belly: 0.6 }), { width: 2.1 })
    drawFace(hand, traits.face, { x: -1, y: -78, scale: 0.84 })
  },
  fiddle(hand, traits) {
    const { ink } = hand
    hand.solid(ink.tube('28,-66@9 64,-92@7', { root: true, round: 0.4 }), { rim: 0.8 })
    hand.tinted('58,-94* 70,-112* 74,-98 86,-96* 70,-84*', { width: 2.2 })
    for (const [x, y] of [
      [64, -86],
      [70, -92],
    ] as const)
      hand.spot(ink.ellipse(x, y + 6, 3, 2))
    const body = hand.tinted(
      '34,-68 26,-86 10,-88 2,-76 -10,-82 -34,-86 -56,-66 -60,-48 -48,-28 -24,-20 -6,-28 4,-32 12,-22 28,-26 38,-42',
      { from: 0.54, width: 3.2, offset: 2.4 },
    )
    ink.clip(body, () => {
      hand.pen(2.4, '0,-66 -4,-60 0,-54 4,-48 0,-42', '20,-76 16,-70 20,-64 24,-58 20,-52')
      ink.contour(
        '30,-66 22,-80 10,-82 2,-70 -10,-76 -32,-80 -50,-64 -54,-48 -44,-33 -24,-26 -6,-34 4,-38 12,-28 26,-32 33,-44',
        { width: 1.4 },
      )
    })
    for (const y of [-58, -54, -50])
      hand.even(1, [
        [-6, y + 2],
        [62, y * 0.4 - 66],
      ])
    hand.form('2,-64* 6,-66* 10,-46* 5,-44*', { width: 1.7 })
    hand.form(ink.leaf(-14, -26, 74, 24, 16, { belly: 0.6 }), { width: 2.2, from: 0.5 })
    hand.form(ink.leaf(-22, -82, -74, 22, 16, { belly: 0.6 }), { width: 2.2, from: 0.5 })
    hand.even(2.4, '-64,-4 54,-16')
    hand.even(1, '-62,-9 52,-21')
    drawFace(hand, traits.face, { x: -36, y: -58, scale: 0.9 })
  },
  /** A pike with a fastener for a jaw. */
  zip(hand, traits) {
    const { ink } = hand
    fin(hand, 54, -54, 0.86)
    hand.tinted('16,-66* 28,-88 42,-84* 40,-66*', { width: 2.3 })
    hand.tinted('18,-42* 26,-24 40,-26* 38,-44*', { width: 2.3 })
    const body = hand.form('-76,-50* -60,-60 -34,-70 -6,-74 28,-70 58,-58 58,-50 28,-36 -8,-32 -40,-38 -66,-44*', {
      bare: true,
    })
    ink.clip(body, () => {
      ink.tint('-80,-80* 70,-80* 70,-58 20,-60 -30,-62 -80,-54', { color: hand.accent, offset: 1 })
      for (const [x, y] of [
        [0, -52],
        [14, -54],
        [28, -54],
        [42, -54],
        [8, -44],
        [22, -45],
        [36, -46],
      ] as const)
        hand.pen(1.5, [
          [x, y - 4],
          [x - 3, y],
          [x, y + 4],
        ])
    })
    ink.tone(body, { from: 0.52, width: 2.3 })
    ink.contour(body, { width: 3.1 })
    ink.line('-76,-49 -52,-46 -30,-47 -10,-52', { width: 3 })
    for (let i = 0; i < 10; i++) {
      const x = -72 + i * 6.4
      const y = -48.6 + Math.sin(i / 3) * 1.6 + (i > 6 ? -(i - 6) : 1)
      hand.even(2.4, [
        [x, y - 4.4],
        [x + 0.6, y + 4.4],
      ])
    }
    hand.form('-12,-58* -3,-59* -2,-46* -12,-45*', { width: 2 })
    hand.form('-4,-50* 10,-40 14,-28* 7,-25* 2,-36 -7,-46*', { width: 2 })
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -34, y: -64, scale: 0.84 })
    bubbles(hand, [-70, -70, 4], [-64, -84, 6], [-74, -96, 4])
  },
  /** A whale that is a bath, feet and all: they have never touched ground. */
  tub(hand, traits) {
    const { ink } = hand
    hand.tinted('48,-50* 58,-70 52,-92* 66,-84 74,-96* 80,-72 66,-48 56,-36*', { width: 2.7, from: 0.6 })
    for (const x of [-30, 34])
      hand.form(
        [
          [x - 7, -18, 1, 1],
          [x + 7, -18, 1, 1],
          [x + 4, -10],
          [x + 8, -4, 1, 1],
          [x - 8, -4, 1, 1],
          [x - 4, -10],
        ],
        { width: 2.3, from: 0.4 },
      )
    const body = hand.form('-66,-62* 60,-64* 62,-42 48,-20 14,-12 -30,-12 -60,-26', { bare: true })
    ink.clip(body, () => {
      ink.tint('-70,-66* 66,-66* 64,-38 20,-34 -20,-36 -70,-46', { color: hand.accent, offset: 0 })
      for (let i = 0; i < 6; i++)
        hand.pen(1.6, [
          [-66, -36 + i * 6],
          [-30, -28 + i * 5],
          [10, -26 + i * 4],
          [40, -30 + i * 3],
        ])
    })
    ink.tone(body, { from: 0.54, width: 2.3 })
    ink.contour(body, { width: 3.3 })
    for (const [x, y, r] of [
      [-46, -70, 10],
      [-28, -74, 12],
      [-8, -70, 11],
      [12, -74, 12],
      [32, -70, 11],
      [48, -67, 7],
    ] as const)
      hand.form(ink.ellipse(x, y, r, r * 0.86), { width: 2, from: 0.56 })
    hand.form(ink.tube('-70,-62@8 0,-60@8 64,-64@8', { root: true, round: 1 }), { width: 2.5 })
    hand.pen(2.8, '-8,-84 -8,-104 -20,-118 -32,-108', '-6,-84 -4,-106 8,-120 22,-110', '-7,-90 -7,-122')
    for (const [x, y] of [
      [-36, -98],
      [26, -100],
      [-7, -132],
    ] as const)
      hand.form(
        [
          [x, y - 6, 1, 1],
          [x + 3, y],
          [x, y + 3],
          [x - 3, y],
        ],
        { width: 1.6 },
      )
    hand.form(ink.leaf(6, -26, 50, 26, 16, { belly: 0.6, tip: 0.5 }), { width: 2.4, from: 0.5 })
    drawFace(hand, traits.face, { x: -40, y: -46, scale: 0.9, drop: 12 })
  },
  sharpener(hand, traits) {
    const { ink } = hand
    fin(hand, 54, -62, 0.9)
    hand.tinted('4,-78* 26,-114* 34,-80*', { width: 2.6, from: 0.6 })
    const body = hand.form('-66,-62 -48,-84 -8,-92 34,-82 58,-66 56,-58 30,-36 -10,-28 -48,-34 -62,-46', {
      from: 0.46,
      width: 3.2,
    })
    ink.clip(body, () => ink.cut('-70,-44 -30,-48 20,-46 56,-58 40,-20 -60,-20'))
    hand.spot('-64,-56* -40,-50 -12,-54* -10,-40 -36,-32 -58,-38')
    for (const x of [-56, -46, -36, -26, -16]) {
      ink.black(
        [
          [x - 4, -55 + Math.abs(x + 36) * 0.04, 1, 1],
          [x + 4, -54, 1, 1],
          [x, -44, 1, 1],
        ],
        { white: true },
      )
      ink.black(
        [
          [x - 2, -33, 1, 1],
          [x + 6, -33, 1, 1],
          [x + 2, -42, 1, 1],
        ],
        { white: true },
      )
    }
    // The blade, its screw, and what is left of a pencil.
    hand.form('2,-74* 38,-70* 36,-52* 0,-54*', { width: 2.3, from: 0.6 })
    hand.form(ink.ellipse(19, -62, 6, 6), { width: 1.9 })
    hand.even(1.8, '15,-65 23,-59')
    hand.pen(1.6, '4,-56 34,-54')
    hand.tinted('-92,-52* -66,-50* -66,-38* -92,-40*', { width: 2.1 })
    hand.form('-66,-50* -54,-44* -66,-38*', { width: 1.7 })
    hand.pen(2, '-64,-28 -56,-20 -64,-14 -54,-8', '-46,-26 -38,-18 -46,-10')
    hand.tinted(ink.leaf(8, -34, 66, 28, 16, { belly: 0.5 }), { width: 2.3 })
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -34, y: -70, scale: 0.9 })
  },
  fork(hand, traits) {
    const { ink } = hand
    fin(hand, 48, -54, 1)
    hand.tinted('-6,-74* 4,-102 24,-110* 22,-90 34,-72*', { width: 2.5, from: 0.6 })
    for (const y of [-64, -57, -50, -43])
      hand.form(
        ink.tube(
          [
            [-66, -54 + (y + 54) * 0.9, 4],
            [-84, y, 4],
            [-104, y - 1, 3],
          ],
          { root: true, round: 1 },
        ),
        { width: 1.8, halo: 0.4 },
      )
    hand.form('-40,-59* -60,-57 -70,-66* -70,-40* -60,-50 -40,-48*', { width: 2.3 })
    const body = hand.form('-46,-54 -30,-72 0,-80 32,-70 54,-58 52,-50 28,-36 -4,-30 -34,-38', { bare: true })
    ink.clip(body, () => {
      ink.tint('-50,-90* 60,-90* 60,-54 20,-56 -16,-62 -50,-56', { color: hand.accent, offset: 1 })
      hand.pen(1.6, '-6,-66 -10,-54 -6,-42')
    })
    ink.tone(body, { from: 0.5, width: 2.3 })
    ink.contour(body, { width: 3.2 })
    hand.form(ink.leaf(4, -42, 48, 28, 15, { belly: 0.5 }), { width: 2.2, from: 0.5 })
    hand.form(ink.ellipse(-98, -54, 10, 9), { width: 2.1, from: 0.4 })
    drawFace(hand, traits.face, { x: -26, y: -60, scale: 0.86, drop: 12 })
  },
} as const satisfies Record<string, Draw>

export function drawFish(hand: Hand, traits: FishTraits): void {
  SHAPES[traits.shape](hand, traits)
}
