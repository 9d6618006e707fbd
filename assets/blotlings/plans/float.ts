import { drawFace } from '../face'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** Lighter than its excuses. */
export interface FloatTraits extends Traits {
  readonly plan: 'float'
  readonly shape: FloatShape
}

type FloatShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: FloatTraits) => void

const SHAPES = {
  kettle(hand, traits) {
    const { ink } = hand
    hand.form(ink.tube('-24,-82@7 -22,-112@7 22,-114@7 26,-82@7', { root: true }), { width: 2.4, from: 0.4 })
    hand.form(ink.tube('-28,-56@18 -50,-64@12 -60,-80@9', { round: 0.2 }), { width: 2.6, from: 0.52 })
    for (const [x, y, r] of [
      [-66, -92, 6],
      [-74, -104, 8],
      [-64, -116, 6],
    ] as const)
      hand.form(ink.ellipse(x, y, r, r * 0.86, 0, 0.1), { width: 1.9 })
    const body = hand.tinted('0,-96 26,-90 40,-70 38,-48 22,-34 -22,-34 -38,-48 -40,-70 -26,-90', {
      bare: true,
      offset: 2,
    })
    ink.clip(body, () => {
      ink.black('-9,-100* 9,-100* 12,-66 10,-30* -10,-30* -12,-66', { white: true })
      hand.pen(1.8, '-9,-98 -12,-66 -10,-32', '9,-98 12,-66 10,-32', '-24,-92 -30,-66 -24,-36', '24,-92 30,-66 24,-36')
      ink.cut(ink.ellipse(-2, -62, 25, 18))
    })
    ink.tone(body, { from: 0.54, width: 2.2 })
    ink.contour(body, { width: 3.1 })
    hand.form('-14,-94* 0,-102 14,-94* 0,-90', { width: 2.2 })
    hand.spot(ink.ellipse(0, -104, 4, 3.6))
    for (const [a, b] of [
      ['-20,-36', '-11,-18'],
      ['20,-36', '11,-18'],
      ['0,-34', '0,-18'],
    ] as const)
      hand.even(1.4, `${a} ${b}`)
    hand.form('-14,-18* 14,-18* 11,-3* -11,-3*', { width: 2.3, from: 0.5 })
    hand.pen(1.2, '-13,-12 13,-12')
    drawFace(hand, traits.face, { x: -2, y: -66, scale: 0.95 })
  },
  bubble(hand, traits) {
    const { ink } = hand
    for (const side of [1, -1]) {
      hand.form(
        [
          [side * 14, -98, 1, 1],
          [side * 28, -122, 1, 1],
          [side * 38, -86, 1, 1],
        ],
        { width: 2.6 },
      )
      hand.flick(
        2.2,
        [
          [side * 28, -121],
          [side * 30, -134],
        ],
        [
          [side * 28.6, -120],
          [side * 34, -131],
        ],
      )
    }
    const ball = hand.form(ink.ellipse(0, -62, 44, 44, 0, 0.01), { width: 2.6 })
    ink.wash(ball, { color: hand.accent, alpha: 0.8, fade: { center: [-8, -70], inner: 22, outer: 52 } })
    ink.clip(ball, () => {
      ink.line('-34,-76 -28,-92 -14,-100', { width: 5, white: true, profile: 'swell' })
      ink.line('24,-30 34,-42', { width: 4, white: true, profile: 'swell' })
    })
    ink.contour(ball, { width: 2.6, gap: 0.3 })
    for (const side of [1, -1]) {
      hand.flick(
        2,
        [
          [side * 34, -52],
          [side * 52, -46],
        ],
        [
          [side * 33, -46],
          [side * 50, -36],
        ],
        [
          [side * 31, -40],
          [side * 45, -27],
        ],
      )
    }
    for (const [x, y, r] of [
      [40, -14, 7],
      [-42, -10, 5],
      [52, -28, 3.4],
    ] as const)
      hand.form(ink.ellipse(x, y, r, r), { width: 1.8 })
    drawFace(hand, traits.face, { x: -2, y: -68, scale: 1.12 })
    hand.flick(1.2, '10,-52 28,-55', '10,-49 28,-46', '-14,-52 -31,-55', '-14,-49 -31,-46')
  },
  moon(hand, traits) {
    const { ink } = hand
    const moon = hand.tinted(
      '16,-116* -18,-112 -40,-90 -46,-60 -38,-32 -16,-12 18,-6* -2,-22 -10,-40* -22,-48* -9,-56 -8,-80 2,-100',
      { from: 0.58, width: 3.2, offset: 2.2 },
    )
    ink.clip(moon, () => {
      for (const [x, y, r] of [
        [-32, -40, 5],
        [-22, -26, 4],
        [-30, -92, 4.6],
        [-14, -104, 3],
      ] as const)
        ink.contour(ink.ellipse(x, y, r, r * 0.86), { width: 1.6 })
    })
    hand.form(ink.ellipse(-20, -72, 12, 12), { width: 3 })
    hand.pen(1.4, '-9,-66 6,-56 12,-34 20,-30')
    ink.at(-20, -72, {}, () =>
      drawFace(hand, { ...traits.face, mouth: 'none', isCyclops: true, brow: 'none' }, { x: 1, y: 1, scale: 0.62 }),
    )
    hand.pen(3, '-32,-90 -22,-94 -12,-88')
    hand.pen(2.4, '-10,-36 -20,-32 -28,-36')
    for (const [x, y, r] of [
      [34, -94, 9],
      [44, -58, 6],
      [28, -20, 7],
    ] as const) {
      const points = Array.from({ length: 10 }, (_, i) => {
        const turn = (i / 10) * Math.PI * 2 - Math.PI / 2
        const far = i % 2 ? r * 0.45 : r
        return [x + Math.cos(turn) * far, y + Math.sin(turn) * far, 1, 1]
      })
      hand.form(points, { width: 1.7 })
    }
  },
  kite(hand, traits) {
    const { ink } = hand
    hand.pen(1.8, '0,-32 10,-20 -4,-10 12,-2 30,-4')
    for (const [x, y, turn] of [
      [8, -20, 20],
      [-1, -10, -16],
      [14, -2, 10],
    ] as const) {
      ink.at(x, y, { rotate: turn }, () => {
        hand.tinted('0,0* -11,-6* -11,6*', { width: 1.7, offset: 0.3 })
        hand.tinted('0,0* 11,-6* 11,6*', { width: 1.7, offset: 0.3 })
      })
    }
    for (const side of [1, -1]) {
      hand.form(
        [
          [side * 12, -106, 1, 1],
          [side * 30, -126, 1, 1],
          [side * 34, -88, 1, 1],
        ],
        { width: 2.5, from: 0.5 },
      )
      hand.spot([
        [side * 18, -106, 1, 1],
        [side * 28, -118, 1, 1],
        [side * 30, -96, 1, 1],
      ])
    }
    const kite = hand.form('0,-118* 48,-78* 0,-32* -48,-79*', { bare: true })
    ink.clip(kite, () => {
      ink.tint('0,-118* 48,-78* 0,-78*', { color: hand.accent, offset: 0 })
      ink.tint('0,-32* -48,-79* 0,-78*', { color: hand.accent, offset: 0 })
      hand.even(2, '0,-118 0,-32', '-48,-79 48,-78')
      ink.cut(ink.ellipse(-1, -78, 25, 17))
    })
    ink.tone(kite, { from: 0.58, width: 2 })
    ink.contour(kite, { width: 3 })
    drawFace(hand, traits.face, { x: -1, y: -84, scale: 0.95, drop: 12 })
    hand.flick(1.3, '10,-70 26,-73', '10,-67 26,-64', '-12,-70 -28,-73', '-12,-67 -28,-64')
  },
  zeppelin(hand, traits) {
    const { ink } = hand
    hand.tinted('48,-80* 66,-100* 74,-84 70,-66*', { width: 2.4 })
    hand.tinted('48,-54* 66,-38* 74,-52 70,-64*', { width: 2.4 })
    const hull = hand.form('-52,-66 -34,-92 4,-104 44,-92 66,-66 44,-42 4,-32 -34,-42', { from: 0.5, width: 3.1 })
    ink.clip(hull, () =>
      hand.pen(1.8, '-10,-106 4,-68 -10,-30', '22,-106 34,-68 22,-30', '44,-96 54,-68 44,-40', '-40,-66 66,-66'),
    )
    hand.form('-12,-36* 26,-36* 20,-18* -6,-18*', { width: 2.6, from: 0.5 })
    for (const x of [-1, 10])
      hand.form(
        [
          [x, -32, 1, 1],
          [x + 7, -32, 1, 1],
          [x + 6.4, -25, 1, 1],
          [x + 0.4, -25, 1, 1],
        ],
        { width: 1.5 },
      )
    const mane = Array.from({ length: 28 }, (_, i) => {
      const turn = (i / 28) * Math.PI * 2
      const far = i % 2 ? 27 : 39
      return [-34 + Math.cos(turn) * far, -68 + Math.sin(turn) * far, 1, 1]
    })
    hand.tinted(mane, { from: 0.6, width: 2.6, offset: 1.6 })
    for (const side of [1, -1]) hand.form(ink.ellipse(-34 + side * 19, -88, 7, 7), { width: 2.1, from: 0.5 })
    hand.form(ink.ellipse(-34, -68, 23, 22), { from: 0.6, width: 2.8 })
    hand.pen(2.4, '66,-60 78,-54 84,-62', '66,-72 78,-78')
    drawFace(hand, traits.face, { x: -35, y: -73, scale: 0.88 })
  },
} as const satisfies Record<string, Draw>

export function drawFloat(hand: Hand, traits: FloatTraits): void {
  SHAPES[traits.shape](hand, traits)
}
