import { drawFace } from '../face'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** Linen that somebody has left. */
export interface GhostTraits extends Traits {
  readonly plan: 'ghost'
  readonly shape: GhostShape
}

type GhostShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: GhostTraits) => void

const SHAPES = {
  sheep(hand, traits) {
    const { ink } = hand
    for (const side of [1, -1])
      hand.form(ink.leaf(side * 22, -92, side > 0 ? 16 : 164, 30, 16, { bend: side * 6, belly: 0.55, tip: 0.4 }), {
        width: 2.5,
        from: 0.46,
      })
    const sheet = hand.form(
      '0,-112 22,-106 34,-86 38,-56 46,-26 52,-10* 38,-18 28,-4* 14,-14 2,-2* -12,-14 -24,-4* -34,-16 -50,-8* -42,-34 -36,-62 -34,-88 -22,-106',
      { from: 0.52, width: 3.1 },
    )
    ink.clip(sheet, () => {
      hand.flick(1.8, '24,-20 22,-44 16,-62', '-26,-18 -26,-42 -20,-58', '2,-14 2,-34', '40,-24 34,-52')
      for (const [x, y] of [
        [-22, -34],
        [14, -46],
        [28, -30],
        [-6, -28],
      ] as const)
        ink.tint(ink.scalloped(ink.ellipse(x, y, 6, 5), { size: 6, depth: 2 }), { color: hand.accent, offset: 0.4 })
    })
    hand.form(ink.scalloped(ink.ellipse(0, -108, 20, 10), { size: 9, depth: 4 }), { width: 2.4 })
    drawFace(hand, traits.face, { x: -2, y: -84, scale: 1 })
  },
  pillow(hand, traits) {
    const { ink } = hand
    const pillow = hand.form(
      '-58,-92* -30,-84 0,-86 30,-86 58,-96* 50,-66 52,-44 60,-20* 30,-28 0,-26 -30,-26 -58,-16* -50,-42 -50,-66',
      { bare: true },
    )
    ink.clip(pillow, () => {
      for (const x of [-40, -14, 12, 38])
        ink.line(
          [
            [x, -96],
            [x - 2, -56],
            [x, -14],
          ],
          { width: 7, color: hand.accent, alpha: 0.8, profile: 'even' },
        )
      ink.cut(ink.ellipse(-2, -56, 30, 22))
    })
    ink.tone(pillow, { from: 0.54, width: 2.2 })
    ink.contour(pillow, { width: 3.1 })
    hand.flick(2, '-54,-88 -40,-78', '54,-92 42,-80', '-54,-20 -42,-30', '55,-24 44,-34')
    for (const [x, y, turn] of [
      [-30, -112, -30],
      [24, -114, -140],
      [50, -8, 20],
      [-20, -6, 160],
    ] as const) {
      hand.form(ink.leaf(x, y, turn, 22, 9, { bend: 3 }), { width: 1.7 })
      const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)]
      hand.pen(1.1, [
        [x - c * 4, y - s * 4],
        [x + c * 18, y + s * 18],
      ])
    }
    drawFace(hand, traits.face, { x: -3, y: -60, scale: 1.08 })
  },
  /** A towel on a hook, waving. */
  towel(hand, traits) {
    const { ink } = hand
    hand.pen(3.2, '2,-108 4,-122 -6,-126 -12,-120')
    const towel = hand.form(
      '2,-112* 18,-98 40,-92 58,-100* 54,-84 36,-76 34,-50 40,-22 36,-8* -34,-10* -38,-24 -32,-50 -32,-76 -52,-84 -60,-98* -40,-92 -18,-98',
      { from: 0.52, width: 3 },
    )
    ink.clip(towel, () => {
      ink.line('-44,-30 0,-27 46,-29', { width: 5, color: hand.accent, profile: 'even' })
      ink.line('-44,-20 0,-17 46,-19', { width: 5, color: hand.accent, profile: 'even' })
      hand.flick(1.7, '2,-108 -10,-92 -16,-74', '4,-108 14,-92 20,-76')
    })
    for (let x = -34; x < 38; x += 5)
      hand.pen(2, [
        [x, -9],
        [x + 0.8, 0],
      ])
    drawFace(hand, traits.face, { x: -1, y: -68, scale: 1.02 })
  },
  ostrich(hand, traits) {
    const { ink } = hand
    for (const [turn, length] of [
      [-70, 34],
      [-44, 40],
      [-18, 42],
      [8, 38],
    ] as const)
      hand.tinted(ink.leaf(22, -48, turn, length, 17, { bend: 4, belly: 0.64, tip: 0.7 }), { from: 0.62, width: 2.3 })
    const body = ink.clay(
      [ink.ellipse(8, -46, 34, 24), ink.tube('-10,-48@24 -30,-66@14 -22,-90@12 -30,-104@13', { root: true })],
      9,
    )
    const sheet = ink.path(
      '-28,-44* 6,-72 42,-50 46,-26 50,-6* 38,-16 26,-2* 14,-14 0,-2* -12,-14 -28,-2* -34,-22',
      true,
    )
    hand.form(sheet, { from: 0.5, width: 3 })
    hand.form(body, { from: 0.54, width: 3 })
    ink.weld(8, -28, 30, 12)
    hand.flick(1.7, '26,-14 24,-34', '-12,-14 -10,-34', '8,-12 8,-28')
    hand.form(ink.ellipse(-32, -110, 16, 13), { from: 0.6, width: 2.8 })
    hand.tinted('-44,-112* -62,-106 -66,-102* -56,-100 -42,-102*', { width: 2.1 })
    for (const [x, turn] of [
      [-34, -110],
      [-28, -84],
      [-24, -60],
    ] as const)
      hand.pen(2, [
        [x, -121],
        [x + Math.cos((turn / 180) * Math.PI) * 10, -121 + Math.sin((turn / 180) * Math.PI) * 12],
      ])
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -32, y: -113, scale: 0.72 })
  },
  pyjama(hand, traits) {
    const { ink } = hand
    for (const side of [1, -1]) {
      const sleeve = hand.form(
        [
          [side * 20, -74, 1, 1],
          [side * 44, -70],
          [side * 62, -54, 1, 1],
          [side * 54, -40, 1, 1],
          [side * 36, -48],
          [side * 22, -46, 1, 1],
        ],
        { from: 0.52, width: 2.7 },
      )
      ink.clip(sleeve, () =>
        ink.lines(
          [
            [
              [side * 34, -80],
              [side * 36, -40],
            ],
            [
              [side * 48, -76],
              [side * 48, -36],
            ],
          ],
          { width: 5, color: hand.accent, profile: 'even' },
        ),
      )
    }
    const gown = hand.form(
      '-22,-80* 22,-81* 32,-50 40,-22 44,-8* 30,-14 18,-3* 4,-12 -8,-2* -20,-12 -34,-3* -40,-14 -32,-50',
      { bare: true },
    )
    ink.clip(gown, () =>
      ink.lines(['-26,-84 -34,0', '-12,-84 -16,0', '2,-84 2,0', '16,-84 20,0', '30,-84 38,0'], {
        width: 6,
        color: hand.accent,
        profile: 'even',
      }),
    )
    ink.tone(gown, { from: 0.54, width: 2.2 })
    ink.contour(gown, { width: 3 })
    for (const y of [-66, -52, -38]) hand.form(ink.ellipse(-4, y, 3.4, 3.4), { width: 1.7 })
    hand.form('-20,-82* -4,-74* -14,-66*', { width: 2.1 })
    hand.form('20,-83* -4,-74* 8,-65*', { width: 2.1 })
    hand.form(ink.ellipse(0, -94, 22, 18), { from: 0.58, width: 2.9 })
    const cap = hand.tinted(
      '-22,-100* -12,-120 10,-128 34,-118 48,-98 50,-82* 40,-84 36,-100 24,-108 22,-100* 0,-106',
      { width: 2.6, from: 0.6 },
    )
    ink.clip(cap, () => hand.even(2, '-6,-122 -8,-100', '10,-130 10,-102', '30,-122 20,-106'))
    hand.form(ink.ellipse(45, -78, 6, 6), { width: 2 })
    drawFace(hand, traits.face, { x: -1, y: -93, scale: 0.88, drop: 11 })
  },
  stamp(hand, traits) {
    const { ink } = hand
    const edge = ink.scalloped('-40,-104* 40,-106* 42,-10* -42,-8*', { size: 11, depth: -3.4, irregular: 0.05 })
    hand.form(edge, { from: 0.6, width: 2.7 })
    hand.tinted('-32,-96* 32,-98* 33,-18* -33,-17*', { width: 2, halo: 0, offset: 1 })
    hand.form(
      '0,-92 18,-86 25,-64 24,-40 28,-22* 16,-30 8,-20* -2,-30 -12,-20* -18,-29 -28,-21* -24,-42 -24,-66 -16,-86',
      { from: 0.54, width: 2.8 },
    )
    ink.contour(ink.ellipse(34, -88, 22, 21), { width: 2 })
    hand.pen(2, '40,-106 50,-100 58,-106 68,-100', '46,-92 56,-86 64,-92 72,-86', '42,-78 52,-72 60,-78 70,-72')
    drawFace(hand, traits.face, { x: -1, y: -66, scale: 1 })
    hand.pen(2, '-32,-28 -32,-22')
  },
} as const satisfies Record<string, Draw>

export function drawGhost(hand: Hand, traits: GhostTraits): void {
  SHAPES[traits.shape](hand, traits)
}
