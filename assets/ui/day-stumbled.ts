import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { VERMILION } from '../ink/palette'

/** A day that fell over its own code, 300 × 150: the pull-along duck has lost a wheel, its spring, and its bearings. */
export function drawDayStumbled(ink: Ink): void {
  ink.wash('104,136 128,130 190,124 252,125 268,130 222,139 150,142 112,141', { alpha: 0.36 })
  ink.wash('14,131 36,127 58,129 62,133 40,137 18,136', { alpha: 0.34 })
  drawString(ink)
  ink.at(176, 84, { rotate: -12 }, () => {
    drawUndercarriage(ink)
    drawDuck(ink)
    drawSpring(ink)
  })
  drawDaze(ink)
  drawLostWheel(ink)
}

/** The string it was pulled by, slack. */
function drawString(ink: Ink): void {
  ink.line('128,131 116,140 98,141 88,135 92,128 99,131 94,140 78,144 66,141', { width: 1.9, profile: 'even' })
  ink.black(ink.ellipse(62.6, 140.6, 3.6, 3.2, 20, 0.1))
}

/** The board, its nose on the ground; one wheel left, a bent axle where the other was. */
function drawUndercarriage(ink: Ink): void {
  ink.line('-36,36 -40,45 -38,51', { width: 4.2, profile: 'even' })
  ink.line('-33,38 -30,46', { width: 2, profile: 'flick' })
  const board = ink.path('-57,27* 58,28* 60,39* -58,40*', true)
  ink.form(board, { width: 3.2, halo: 1, overshoot: 1 })
  ink.clip(board, () => {
    ink.black('-60,36 -20,34.6 62,34 62,44 -60,44')
    ink.lines(['-48,31 -26,30.4', '2,31 30,31.4', '40,30 52,30.6'], { width: 1.1, profile: 'flick' })
  })
  const wheel = ink.ellipse(40, 43, 16.4, 16.4)
  ink.form(wheel, { width: 3.2, halo: 1.2, contour: false, tone: { from: 0.5, to: 0.82, width: 2 } })
  ink.tint(wheel, { color: VERMILION, offset: 2.6 })
  ink.contour(wheel, { width: 3.2 })
  ink.form(ink.ellipse(39.4, 42.4, 5.2, 5), { width: 2.2 })
  ink.dot(39.4, 42.4, 1.7)
}

/** The spring that got out of its back, still swinging: its first turn stands in the hole. */
function drawSpring(ink: Ink): void {
  const turns = 4.6
  const coil = Array.from({ length: 56 }, (_, step) => {
    const along = step / 55
    const angle = along * TAU * turns
    const x = 20 + along * 30 + Math.cos(angle) * (8.6 - along * 1.8)
    return [x, -20 - along * 44 + along * along * 10 + Math.sin(angle) * 4.2]
  })
  ink.black(ink.ellipse(20, -19, 13.5, 4.8, 6))
  ink.line(coil, { width: 5, profile: 'even', white: true, wobble: 0.2 })
  ink.line(coil, { width: 2.5, profile: (along) => 0.8 + 0.3 * Math.sin(along * 29), wobble: 0.2 })
  ink.line('7,-18 13,-14.4 26,-14.4 33,-17.6', { width: 3, profile: 'brush' })
  const knob = ink.ellipse(53, -60, 8, 8)
  ink.form(knob, { width: 2.7, halo: 1, contour: false })
  ink.tint(knob, { color: VERMILION, offset: 1.7 })
  ink.contour(knob, { width: 2.7 })
  ink.lines(['63,-66 68,-69', '65,-58 73,-57.6', '60,-50 66,-46'], { width: 2, profile: 'flick' })
}

function drawDuck(ink: Ink): void {
  const tail = ink.tube('40,-2@30 60,-14@15 74,-27@5', { root: true })
  const neck = ink.tube('-18,2@38 -30,-26@29', { root: true })
  const head = ink.ellipse(-36, -44, 26, 23.6, -8)
  const body = ink.clay([ink.ellipse(8, 4, 47, 26), tail, neck, head], 9)
  ink.form(body, {
    width: 3.4,
    halo: 1.2,
    contour: false,
    tone: { from: 0.46, to: 0.8, width: 2.3, spacing: 2.6, cross: 0.4 },
  })

  // The crack that runs from where the spring burst out.
  ink.line('38,-15* 31,-8* 39,-1* 32,6*', { width: 2.6, profile: 'flick' })
  ink.lines(['31,-8 25,-9', '39,-1 45,0'], { width: 1.5, profile: 'flick' })
  ink.contour(body, { width: 3.4, overshoot: 0.8, gap: 0.12 })

  // A wing of black, its feathers out of order.
  const wing = '-22,2* -11,-8 10,-8.6 24,-3* 17,2 28,5* 16,9 24,15* 10,14 9,20* -4,17 -16,12'
  ink.cut(wing, { halo: 0.8 })
  ink.black(wing)
  ink.lines(['-12,2 0,0 13,-1', '-12,8 0,7 11,6'], { width: 1.6, white: true, bare: true, profile: 'flick' })

  drawHead(ink)
}

/** Each eye goes round at its own pace; the bill hangs open. */
function drawHead(ink: Ink): void {
  // The crest, knocked out of order, and the bump that grows beside it.
  ink.lines(['-33,-66 -32,-74 -26,-78', '-29,-66 -23,-73 -16,-73', '-25,-63 -17,-67'], { width: 2.4, profile: 'flick' })

  const lower = ink.path('-55,-33* -66,-30 -75,-22* -65,-21 -53,-27*', true)
  ink.form(lower, { width: 2.3, halo: 0.6, contour: false })
  ink.tint(lower, { color: VERMILION, offset: 1.6 })
  ink.contour(lower, { width: 2.3 })
  ink.black('-56,-40* -68,-36 -74,-29 -64,-29 -54,-32*')
  const bill = ink.path('-54,-51* -67,-51 -84,-42* -74,-37 -64,-36 -54,-39*', true)
  ink.form(bill, { width: 2.6, halo: 0.8, contour: false })
  ink.tint(bill, { color: VERMILION, offset: 2 })
  ink.contour(bill, { width: 2.6 })
  ink.line('-66,-46.4 -62,-46', { width: 1.8, profile: 'pen' })

  drawDizzyEye(ink, { x: -52, y: -57, radius: 7.4, turns: 2, start: 2 })
  drawDizzyEye(ink, { x: -35, y: -50, radius: 10.6, turns: 2.4, start: 0 })
  ink.line('-50,-68 -55,-68.6 -60,-65', { width: 2.2, profile: 'flick' })
  ink.line('-40,-65 -33,-65.6 -26,-61', { width: 2.6, profile: 'flick' })
  ink.wash(ink.ellipse(-31, -33, 5.4, 3.6), { alpha: 0.62, color: VERMILION })
}

interface DizzyEye {
  x: number
  y: number
  radius: number
  turns: number
  start: number
}

function drawDizzyEye(ink: Ink, { x, y, radius, turns, start }: DizzyEye): void {
  ink.form(ink.ellipse(x, y, radius, radius * 1.08, 10), { width: 2, lit: 0.6, gap: 0.1, halo: 0.4 })
  const spiral = Array.from({ length: 40 }, (_, step) => {
    const along = step / 39
    const reach = 0.6 + along * radius * 0.8
    const angle = start + along * TAU * turns
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 1.06]
  })
  ink.line(spiral, { width: 1.9, profile: (along) => 1.15 - 0.45 * along, wobble: 0.15 })
}

/** What goes round a dazed head: a broken ring, two stars. */
function drawDaze(ink: Ink): void {
  ink.lines(['101,29 105,20 114,13', '166,16 174,23 176,33', '131,7 139,6.6'], { width: 2, profile: 'swell' })
  drawStar(ink, 155, 9.6, 6.6, 0.2)
  drawStar(ink, 92, 36, 5, 0.7)
  drawStar(ink, 120, 9, 3.4, 1.1)
}

function drawStar(ink: Ink, x: number, y: number, radius: number, turn: number): void {
  const points = Array.from({ length: 10 }, (_, step) => {
    const angle = turn + (step / 10) * TAU
    const reach = step % 2 === 0 ? radius : radius * 0.46
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1, 1]
  })
  ink.black(points)
}

/** The wheel, off on its own, with the dust of its last touch. */
function drawLostWheel(ink: Ink): void {
  ink.at(32, 114, { rotate: 10 }, () => {
    ink.black(ink.ellipse(4.6, 0.6, 13, 17.4))
    const wheel = ink.ellipse(0, 0, 13, 17)
    ink.form(wheel, { width: 3, halo: 0.8, contour: false })
    ink.tint(wheel, { color: VERMILION, offset: 2.2 })
    ink.contour(wheel, { width: 3 })
    ink.form(ink.ellipse(-1, -0.4, 4.2, 5.2), { width: 2.1 })
    ink.dot(-1, -0.4, 1.6)
  })
  ink.lines(['56,100 66,98 80,99', '55,111 68,110 88,112', '57,122 66,122.4 76,122'], {
    width: 2.4,
    dry: 0.3,
    profile: 'grow',
  })
  ink.line('100,121 103,116 108,117 109,122', { width: 1.7, profile: 'swell' })
  ink.line('88,124 89,120 93,119', { width: 1.4, profile: 'swell' })
}
