import { box } from '../fowl/quads'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

type Hat = 'cap' | 'scarf' | 'hat' | 'plait' | 'bald'
type Held = 'cloth' | 'spoon' | 'hand'

/** Who looks out of each window: where at the sill, under what, with what in the hand that is up, on which side. */
const VILLAGERS: readonly (readonly (readonly [x: number, hat: Hat, held: Held, side: 1 | -1])[])[] = [
  [[-1, 'scarf', 'spoon', -1]],
  [
    [-15, 'cap', 'hand', -1],
    [16, 'plait', 'cloth', 1],
  ],
  [
    [-16, 'bald', 'hand', -1],
    [15, 'hat', 'spoon', 1],
  ],
  [[1, 'hat', 'cloth', 1]],
]

const HALF = 32
const HIGH = 52

/** A window in a hedge, the middle of its sill at the origin: shutters with leaves on, and somebody in it. */
export function drawWindow(ink: Ink, window: number, isUp: boolean): void {
  const hole = box(ink, -HALF, -HIGH, HALF, 0)
  ink.cut(hole, { halo: 2 })
  ink.black(hole)
  for (const side of [-1, 1]) drawShutter(ink, side)
  for (const [x, hat, held, way] of VILLAGERS[window] ?? [])
    ink.at(x, 0, { scaleX: way }, () => drawVillager(ink, hat, held, isUp))
  ink.form(box(ink, -HALF - 5, -1, HALF + 5, 7), { width: 2.4, halo: 1.2 })
}

function drawShutter(ink: Ink, side: number): void {
  const x = side * HALF
  ink.form(`${x},${-HIGH}* ${x + side * 16},${-HIGH - 5}* ${x + side * 17},-3* ${x},0*`, { width: 2.2, halo: 1.2 })
  for (let slat = 1; slat < 6; slat++)
    ink.line(`${x + side * 3},${-HIGH + slat * 8.4} ${x + side * 14},${-HIGH + slat * 8.6 - 2.5}`, {
      width: 1.5,
      profile: 'even',
    })
  for (const [away, down, turn] of [
    [19, -HIGH - 3, -40],
    [20, -30, 10],
    [18, -6, 50],
  ] as const) {
    const leaf = ink.leaf(x + side * (away - 6), down, side > 0 ? turn : 180 - turn, 14, 8, { belly: 0.5 })
    ink.form(leaf, { width: 1.6, halo: 0.8 })
  }
}

/** Somebody as far as the sill: a hand on it, or up. */
function drawVillager(ink: Ink, hat: Hat, held: Held, isUp: boolean): void {
  ink.form('-16,2* -14,-11 -6,-16 6,-16 14,-11 16,2*', {
    width: 2.2,
    halo: 0.8,
    tone: { from: 0.3, width: 1.8, spacing: 2.2 },
  })
  ink.form(ink.ellipse(0, -25, 12.4, 13, -6), { width: 2.2, halo: 1, tone: { from: 0.66, width: 1.3, spacing: 2.2 } })
  for (const x of [-6.5, 7]) ink.wash(ink.ellipse(x, -21, 3.2, 2.3), { color: VERMILION, alpha: 0.55 })
  ink.dot(-4.6, -27, 1.8)
  ink.dot(5, -27, 1.8)
  ink.line('-1,-26 -2.6,-22.6 1,-22', { width: 1.5, profile: 'swell' })
  if (isUp) ink.black('-5,-19 0,-18.4 6,-19.6 4,-13.6 -2,-13.4')
  else ink.line('-4,-17 0,-15.6 5,-17.4', { width: 1.7, profile: 'swell' })
  drawHat(ink, hat)
  if (isUp) drawRaised(ink, held)
  else ink.form(ink.ellipse(15, -3, 5.4, 4, 8), { width: 1.8, halo: 0.8 })
}

function drawRaised(ink: Ink, held: Held): void {
  ink.form(ink.tube('12,-8@7 22,-18@6 23,-32@6', { root: true }), { width: 1.9, halo: 1 })
  if (held === 'cloth') {
    const cloth = ink.form('20,-34* 30,-45 39,-40 47,-46* 43,-32 34,-28 25,-30*', { width: 1.9, halo: 1 })
    ink.tint(cloth, { color: VERMILION, alpha: 0.88, offset: 1 })
  } else if (held === 'spoon') {
    ink.line('23,-30 26,-46', { width: 2.6, profile: 'even', white: true })
    ink.form(ink.ellipse(27, -50, 4.6, 6, 8), { width: 1.8, halo: 1 })
  }
}

function drawHat(ink: Ink, hat: Hat): void {
  if (hat === 'cap') {
    const cap = ink.path('-13,-31* -10,-41 2,-43 12,-37 13,-31* 20,-28* 0,-33', true)
    ink.form(cap, { width: 2, halo: 0.8, tone: { from: 0.2, to: 0.5, width: 2.2, spacing: 2 } })
  } else if (hat === 'scarf') {
    ink.form('-13,-19* -15,-33 -6,-42 6,-42 14,-33 13,-19* 10,-31 0,-35 -9,-31', { width: 2, halo: 0.8 })
    for (const [x, y] of [
      [-10, -35],
      [0, -39],
      [9, -35],
    ] as const)
      ink.dot(x, y, 1.6)
  } else if (hat === 'hat') {
    ink.form('-9,-35* -7,-49* 9,-50* 11,-36*', { width: 2, halo: 0.8, tone: { from: 0.2, width: 2, spacing: 2 } })
    ink.form('-19,-36* 0,-39 20,-37* 20,-33* 0,-35 -19,-32*', { width: 1.8, halo: 0.8 })
  } else if (hat === 'plait') {
    const hair = ink.path('-13,-23* -14,-35 -4,-41 8,-40 14,-31 13,-23* 8,-32 -2,-34', true)
    ink.form(hair, { width: 2, halo: 0.8, tone: { from: 0.25, to: 0.6, width: 2, spacing: 2, angle: 70 } })
    for (const side of [-1, 1]) ink.form(ink.leaf(13 * side, -24, 80, 20, 7, { belly: 0.5 }), { width: 1.7, halo: 0.6 })
  } else ink.lines(['-9,-37 -12,-41', '0,-38 0,-43', '10,-36 13,-40'], { width: 1.8, profile: 'flick', white: true })
}
