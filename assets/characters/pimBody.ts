import type { Ink } from '../ink/ink'
import { GREY, LEATHER } from '../ink/palette'
import type { Place } from './biggin'
import { drawStripes } from './stripes'

/** Which way Pim is turned; 'right' is 'left' mirrored. */
export type PimTurn = 'front' | 'left' | 'back'

/** Where the trunk turns about, above the ground. */
export const HIP = -30

/** A leg from under the tunic to its boot, whose sole is at the place; `which` is 0 for the one on our left. */
export function drawPimLeg(ink: Ink, which: 0 | 1, [x, y]: Place, sink: number, turn: PimTurn): void {
  const outward = which === 0 ? -1 : 1
  const spine = [
    [outward * 11, HIP + sink + 6, 14],
    [(outward * 11 + x) / 2 + outward * 2, (HIP + sink + y) / 2, 12.4],
    [x, y - 12, 11],
  ]
  const leg = ink.tube(spine, { root: true })
  ink.form(leg, { width: 2.6, halo: 0.8, tone: { from: 0.4, width: 1.6, spacing: 2.2 } })
  const side = turn === 'left' ? -1 : outward
  const toe = turn === 'left' ? 10 : 5
  const right = side > 0 ? 1 : 0
  const left = 1 - right
  const boot = ink.path(
    [
      [x - 9, y - 20, 1, 1],
      [x + 9, y - 20, 1, 1],
      [x + 9 + right * 3, y - 8],
      [x + 10 + right * toe, y - 1, 1, 1],
      [x, y + 3],
      [x - 10 - left * toe, y - 1, 1, 1],
      [x - 9 - left * 3, y - 8],
    ],
    true,
  )
  ink.form(boot, { width: 2.8, halo: 1, tone: { from: 0.44, width: 1.8, spacing: 2.2 } })
  ink.wash(boot, { color: LEATHER, alpha: 0.5 })
  const cuff = [
    [x - 11, y - 23, 1, 1],
    [x, y - 21],
    [x + 11, y - 23, 1, 1],
    [x + 10, y - 15, 1, 1],
    [x, y - 13],
    [x - 10, y - 15, 1, 1],
  ]
  ink.form(cuff, { width: 2.2, halo: 0.4 })
  const sole = [
    [x - 10 - left * toe, y - 1],
    [x, y + 2.4],
    [x + 10 + right * toe, y - 1],
  ]
  ink.line(sole, { width: 3, profile: 'even' })
}

/** The tunic in grey, a plaid hem, a belt and its buckle. The hip is at 0, 0. */
export function drawPimTunic(ink: Ink, turn: PimTurn): void {
  const tunic = ink.path('-21,-36* -25,-14 -34,14* -18,19 0,20 18,19 34,13* 25,-14 21,-36*', true)
  ink.form(tunic, { width: 3, halo: 1, contour: false })
  ink.wash(tunic, { color: GREY, alpha: 0.42, dx: 2, dy: 2 })
  ink.tone(tunic, { from: 0.5, width: 1.9, spacing: 2.2, angle: -60 })
  ink.clip(tunic, () => {
    ink.lines(['-36,4 -14,10 14,10 36,3', '-36,10 -14,16 14,16 36,9'], { width: 1.7, profile: 'even' })
    ink.lines(['-22,-8 -26,18', '-8,-6 -10,22', '8,-6 10,22', '22,-8 27,18'], { width: 1.6, profile: 'even' })
  })
  ink.contour(tunic, { width: 3 })
  const belt = ink.path('-26,-14* 0,-9 26,-15* 27,-6* 0,0 -28,-5*', true)
  ink.cut(belt, { halo: 0.6 })
  ink.black(belt)
  ink.line('-22,-10 -8,-7', { width: 1.4, white: true, profile: 'swell' })
  if (turn === 'back') return
  const x = turn === 'left' ? -14 : 2
  ink.form(`${x - 7},-12* ${x + 6},-12.6* ${x + 7},1* ${x - 7},1*`, { width: 2, halo: 0.4 })
  ink.line(`${x - 3},-5 ${x + 4},-5.4`, { width: 1.7, profile: 'pen' })
}

/** A sleeve from its shoulder over the elbow, and the fist at its end. */
export function drawPimArm(ink: Ink, shoulder: Place, elbow: Place, hand: Place): void {
  const fist = ink.ellipse(hand[0], hand[1], 8.4, 7.8)
  ink.form(fist, { width: 2.3, halo: 0.8, tone: { from: 0.56, width: 1.4, spacing: 2.1 } })
  const long = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1
  const x = (hand[0] - elbow[0]) / long
  const y = (hand[1] - elbow[1]) / long
  const spine = [
    [...shoulder, 14],
    [...elbow, 14],
    [hand[0] - x * 6, hand[1] - y * 6, 12.6],
  ]
  const sleeve = ink.tube(spine, { root: true, round: 0.2 })
  ink.form(sleeve, { width: 2.7, halo: 1, contour: false })
  ink.wash(sleeve, { color: GREY, alpha: 0.42, dx: 1, dy: 1 })
  ink.tone(sleeve, { from: 0.5, width: 1.7, spacing: 2.1 })
  ink.contour(sleeve, { width: 2.7, gap: 0.12 })
  const knuckles = [-2.6, 0.4, 3.2].map((aside) => [
    [hand[0] + x * 2 - y * aside, hand[1] + y * 2 + x * aside],
    [hand[0] + x * 6.4 - y * aside, hand[1] + y * 6.4 + x * aside],
  ])
  ink.lines(knuckles, { width: 1.2, profile: 'flick' })
}

/** His sword of wood: the hand at 0, 0, the blade upwards, 74 units long. */
export function drawPimSword(ink: Ink): void {
  const blade = ink.path('-5,-10* -7,-56 0,-74 7,-56 5,-10*', true)
  ink.form(blade, { width: 2.8, halo: 1.2, tone: { from: 0.5, width: 1.6, spacing: 2.2, angle: -84 } })
  ink.wash(blade, { color: LEATHER, alpha: 0.36 })
  ink.lines(['-2,-14 -1.4,-34 -2.6,-54', '2,-24 2.6,-44 1.4,-60'], { width: 1.3, profile: 'flick' })
  ink.form('-14,-13 0,-11 14,-13 15,-7 0,-4.6 -14,-6', { width: 2.4, halo: 0.6 })
  ink.form('-3.6,-4* 3.6,-4* 3.4,12* -3.4,12*', { width: 2 })
}

/** Black and paper stripes about the neck, which is at 0, 0. */
export function drawPimScarf(ink: Ink): void {
  const scarf = ink.path('-24,-6 -16,6 0,10 16,6 25,-6 20,-13 0,-7 -20,-12', true)
  ink.form(scarf, { width: 2.8, halo: 1, contour: false })
  ink.clip(scarf, () => {
    for (let x = -20; x <= 22; x += 10.4) {
      ink.line(`${x - 2},-16 ${x + 1},0 ${x + 4},14`, { width: 5, profile: 'even' })
    }
  })
  ink.contour(scarf, { width: 2.8 })
}

/** The loose end of the scarf along its places, from the neck at 0, 0. */
export function drawPimScarfEnd(ink: Ink, places: readonly Place[]): void {
  const spine = places.map(([x, y], i) => [x, y, i === 0 ? 10 : 12 + i * 2.4])
  const end = ink.tube(spine, { round: 0.1 })
  ink.form(end, { width: 2.6, halo: 1, contour: false })
  drawStripes(ink, end, spine, { from: 9.6, every: 19, width: 6.4, reach: 16, bow: 0 })
  ink.contour(end, { width: 2.6 })
}
