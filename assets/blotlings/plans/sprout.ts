import { drawFace } from '../face'
import { drawFoot, drawLegs } from '../feet'
import type { Hand } from '../hand'
import { drawTail } from '../tails'
import type { Traits } from '../traits'

/** Something out of the garden that has pulled itself up. */
export interface SproutTraits extends Traits {
  readonly plan: 'sprout'
  readonly shape: SproutShape
}

type SproutShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: SproutTraits) => void

/** Leaves out of one place, by their directions and lengths. */
function leaves(
  hand: Hand,
  x: number,
  y: number,
  width: number,
  ...all: readonly (readonly [turn: number, length: number])[]
): void {
  for (const [turn, length] of all) {
    const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
    hand.form(hand.ink.leaf(x, y, turn, length, width, { bend: 3, belly: 0.6 }), { from: 0.5, width: 2.2 })
    hand.pen(1.3, [
      [x + c * 4, y + s * 4],
      [x + c * length * 0.7, y + s * length * 0.7 + 1],
    ])
  }
}

const SHAPES = {
  mushroom(hand, traits) {
    const { ink } = hand
    drawFoot(hand, traits.feet ?? 'slipper', 12, 0)
    drawFoot(hand, traits.feet ?? 'slipper', -9, 0.6)
    hand.form('-19,-64* 20,-64* 20,-40 26,-16 18,-5 -16,-5 -24,-16 -19,-40', { from: 0.5, width: 2.9 })
    const cap = hand.tinted('-54,-56* -52,-82 -32,-104 0,-112 32,-105 52,-84 56,-57* 30,-48 0,-46 -28,-48', {
      from: 0.56,
      width: 3.2,
      offset: 2.8,
    })
    ink.clip(cap, () => {
      for (const [x, y, rx, ry] of [
        [-28, -84, 10, 9],
        [4, -98, 9, 7],
        [32, -80, 10, 10],
        [2, -68, 8, 6],
        [-48, -62, 7, 6],
        [50, -60, 6, 5],
        [-16, -56, 4, 3],
      ] as const)
        ink.black(ink.ellipse(x, y, rx, ry), { white: true })
    })
    drawFace(hand, traits.face, { x: 0, y: -34, scale: 0.84 })
  },
  turnip(hand, traits) {
    const { ink } = hand
    leaves(hand, 0, -78, 17, [-136, 34], [-110, 44], [-70, 46], [-42, 36], [-90, 38])
    drawFoot(hand, traits.feet ?? 'root', 0, -1, 1.1)
    const root = hand.form('-42,-50 -38,-72 -16,-82 16,-82 38,-72 43,-50 32,-26 14,-14 3,-2* -12,-14 -32,-26', {
      bare: true,
      halo: 1,
    })
    ink.clip(root, () =>
      ink.wash('-60,-50 -60,-100 60,-100 60,-50 10,-54 -14,-50', {
        color: hand.accent,
        alpha: 0.85,
        fade: { from: [0, -76], to: [0, -44] },
      }),
    )
    ink.tone(root, { from: 0.5, width: 2.3 })
    ink.contour(root, { width: 3.2 })
    hand.pen(1.7, '-36,-36 -26,-33', '20,-24 28,-28', '-20,-20 -12,-18')
    drawFace(hand, traits.face, { x: 0, y: -54, scale: 1.2 })
  },
  acorn(hand, traits) {
    const { ink } = hand
    drawLegs(hand, traits.feet ?? 'shoe', { top: -16, apart: 11, thick: 8 })
    for (const side of [1, -1])
      hand.pen(3.4, [
        [side * 28, -44],
        [side * 42, -38],
        [side * 44, -50 + side * 3],
      ])
    hand.form('-33,-66* 33,-66* 33,-42 20,-20 2,-9* -18,-20 -33,-42', { from: 0.5, width: 3.1 })
    const cap = hand.tinted('-40,-62* -38,-84 -18,-98 4,-100 26,-95 40,-80 42,-62* 0,-54', {
      from: 0.52,
      width: 3,
      offset: 2,
    })
    ink.clip(cap, () => {
      for (let row = 0; row < 5; row++)
        for (let i = 0; i < 11; i++)
          hand.pen(1.5, [
            [-46 + i * 9 + (row % 2) * 4.5, -94 + row * 8.6],
            [-42 + i * 9 + (row % 2) * 4.5, -89 + row * 8.6],
            [-37 + i * 9 + (row % 2) * 4.5, -94 + row * 8.6],
          ])
    })
    ink.line('2,-98 4,-110 14,-116', { width: 6, profile: 'pen' })
    drawFace(hand, traits.face, { x: -1, y: -46, scale: 0.98 })
  },
  cactus(hand, traits) {
    const { ink } = hand
    drawLegs(hand, traits.feet ?? 'stump', { top: -14, apart: 14, thick: 15, scale: 1.1 })
    hand.tinted(ink.tube('24,-44@19 44,-48@18 46,-76@17', { root: true, round: 1 }), { from: 0.54, width: 2.7 })
    for (const side of [1, -1])
      hand.tinted(ink.ellipse(side * 33 + 2, -80, 15, 20, side * 10), { from: side > 0 ? 0.44 : 0.58, width: 2.7 })
    const trunk = ink.clay([ink.tube('0,-26@56 0,-86@54', { root: true, round: 1 }), ink.ellipse(0, -24, 30, 15)], 6)
    const body = hand.tinted(trunk, { bare: true, offset: 2 })
    ink.clip(body, () =>
      hand.pen(1.8, '-16,-108 -20,-60 -16,-10', '0,-114 0,-94', '16,-108 20,-60 16,-10', '0,-22 0,-10'),
    )
    ink.tone(body, { from: 0.54, width: 2.2 })
    ink.contour(body, { width: 3.2 })
    for (const [x, y] of [
      [-20, -100],
      [22, -96],
      [-24, -34],
      [25, -40],
      [46, -64],
      [-33, -88],
      [36, -84],
      [12, -22],
    ] as const)
      hand.flick(
        1.4,
        [
          [x, y],
          [x - 5, y - 4],
        ],
        [
          [x, y],
          [x + 5, y - 4],
        ],
        [
          [x, y],
          [x, y - 6],
        ],
      )
    const nose = ink.tube('-3,-66@17 -8,-48@14 -18,-36@11 -30,-38@9', { root: true, round: 1 })
    for (const x of [-16, 10])
      hand.form(ink.leaf(x, -52, x < 0 ? 128 : 62, 22, 8, { bend: x < 0 ? -6 : 6, tip: 0.1 }), { width: 2 })
    hand.tinted(nose, { width: 2.5, from: 0.6 })
    hand.pen(1.4, '-14,-58 -4,-56', '-17,-50 -7,-47', '-22,-45 -15,-39')
    for (const turn of [-130, -100, -70, -44])
      hand.form(ink.leaf(4, -108, turn, 17, 10, { belly: 0.6, tip: 0.5 }), { width: 1.8 })
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: 0, y: -78, scale: 0.95 })
  },
  artichoke(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'cock', 26, -26, 0.7)
    for (const x of [-9, 12]) {
      hand.even(4, [
        [x, -16],
        [x, -5],
      ])
      drawFoot(hand, traits.feet ?? 'toes', x, 0)
    }
    const rows = [
      [-58, 5, 34],
      [-46, 6, 36],
      [-32, 6, 34],
      [-20, 5, 28],
    ] as const
    for (const [row, [y, count, reach]] of rows.entries()) {
      for (let i = 0; i < count; i++) {
        const share = i / (count - 1) - 0.5
        hand.tinted(
          ink.leaf(share * reach * 1.5, y + 8, -90 + share * (88 - row * 10), 34, 25, { belly: 0.5, tip: 0.16 }),
          { width: 2.3, from: 0.6, offset: 1.4 },
        )
      }
    }
    hand.form(ink.ellipse(-6, -80, 22, 20), { from: 0.58, width: 2.8 })
    for (const [x, turn] of [
      [-14, -112],
      [-6, -92],
      [3, -72],
    ] as const)
      hand.tinted(ink.leaf(x, -96, turn, 18, 11, { belly: 0.6, tip: 0.4 }), { width: 2 })
    hand.form(ink.leaf(16, -40, 40, 30, 20, { belly: 0.5, tip: 0.4 }), { width: 2.3, from: 0.5 })
    drawFace(hand, traits.face, { x: -7, y: -84, scale: 0.82 })
  },
  sunflower(hand, traits) {
    const { ink } = hand
    hand.form(ink.tube('2,-60@9 -3,-30@8 0,-6@8', { root: true }), { width: 2.3, from: 0.4 })
    for (const x of [9, -10]) drawFoot(hand, traits.feet ?? 'claw', x, 0, 0.9)
    for (const side of [1, -1])
      hand.form(ink.leaf(0, -22, side > 0 ? -24 : -158, 40, 20, { bend: side * 6, belly: 0.55 }), {
        width: 2.3,
        from: 0.5,
      })
    for (let i = 0; i < 15; i++) {
      const turn = (i / 15) * 360 + 6
      const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
      hand.tinted(ink.leaf(c * 24, -72 + s * 24, turn, 23, 15, { belly: 0.5, tip: 0.1 }), { width: 2 })
    }
    hand.form(ink.ellipse(0, -72, 30, 29, 0, 0.01), { width: 2.9, from: 0.56 })
    ink.stipple(ink.ellipse(0, -72, 28, 27), {
      spacing: 3.6,
      radius: 1,
      density: (x, y) => (Math.hypot(x, y + 72) > 21 ? 1 : 0),
    })
    hand.solid('-22,-90* -34,-108 -12,-97*', { rim: 0.8 })
    hand.solid('12,-97* 35,-109 23,-88*', { rim: 0.8 })
    drawFace(hand, traits.face, { x: 0, y: -76, scale: 0.98 })
  },
  carrot(hand, traits) {
    const { ink } = hand
    leaves(hand, 2, -94, 12, [-116, 30], [-90, 36], [-62, 30])
    drawTail(hand, 'lizard', 20, -22, 0.9, -8)
    drawLegs(hand, traits.feet ?? 'web', { top: -14, apart: 12, thick: 10, scale: 1.1 })
    for (const x of [-21, 23]) hand.form(ink.ellipse(x, -92, 7, 7), { width: 2.2, from: 0.5 })
    const body = hand.tinted('-24,-88 -14,-100 14,-100 25,-88 27,-64 24,-34 14,-14 0,-9 -14,-14 -24,-34 -26,-64', {
      from: 0.54,
      width: 3.1,
      offset: 2.4,
    })
    ink.clip(body, () =>
      hand.pen(1.8, '-26,-46 -16,-44', '16,-52 28,-54', '-24,-26 -12,-25', '14,-30 26,-32', '-28,-60 -22,-59'),
    )
    hand.form(ink.ellipse(-3, -66, 17, 12), { width: 1.6 })
    for (const side of [1, -1])
      hand.form(
        ink.tube(
          [
            [side * 22, -52, 9],
            [side * 24, -40, 9],
            [side * 8, -36, 10],
          ],
          { root: true, round: 1 },
        ),
        { width: 2.2 },
      )
    drawFace(hand, traits.face, { x: -2, y: -80, scale: 0.84, drop: 11 })
    hand.flick(1.2, '10,-66 26,-68', '10,-63 26,-61', '-14,-66 -29,-68', '-14,-63 -29,-61')
  },
  onion(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'horse', 30, -40, 0.9)
    for (const [x, isFar] of [
      [-8, true],
      [22, true],
      [-20, false],
      [10, false],
    ] as const) {
      if (isFar)
        hand.far(
          ink.tube([
            [x, -22, 9],
            [x, -6, 7],
          ]),
          { width: 2 },
        )
      else
        hand.form(
          ink.tube([
            [x, -22, 9],
            [x, -6, 7],
          ]),
          { width: 2.2 },
        )
      drawFoot(hand, traits.feet ?? 'hoof', x, isFar ? -2 : 0, 0.86)
    }
    const bulb = hand.form('-4,-106* -10,-88 -34,-68 -42,-44 -32,-20 0,-12 32,-20 42,-44 34,-70 12,-86 8,-108*', {
      bare: true,
      halo: 1,
    })
    ink.clip(bulb, () => {
      ink.tint(bulb, { color: hand.accent, offset: 3, alpha: 0.7 })
      hand.pen(1.7, '-2,-100 -20,-70 -26,-40 -14,-14', '2,-100 0,-90', '4,-100 24,-70 30,-40 16,-14', '0,-24 0,-12')
    })
    ink.tone(bulb, { from: 0.54, width: 2.2 })
    ink.contour(bulb, { width: 3.1 })
    hand.form(ink.leaf(-6, -82, -112, 40, 11, { belly: 0.2 }), { width: 2.2 })
    hand.pen(1.5, '-13,-92 -5,-95', '-15,-100 -8,-103', '-17,-109 -13,-111')
    hand.pen(2.4, '4,-104 8,-116', '0,-104 -1,-118', '7,-104 16,-112')
    drawFace(hand, traits.face, { x: -2, y: -50, scale: 1.06 })
  },
} as const satisfies Record<string, Draw>

export function drawSprout(hand: Hand, traits: SproutTraits): void {
  SHAPES[traits.shape](hand, traits)
}
