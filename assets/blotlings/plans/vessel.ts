import { drawFace } from '../face'
import { drawFoot, drawLeg, drawLegs } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** Something to pour from, and on legs. */
export interface VesselTraits extends AnimalTraits {
  readonly plan: 'vessel'
  readonly shape: VesselShape
}

type VesselShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: VesselTraits) => void

/** What comes out of a spout, in curls. */
function steam({ ink, form }: Hand, ...puffs: readonly (readonly [x: number, y: number, radius: number])[]): void {
  for (const [x, y, radius] of puffs) form(ink.ellipse(x, y, radius, radius * 0.86, 0, 0.1), { width: 1.9 })
}

const SHAPES = {
  teapot(hand, traits) {
    const { ink } = hand
    hand.far(ink.tube('28,-72@8 52,-80@9 60,-58@9 50,-40@8 30,-38@7', { root: true }), { width: 2.5 })
    hand.form(ink.tube('-22,-46@25 -44,-54@17 -50,-72@12 -60,-84@11', { round: 0.2 }), { from: 0.54, width: 2.7 })
    hand.solid(ink.ellipse(-62, -86, 3.4, 5.8, -36), { rim: 0, halo: 0.4 })
    drawLegs(hand, traits.feet ?? 'boot', { top: -28, apart: 16, thick: 11, scale: 1.2 })
    const pot = hand.form(ink.clay([ink.ellipse(0, -52, 38, 31, 0, 0.01), ink.ellipse(0, -72, 25, 12)], 8), {
      from: 0.5,
      width: 3.3,
    })
    ink.clip(pot, () => ink.line('-44,-34 0,-27 44,-36', { width: 6, color: hand.accent, profile: 'even' }))
    ink.at(4, -86, { rotate: 9 }, () => {
      hand.form('-24,0* -16,-12 0,-16 16,-12 24,0* 0,4', { from: 0.54, width: 2.7 })
      hand.tinted(ink.ellipse(0, -19, 6, 5.6), { width: 2.3 })
    })
    hand.flick(2.2, '-29,-92 -37,-100', '32,-94 42,-100', '-33,-84 -43,-87')
    steam(hand, [-62, -98, 6], [-56, -109, 8], [-64, -120, 5.4])
    drawFace(hand, traits.face, { x: 0, y: -58, scale: 1.06, drop: 15 })
  },
  jug(hand, traits) {
    const { ink } = hand
    hand.far(ink.tube('22,-82@8 48,-84@9 52,-60@9 30,-40@8', { root: true }), { width: 2.5 })
    drawLegs(hand, traits.feet ?? 'claw', { top: -20, apart: 15, thick: 13, scale: 1.1 })
    for (const x of [-21, 22]) {
      hand.form(ink.ellipse(x, -104, 9.4, 9.4), { from: 0.5 })
      hand.spot(ink.ellipse(x, -103, 4.6, 5))
    }
    const jug = hand.form(
      '-22,-98* -34,-104 -40,-108* -37,-94 -27,-82 -34,-60 -38,-40 -30,-18 0,-12 30,-18 38,-40 33,-62 26,-82 27,-99* 0,-94',
      { from: 0.5, width: 3.2 },
    )
    ink.clip(jug, () => {
      hand.ink.tint('-50,-110* 40,-110* 40,-84 0,-76 -50,-86*', { color: hand.accent, offset: 1 })
      ink.black('-27,-82 -30,-70 -24,-60* -20,-78 -8,-74 -4,-62* 2,-76 14,-77 18,-64* 24,-78 27,-84 0,-80')
    })
    ink.contour(jug, { width: 3.2 })
    for (const side of [1, -1])
      hand.form(
        ink.tube(
          [
            [side * 32, -52, 12],
            [side * 40, -38, 12],
            [side * 26, -30, 13],
          ],
          { root: true, round: 1 },
        ),
        { width: 2.3, from: 0.54 },
      )
    drawFace(hand, traits.face, { x: -2, y: -54, scale: 0.98 })
  },
  tub(hand, traits) {
    const { ink } = hand
    drawLeg(hand, 'none', { x: 34, top: -26, to: 38, thick: 11, isFar: true })
    ink.at(38, -1, { scaleX: -1.2, scaleY: 1.2 }, () => drawFoot(hand, traits.feet ?? 'chair', 0, 0))
    ink.at(-28, -1, { scale: 1.2 }, () => drawFoot(hand, traits.feet ?? 'chair', 0, 0))
    hand.even(4, '44,-52 44,-86 36,-90 30,-84')
    hand.spot('26,-85* 35,-86* 35,-79* 25,-79*')
    drawTail(hand, 'curly', 52, -50)
    // Foam, with a boar in it.
    drawHead(hand, traits.head, traits.face, { x: -22, y: -72, scale: 0.92, turn: -4 })
    hand.form(ink.ellipse(22, -58, 22, 16), { from: 0.5 })
    const foam = ink.clay(
      [
        ink.ellipse(-40, -48, 13, 10),
        ink.ellipse(-18, -50, 15, 12),
        ink.ellipse(6, -54, 14, 14),
        ink.ellipse(28, -50, 15, 11),
        ink.ellipse(46, -47, 10, 8),
      ],
      3,
    )
    hand.form(foam, { width: 2.3 })
    for (const [x, y, r] of [
      [10, -78, 5],
      [20, -88, 3.4],
      [2, -88, 2.6],
    ] as const)
      hand.form(ink.ellipse(x, y, r, r), { width: 1.6 })
    hand.form('-54,-46* 58,-48* 48,-18 32,-8 -30,-8 -46,-20', { from: 0.48, width: 3.2 })
    hand.tinted(ink.tube('-58,-46@9 0,-42@9 62,-48@9', { root: true, round: 1 }), { width: 2.5, offset: 0.8 })
  },
  teacup(hand, traits) {
    const { ink } = hand
    for (let i = 0; i < 13; i++) {
      const turn = -152 + i * 10.4
      const quill = ink.leaf(
        4 + Math.cos((turn / 180) * Math.PI) * 22,
        -62 + Math.sin((turn / 180) * Math.PI) * 8,
        turn,
        42 + (i % 3) * 5,
        8,
      )
      if (i % 2) hand.form(quill, { width: 1.8, halo: 0.4 })
      else hand.spot(ink.cut(quill, { halo: 0.8 }))
    }
    hand.form(ink.tube('32,-52@8 54,-54@8 54,-32@8 28,-24@7', { root: true }), { width: 2.5, from: 0.4 })
    drawLegs(hand, 'none', { top: -18, apart: 12, thick: 9 })
    hand.form(ink.ellipse(0, -4, 40, 6), { from: 0.5, width: 2.5 })
    const cup = hand.form('-38,-66* 38,-67* 34,-38 20,-14 -18,-14 -33,-38', { from: 0.5, width: 3.2 })
    ink.clip(cup, () => ink.line('-42,-60 0,-56 42,-61', { width: 6, color: hand.accent, profile: 'even' }))
    hand.even(1.6, '-36,-54 0,-50 36,-55')
    drawFace(hand, traits.face, { x: -3, y: -40, scale: 0.94 })
  },
  thermos(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'cat', 20, -14, 0.8)
    drawLegs(hand, traits.feet ?? 'paw', { top: -14, apart: 11, thick: 9 })
    for (const x of [-22, 24]) {
      hand.form(ink.ellipse(x, -96, 15, 15), { from: 0.5 })
      ink.tint(ink.ellipse(x, -95, 9, 9.6), { color: hand.accent, offset: 0.6 })
    }
    hand.tinted('-17,-90* -17,-114* 18,-115* 18,-90*', { from: 0.54, width: 2.8, offset: 1.6 })
    hand.even(1.5, '-17,-108 18,-109')
    const flask = hand.form('-20,-92* 21,-92* 26,-82 26,-14 20,-9* -20,-9* -26,-14 -26,-82', { from: 0.5, width: 3.1 })
    ink.clip(flask, () => {
      for (const x of [-30, -10, 10]) {
        ink.line(
          [
            [x, -32],
            [x + 30, -6],
          ],
          { width: 2, profile: 'even' },
        )
        ink.line(
          [
            [x + 30, -32],
            [x, -6],
          ],
          { width: 2, profile: 'even' },
        )
      }
      hand.even(2, '-30,-33 30,-34')
    })
    steam(hand, [6, -122, 4], [10, -130, 5])
    drawFace(hand, traits.face, { x: -2, y: -66, scale: 0.9 })
    hand.flick(1.2, '12,-54 30,-58', '12,-51 30,-50', '-16,-54 -33,-57', '-16,-51 -33,-48')
  },
  carafe(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'tassel', 28, -40, 0.8)
    for (const [x, isFar] of [
      [-10, true],
      [20, true],
      [-22, false],
      [10, false],
    ] as const)
      drawLeg(hand, traits.feet ?? 'cloven', { x, top: -22, to: x, y: isFar ? -2 : 0, thick: 8, isFar })
    const glass = hand.form(
      '-20,-112* -8,-112* -6,-76 6,-62 26,-48 32,-30 24,-16 0,-13 -26,-16 -33,-32 -28,-48 -20,-62 -18,-78*',
      { bare: true },
    )
    ink.clip(glass, () => {
      ink.tint('-40,-62 0,-56 40,-64 40,0* -40,0*', { color: hand.accent, offset: 0 })
      for (const [x, y, r] of [
        [-14, -30, 6],
        [6, -40, 7],
        [20, -26, 5],
        [-4, -20, 4],
        [-16, -88, 3],
        [-10, -76, 3],
      ] as const)
        hand.spot(ink.ellipse(x, y, r, r * 0.86, 0, 0.2))
      ink.line('-24,-46 -28,-32 -22,-20', { width: 3, white: true, profile: 'swell' })
    })
    ink.tone(glass, { from: 0.54, width: 2 })
    ink.contour(glass, { width: 3 })
    ink.line('-34,-61 0,-55 29,-58', { width: 1.6 })
    drawHead(hand, traits.head, traits.face, { x: -20, y: -114, scale: 0.62, turn: -4 })
    hand.form('-15,-131* -6,-131* -5,-124* -16,-124*', { width: 1.8 })
  },
  wateringCan(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'cock', 34, -46, 0.8)
    hand.far(ink.tube('-14,-72@7 8,-104@7 36,-92@7 34,-60@7', { root: true }), { width: 2.4 })
    for (const [x, y] of [
      [-10, -16],
      [10, -16],
    ] as const) {
      hand.even(4, [
        [x, y],
        [x, -5],
      ])
      drawFoot(hand, traits.feet ?? 'toes', x, 0)
    }
    hand.form(ink.tube('-22,-40@18 -40,-58@11 -52,-82@8', { round: 0.1 }), { width: 2.5, from: 0.5 })
    hand.tinted('-62,-92* -42,-78* -46,-72* -70,-84*', { width: 2.3 })
    for (const [x, y] of [
      [-74, -78],
      [-70, -66],
      [-64, -74],
      [-60, -60],
      [-72, -54],
    ] as const)
      hand.pen(2, [
        [x, y],
        [x - 1.6, y + 6],
      ])
    hand.tinted('-30,-68* 34,-70* 38,-18 30,-12* -28,-12* -34,-18', { from: 0.52, width: 3.1, offset: 2.4 })
    hand.form(ink.ellipse(2, -69, 32, 6), { width: 2.4 })
    hand.even(1.6, '-33,-24 37,-25')
    ink.at(22, -44, {}, () =>
      hand.form(ink.leaf(0, 0, 60, 26, 18, { belly: 0.5, tip: 0.3 }), { width: 2.2, from: 0.52 }),
    )
    drawFace(hand, traits.face, { x: -8, y: -48, scale: 0.92 })
  },
  saucepan(hand, traits) {
    const { ink } = hand
    hand.solid(ink.tube('30,-50@9 54,-60@8 70,-76@9', { root: true, round: 1 }), { rim: 1.4 })
    hand.white(1.4, '58,-66 66,-74')
    for (const [x, isFar] of [
      [-14, true],
      [28, true],
    ] as const)
      drawLeg(hand, 'paw', { x, top: -22, to: x, y: -2, thick: 11, isFar })
    // What looks out from under the lid.
    hand.solid(ink.clay([ink.ellipse(-6, -62, 32, 20), ink.ellipse(-10, -56, 22, 12)], 6), { rim: 1.2 })
    hand.solid('-34,-66* -40,-88 -18,-78*', { rim: 1 })
    hand.solid('10,-78* 30,-90 26,-64*', { rim: 1 })
    ink.at(2, -82, { rotate: -12 }, () => {
      hand.form('-36,4* -26,-10 0,-16 26,-10 37,4* 0,8', { from: 0.5, width: 2.8 })
      hand.tinted(ink.ellipse(0, -19, 6, 5), { width: 2.2 })
    })
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -5, y: -60, scale: 0.86, isDark: true })
    hand.form('-44,-50* 40,-52* 38,-20 30,-12* -34,-12* -42,-20', { from: 0.46, width: 3.2 })
    ink.line('-44,-50 0,-46 40,-52', { width: 4.4, profile: 'even' })
    for (const x of [-22, 0, 22]) ink.tint(ink.leaf(x, -12, -90, 16, 10), { color: hand.accent, offset: 0.4 })
    for (const x of [-26, 14]) {
      hand.solid(
        ink.tube(
          [
            [x, -46, 11],
            [x - 2, -38, 12],
          ],
          { root: true, round: 1 },
        ),
        { rim: 0.8, halo: 0.8 },
      )
      hand.white(
        1.2,
        [
          [x - 5, -36],
          [x - 4, -32],
        ],
        [
          [x, -35],
          [x, -31],
        ],
      )
    }
    for (const x of [-26, 16]) drawLeg(hand, traits.feet ?? 'paw', { x, top: -18, thick: 12 })
    hand.pen(2, '-52,-62 -58,-70', '-50,-72 -54,-82')
  },
  bell(hand, traits) {
    const { ink } = hand
    drawTail(hand, 'tassel', 34, -34)
    drawLegs(hand, traits.feet ?? 'cloven', { top: -18, apart: 17, thick: 12, scale: 1.1 })
    hand.spot(ink.ellipse(0, -12, 10, 10))
    const bell = hand.form('-10,-78* -26,-60 -30,-36 -46,-18* 0,-10 48,-18* 32,-36 28,-60 12,-78*', {
      bare: true,
      halo: 1,
    })
    ink.tint(bell, { color: hand.accent, offset: 2.4 })
    ink.clip(bell, () => {
      hand.spot('4,-84* 34,-70 36,-40 20,-44 6,-56', '-44,-34 -22,-40 -14,-26 -20,-10 -46,-14')
      hand.even(2, '-44,-25 0,-17 46,-25')
    })
    ink.tone(bell, { from: 0.52, width: 2.2 })
    ink.contour(bell, { width: 3.2 })
    drawHead(hand, traits.head, traits.face, { x: -6, y: -84, scale: 0.82 })
  },
} as const satisfies Record<string, Draw>

export function drawVessel(hand: Hand, traits: VesselTraits): void {
  SHAPES[traits.shape](hand, traits)
}
