import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { TAU } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { ring } from './rings'
import { PIVOT } from './shared'

/** An old key. Its bow is the thread's first eye. */
export function drawKey(ink: Ink): void {
  const bow = ink.ellipse(-44, -2, 30, 25)
  const shaft = ink.path('-18,-8* 74,-7* 80,-1 74,5* -18,6*', true)
  const bit = ink.path('44,2* 46,32* 54,33* 54,22* 60,22* 60,34* 72,34* 72,2*', true)
  for (const shape of [bit, shaft]) {
    ink.form(shape, { width: 2.8, halo: 0.8, tone: { from: 0.34, to: 0.7, width: 2, spacing: 2.2 } })
  }
  ink.form(bow, { width: 3.2, halo: 0.8, tone: { from: 0.42, to: 0.8, width: 2.2, spacing: 2.3 } })
  for (const [x, y] of [
    [-54, -9],
    [-36, -10],
    [-45, 7],
  ] as const) {
    const eye = ink.ellipse(x, y, 7.6, 7)
    ink.hole(eye)
    ink.contour(eye, { width: 2 })
  }
  for (const x of [-14, -6, 36]) {
    ink.form(`${x},-12* ${x + 6},-12* ${x + 6},10* ${x},10*`, {
      ...{ width: 2.2 },
      tone: { from: 0.4, width: 1.8, spacing: 2 },
    })
  }
  ink.line('-2,-4 20,-4 34,-3', { width: 2.2, white: true, profile: 'swell' })
  const thread = { width: 4, profile: 'even', color: TEAL, alpha: 1 } as const
  ink.line('-74,-4 -60,-2 -49,-6', thread)
}

/** Spectacles, one arm folded, one glass cracked: whoever looks for them has no use of them. */
export function drawGlasses(ink: Ink): void {
  ink.line('-70,-2 -84,-30 -64,-48 -20,-52', { width: 4, profile: 'even' })
  ink.line('72,4 96,-18 92,-48 84,-62', { width: 4, profile: 'even' })
  for (const [x, y, turn] of [
    [-38, 8, -6],
    [40, 12, 5],
  ] as const) {
    const glass = ink.ellipse(x, y, 33, 29, turn)
    ink.cut(glass)
    ink.wash(glass, { alpha: 0.16 })
    ink.line(ring(x, y, 33, 29, turn), { width: 4.6, profile: 'even', closed: true })
    const glints = [`${x - 16},${y + 8} ${x - 2},${y - 14}`, `${x - 6},${y + 12} ${x + 10},${y - 12}`]
    ink.lines(glints, { width: 2.6, white: true, profile: 'swell' })
  }
  ink.line('-6,6 0,-2 8,8', { width: 4.4, profile: 'swell' })
  ink.lines(['52,-14 44,4 54,12 46,34', '44,4 30,10', '54,12 68,16'], { width: 1.3, profile: 'pen' })
}

/** An umbrella, left behind wet. */
export function drawUmbrella(ink: Ink): void {
  ink.line('126,0 156,2 176,-4 190,-22 184,-44 164,-46 158,-34', { width: 11, profile: 'even' })
  ink.line('160,-2 178,-10 183,-28', { width: 2.4, white: true, profile: 'swell' })
  const cloth = ink.path(
    '-150,0* -120,-14 -40,-30 60,-34 116,-22 132,-4* 118,14 96,30 84,18* 56,38 40,24* 0,36 -16,22* -60,26 -80,14* -120,10',
    true,
  )
  ink.form(cloth, { width: 3, halo: 1, contour: false })
  ink.black(cloth)
  const ribs = ['-140,-2 -40,-14 60,-18 122,-12', '-140,0 -30,-2 70,0 124,0', '-136,2 -40,10 30,14 96,20']
  ink.lines([...ribs, '-110,6 -60,16 -20,18'], { width: 2, white: true, profile: 'swell' })
  ink.form('54,-38* 66,-38* 74,36* 60,38*', { width: 2.2, halo: 0.6, tone: { from: 0.5, width: 1.5, spacing: 2 } })
  ink.line('-150,0 -186,3', { width: 6, profile: 'even' })
}

/** What has run off it. */
export function drawPuddle(ink: Ink): void {
  ink.wash('-190,24 -150,16 -110,30 -120,46 -170,48', { alpha: 0.3, color: TEAL })
  ink.lines(['-176,30 -158,26', '-150,38 -132,34'], { width: 1.4, profile: 'swell' })
}

/** The spool that the thread comes from. */
export function drawSpool(ink: Ink): void {
  ink.form(ink.ellipse(0, 40, 40, 14), { width: 3, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.3 } })
  const roll = ink.path('-28,-26* 28,-26* 34,6 28,38* 0,44 -28,38* -34,6', true)
  ink.form(roll, { width: 2.6, halo: 0.5 })
  ink.tint(roll, { color: TEAL, offset: 1.5 })
  ink.clip(roll, () => {
    for (let turn = 0; turn < 13; turn++) {
      const y = turn * 5
      const line = `-38,${y - 22} 0,${y - 16 + 2 * noise1(4, turn)} 38,${y - 24}`
      ink.line(line, { width: 1 + (turn % 3) * 0.5, profile: 'swell' })
    }
    ink.black('22,-30 40,-30 40,44 18,44 26,8')
  })
  ink.contour(roll, { width: 2.6 })
  ink.form(ink.ellipse(0, -30, 40, 14), { width: 3, halo: 0.8, tone: { from: 0.7, width: 1.6, spacing: 2.3 } })
  ink.black(ink.ellipse(0, -31, 10, 4))
}

/** A button with a wisp of what it was sewn to: the bear's other eye. */
export function drawButton(ink: Ink): void {
  ink.form(ink.ellipse(0, 0, 18, 16), { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.2 } })
  ink.line(ring(0, 0, 12, 10.6), { width: 1.4, closed: true, profile: 'even' })
  for (const [x, y] of [
    [-4, -3],
    [4, -4],
    [-3, 4],
    [5, 3],
  ] as const) {
    ink.dot(x, y, 2)
  }
  ink.line('4,-4 16,-18 14,-30 26,-34', { width: 1.6, profile: 'flick' })
}

/** The links of the watch's chain. */
const CHAIN = [
  [8, -62],
  [15, -69],
  [24, -73],
  [33, -72],
  [42, -70],
  [50, -74],
  [55, -82],
  [61, -89],
  [70, -91],
  [79, -89],
  [88, -90],
  [95, -96],
  [101, -103],
] as const

/** A watch that stopped at the hour of what was missed. Its long hand is drawn by itself: it tries, now and then. */
export function drawWatch(ink: Ink): void {
  // Its lid stands open behind it, black inside.
  const lid = ink.ellipse(-52, 8, 26, 43, 14)
  ink.form(lid, { width: 3.2, halo: 1, contour: true })
  const inside = ink.ellipse(-51, 8, 20, 36, 14)
  ink.black(inside)
  ink.lines(['-62,-14 -68,4 -64,26', '-56,-20 -61,0 -60,16'], { width: 1.7, white: true, profile: 'swell' })
  for (const [x, y] of CHAIN) ink.line(ring(x, y, 5.4, 3.6, x * 7), { width: 2, closed: true, profile: 'even' })
  ink.form(ink.ellipse(0, -51, 9, 8), { width: 2.4, tone: { from: 0.4, width: 1.6, spacing: 2 } })
  ink.form(ink.ellipse(0, 0, 48, 46), { width: 3.6, halo: 1, tone: { from: 0.3, to: 0.7, width: 2.2, spacing: 2.2 } })
  const face = ink.ellipse(-1, -1, 38, 37)
  ink.cut(face)
  ink.contour(face, { width: 2 })
  ink.line(ring(-1, -1, 34, 33), { width: 0.9, closed: true, profile: 'even' })
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * TAU
    const isQuarter = hour % 3 === 0
    const from = isQuarter ? 24 : 28
    const mark = [
      [PIVOT.x + Math.cos(angle) * from, PIVOT.y + Math.sin(angle) * from * 0.97],
      [PIVOT.x + Math.cos(angle) * 32, PIVOT.y + Math.sin(angle) * 31],
    ]
    ink.line(mark, { width: isQuarter ? 3.4 : 1.6, profile: 'pen' })
  }
  ink.line(ring(-1, 15, 7, 6.6), { width: 1.3, closed: true, profile: 'even' })
  ink.line('-1,15 3,12', { width: 1.4, profile: 'pen' })
  ink.line('-1,-1 -9,-7 -16,-13', { width: 4, profile: 'flick' })
  ink.lines(['8,30 16,8 10,-2 22,-20', '16,8 30,12'], { width: 1.2, profile: 'pen' })
}

/** The long hand of the watch, about its pivot, pointing up. */
export function drawHand(ink: Ink): void {
  ink.line('-1,7 0,-2 1,-26', { width: 3.4, profile: 'flick', still: true })
  ink.dot(0, 0, 3.4)
  ink.dot(-1, -1, 1, { white: true })
}

/** A bear that was loved, with one eye. */
export function drawBear(ink: Ink): void {
  for (const [x, y, turn] of [
    [-52, 78, -24],
    [56, 82, 20],
  ] as const) {
    ink.form(ink.ellipse(x, y, 34, 25, turn), { width: 3, halo: 1, tone: { from: 0.5, width: 2, spacing: 2.4 } })
    ink.form(ink.ellipse(x - 6, y + 2, 17, 14, turn), { width: 1.8, tone: { from: 0.5, width: 1.4, spacing: 2.2 } })
  }
  ink.limb('-40,16@28 -66,38@27 -78,62@24', { width: 3, halo: 1, tone: { from: 0.5, width: 2 } })
  const body = ink.path('-44,4 -20,-12 24,-12 48,8 56,50 40,84 0,92 -42,84 -56,50', true)
  ink.form(body, { width: 3.2, halo: 1, tone: { from: 0.36, to: 0.84, width: 2.2, spacing: 2.4 } })
  ink.line('2,0 -2,40 4,78', { width: 1.8, profile: 'swell' })
  for (const y of [12, 26, 40, 54]) ink.line(`-5,${y} 6,${y + 3}`, { width: 1.6, profile: 'pen' })
  ink.limb('42,14@28 70,32@27 80,54@25', { width: 3, halo: 1.2, tone: { from: 0.4, width: 2.2 } })
  ink.tufts('80,60 72,64 86,58', () => 80, { length: 10, count: 4, width: 1.5 })
  for (const [x, y] of [
    [-44, -80],
    [40, -88],
  ] as const) {
    ink.form(ink.ellipse(x, y, 20, 19), { width: 3, halo: 0.8, tone: { from: 0.5, width: 2 } })
    ink.black(ink.ellipse(x + 2, y + 3, 10, 9))
  }
  drawBearFace(ink)
}

function drawBearFace(ink: Ink): void {
  const head = ink.path('-62,-46 -48,-82 -4,-96 42,-86 62,-50 48,-16 4,-4 -46,-12', true)
  ink.form(head, { width: 3.2, halo: 1.2, tone: { from: 0.56, to: 0.9, width: 2, spacing: 2.4 } })
  const muzzle = ink.ellipse(-6, -32, 25, 19, -4)
  ink.form(muzzle, { width: 1.8, tone: { from: 0.74, width: 1.4, spacing: 2.2 } })
  ink.black('-16,-44 4,-46 8,-38 -4,-30 -14,-36')
  ink.lines(['-4,-31 -5,-22', '-18,-22 -6,-18 8,-25'], { width: 2.2 })
  ink.lines(['16,-66 32,-52', '30,-67 18,-51', '24,-56 30,-38 26,-26'], { width: 2, profile: 'pen' })
  const fur = '-56,-66 -60,-44 -52,-24 -30,-14 20,-14 50,-26 60,-50 30,-84 -10,-92'
  ink.tufts(fur, (x, y) => 100 + 20 * noise1(3, (x + y) / 30), { length: 9, count: 3, width: 1.4 })
  ink.lines(['-44,-70 -34,-74 -24,-70', '14,-78 24,-80 34,-74'], { width: 2.2, profile: 'flick' })
}

/** How the bear's eye is: open, or shut for a moment. */
export const BEAR_EYES = ['open', 'shut'] as const

/** The one eye of the bear, about its middle. */
export function drawBearEye(ink: Ink, _frame: number, name: string): void {
  if (name === 'shut') {
    ink.line('-9,0 -1,4 9,0', { width: 2.6, profile: 'swell' })
    ink.lines(['-5,3 -7,7', '0,4 0,9', '5,3 8,6'], { width: 1.3, profile: 'flick' })
    return
  }
  ink.black(ink.ellipse(0, 0, 8, 8.6))
  ink.dot(-3, -3, 2.8, { white: true })
}
