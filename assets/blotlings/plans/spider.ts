import { drawFace } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** Eight legs with knees above its head. */
export interface SpiderTraits extends Traits {
  readonly plan: 'spider'
  readonly with: 'needles' | 'watch'
}

const LEGS = [
  [-20, -88, -30],
  [-36, -80, -48],
  [-52, -66, -66],
] as const

export function drawSpider(hand: Hand, traits: SpiderTraits): void {
  const { ink } = hand
  const feet = traits.feet ?? 'sock'
  for (const side of [1, -1]) {
    for (const [kneeX, kneeY, footX] of LEGS) {
      hand.even(4.4, [
        [side * 12, -44],
        [side * -kneeX, kneeY + side * 3],
        [side * -footX, -10],
      ])
      ink.at(side * -footX, 0, { scaleX: side > 0 ? -0.86 : 0.86, scaleY: 0.86 }, () => drawFoot(hand, feet, 0, 0))
    }
  }
  if (traits.with === 'needles') drawNeedles(hand, traits)
  else drawWatch(hand, traits)
}

function drawNeedles(hand: Hand, traits: SpiderTraits): void {
  const { ink } = hand
  const back = hand.solid(ink.ellipse(3, -66, 35, 31, -6, 0.02), { rim: 2, halo: 1.4 })
  ink.clip(back, () => hand.white(2.6, '-34,-78 -10,-92 18,-96', '-36,-64 -6,-80 34,-86', '-22,-50 6,-68 42,-72'))
  hand.solid(ink.clay([ink.ellipse(-2, -42, 25, 21), ink.ellipse(-2, -32, 20, 15)], 6), { halo: 2, rim: 1.6 })
  drawFace(hand, traits.face, { x: -1, y: -44, scale: 1, isDark: true, drop: 15 })
  for (const [x, y, radius] of [
    [-21, -55, 4],
    [18, -56, 4.2],
    [-6, -60, 3.2],
    [5, -61, 3.4],
  ] as const) {
    ink.black(ink.ellipse(x, y, radius, radius), { white: true })
    ink.black(ink.ellipse(x, y + 1, radius * 0.5, radius * 0.56))
  }
  const scarf = hand.form('-20,-17* 0,-14 17,-18* 19,-7 18,2 26,8* 8,12 -12,10 -25,6* -18,-3', {
    width: 2.5,
    halo: 1.2,
  })
  ink.clip(scarf, () => {
    ink.lines(['-28,-9 0,-5 28,-10', '-28,3 0,7 28,2'], { width: 5, color: hand.accent, profile: 'even' })
    for (const y of [-13, -2, 8])
      for (const x of [-16, -8, 0, 8, 16])
        hand.pen(1, [
          [x - 3, y - 2],
          [x, y + 2],
          [x + 3, y - 2],
        ])
  })
  for (const [from, to] of [
    ['-36,-30', '22,-11'],
    ['34,-32', '-22,-12'],
  ] as const) {
    hand.even(5, `${from} ${to}`)
    ink.line(`${from} ${to}`, { width: 2.4, white: true, profile: 'even' })
  }
  hand.tinted(ink.ellipse(-36, -30, 4.6, 4.4), { width: 2 })
  hand.tinted(ink.ellipse(34, -32, 4.6, 4.4), { width: 2 })
}

/** A tick that is a pocket watch. */
function drawWatch(hand: Hand, traits: SpiderTraits): void {
  const { ink } = hand
  hand.form(ink.ellipse(2, -106, 9, 8), { width: 3 })
  hand.form('-5,-100* 9,-100* 9,-90* -5,-90*', { width: 2.4, from: 0.4 })
  hand.tinted(ink.ellipse(0, -54, 40, 39, 0, 0.01), { from: 0.56, width: 3.2, offset: 2.4 })
  hand.form(ink.ellipse(-1, -54, 32, 31, 0, 0.01), { width: 2.2, halo: 0.2 })
  for (let hour = 0; hour < 12; hour++) {
    const [c, s] = [Math.cos((hour / 6) * Math.PI), Math.sin((hour / 6) * Math.PI)]
    hand.pen(hour % 3 === 0 ? 3 : 1.7, [
      [-1 + c * 24, -54 + s * 23.4],
      [-1 + c * 29, -54 + s * 28.4],
    ])
  }
  drawFace(hand, traits.face, { x: 0, y: -60, scale: 0.84, drop: 17 })
  ink.line('-1,-52 -1,-74', { width: 3, profile: 'pen' })
  ink.line('-1,-52 12,-46', { width: 3.6, profile: 'pen' })
  hand.spot(ink.ellipse(-1, -52, 2.8, 2.8))
}
