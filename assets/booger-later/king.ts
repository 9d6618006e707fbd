import { ACCENT } from '../booger/colors'
import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'

/** What the king does: he is put out, he has somebody arrested, or he has lost all of it, and sits. */
export const KING = ['sits', 'points', 'deposed'] as const

/** The small king, on his throne but for the last; its origin is the middle of what he sits on, where that stands. */
export function drawKing(ink: Ink, _: number, name: string): void {
  const isDeposed = name === 'deposed'
  if (!isDeposed) drawThrone(ink)
  drawLegs(ink, isDeposed)
  drawRobe(ink)
  drawHead(ink, name)
  if (isDeposed) drawChinInHand(ink)
  else if (name === 'points') drawPointing(ink)
  else drawCrossed(ink)
}

/** His crown by itself; its origin is the middle of its rim. */
export function drawCrown(ink: Ink): void {
  ink.form(ink.path('-11,-2 0,-5 11,-2 10,1 0,3 -10,1', true), {
    width: 1.8,
    tone: { from: 0.1, width: 2, spacing: 1.9 },
  })
  const crown = ink.path(
    '-12,-3* -16,-19* -8.6,-11 -3.6,-22* 1,-11.6 7.4,-22.6* 9.6,-11 16.6,-18* 12,-3* 6,1.6 0,2.6 -6.6,1.6',
    true,
  )
  ink.form(crown, { width: 2.3, halo: 1.3, tone: { from: 0.6, to: 0.9, width: 1.6, spacing: 2, angle: -50 } })
  ink.line('-12.6,-5.6 -6,-2.4 0,-1.8 6.4,-2.4 12.4,-5.4', { width: 1.5, profile: 'even' })
  for (const [x, y] of [
    [-16, -20.4],
    [-3.6, -23.6],
    [7.6, -24],
    [16.8, -19.6],
  ] as const)
    ink.black(ink.ellipse(x, y, 2.1, 2.1))
  for (const [x, y] of [
    [-6.4, -7],
    [1.2, -6.4],
    [8, -7.4],
  ] as const) {
    const stone = ink.ellipse(x, y, 2.1, 2.5)
    ink.form(stone, { width: 1.3 })
    ink.wash(stone, { alpha: 0.95, color: ACCENT })
  }
}

function drawThrone(ink: Ink): void {
  const back = ink.path(
    '-23,-4* -25,-32 -29,-64 -21,-72 -13,-67 -6,-75 1,-82 7,-76 14,-68 22,-74 30,-65 26,-32 24,-4*',
    true,
  )
  ink.form(back, { width: 2.9, halo: 2, tone: { from: 0.46, to: 0.8, width: 2, spacing: 2.1, angle: -60 } })
  ink.black(ink.path('-18,-8 -20,-36 -22,-59 -12,-61 0,-72 13,-62 23,-60 20,-36 18,-8', true))
  ink.lines(['-17,-20 -18.6,-40 -19,-54', '18,-16 19,-38 19.6,-54', '-3,-66 1,-69 5,-66'], {
    width: 1.3,
    white: true,
    profile: 'flick',
  })
  for (const [x, y, r] of [
    [-29.6, -67, 4.6],
    [30.4, -68, 4.8],
    [1, -84.6, 4],
  ] as const) {
    const knob = ink.ellipse(x, y, r, r)
    ink.form(knob, { width: 2, halo: 1, tone: { from: 0.5, width: 1.3, spacing: 1.7 } })
    ink.dot(x - 1.4, y - 1.6, 1.1, { white: true })
  }
  // It has stood in there for a while.
  for (const [path, shine] of [
    ['-33,-63* -26,-62* -25,-52 -27,-42 -29.6,-40 -31.6,-44 -31,-54', '-29,-57 -29,-50'],
    ['25,-62* 33,-64* 32.6,-56 31,-50 28,-48.6 26.6,-52', '29,-60 29,-55'],
  ] as const) {
    const drip = ink.path(path, true)
    ink.form(drip, { width: 1.7, halo: 0.8 })
    ink.tint(drip, { color: MOSS, alpha: 0.85, offset: 1.2 })
    ink.line(shine, { width: 1.4, white: true, profile: 'swell' })
  }
  const seat = ink.path('-27,-12* 0,-15 27,-13* 29,-6 27,3* 0,5 -27,4* -29,-4', true)
  ink.form(seat, { width: 2.6, halo: 1.2, tone: { from: 0.42, to: 0.78, width: 2, spacing: 2.1, angle: -80 } })
  ink.line('-26,-5 0,-3 27,-5', { width: 1.3, profile: 'swell' })
}

function drawLegs(ink: Ink, isDeposed: boolean): void {
  for (const [spine, shoe] of isDeposed
    ? ([
        ['-6,-7@9 -13,-3@8 -15,6@7', '-9,4* -9,10 -17,11 -25,9 -28,3 -23,6 -18,4'],
        ['6,-7@9 12,-2@8 13,7@7', '7,6* 6,11 14,13 22,11 26,5 21,8 17,5'],
      ] as const)
    : ([
        ['-7,-12@9 -10,-3@8 -10,5@7', '-4,4* -4,10 -12,11 -20,9 -23,3 -18,6 -14,3'],
        ['7,-12@9 9,-3@8 9,6@7', '3,5* 2,11 10,12 19,10 22,4 17,7 13,4'],
      ] as const)) {
    ink.form(ink.tube(spine, { root: true }), { width: 1.9, halo: 0.9, tone: { from: 0.5, width: 1.3, spacing: 1.8 } })
    ink.black(ink.path(shoe, true))
  }
}

function drawRobe(ink: Ink): void {
  const robe = ink.clay(
    [ink.ellipse(0, -18, 17.6, 14), ink.tube('-3,-34@18 0,-26@26', { root: true }), ink.ellipse(-1, -11, 18, 7)],
    5,
  )
  ink.form(robe, { width: 2.5, halo: 1.3, tone: { from: 0.62, to: 0.9, width: 1.8, spacing: 2.1, angle: -50 } })
  ink.tint(robe, { color: ACCENT, alpha: 0.86, offset: 2 })
  const edge = ink.path('-4,-30* 4,-30* 5,-18 4.6,-5* -4.4,-5* -5,-18', true)
  ink.form(edge, { width: 1.6, halo: 0.4 })
  ink.lines(['-1,-26 0,-23', '2,-19 1,-16', '-2,-13 -1,-10'], { width: 1.9, profile: 'flick' })
}

function drawHead(ink: Ink, name: string): void {
  const collar = ink.path('-17,-31 -10,-36 0,-34 10,-36 17,-31 14,-24 6,-23 0,-25 -7,-22.6 -14,-24', true)
  ink.form(collar, { width: 1.9, halo: 1 })
  ink.lines(['-12,-31 -11,-28', '-6,-29 -6,-26', '6,-29 6,-26', '12,-31 11.6,-28'], { width: 1.9, profile: 'flick' })
  for (const x of [-12.4, 12.6]) ink.form(ink.ellipse(x, -43, 3.6, 4.6), { width: 1.7 })
  const head = ink.clay([ink.ellipse(0, -46, 12, 10.4), ink.ellipse(0, -39, 11.4, 7.6)], 4)
  ink.form(head, { width: 2.3, halo: 1, tone: { from: 0.68, to: 0.94, width: 1.3, spacing: 1.9 } })
  ink.line('-4,-31.6 0,-33.4 4.6,-31.4', { width: 1.7, profile: 'swell' })
  // It runs in the family.
  ink.black(ink.path('-0.6,-38 -5,-38.6 -11,-36 -17,-40 -14,-33 -7,-32.6 -1,-35.4', true))
  ink.black(ink.path('0.8,-38 5,-38.6 11,-36 17.6,-41 14.4,-33 7,-32.6 1.2,-35.4', true))
  const nose = ink.clay(
    [ink.ellipse(0.4, -41, 4.4, 4), ink.ellipse(-2.8, -39.8, 2.6, 2.3), ink.ellipse(3.6, -39.8, 2.6, 2.3)],
    1.4,
  )
  ink.form(nose, { width: 1.6, halo: 0.6 })
  ink.wash(nose, { alpha: 0.9, color: ACCENT })
  ink.dot(-1, -42.4, 1, { white: true })
  if (name === 'deposed') {
    ink.lines(['-9,-48 -6,-50.4 -3,-49.4', '3,-49.4 6,-50.4 9,-48'], { width: 1.7, profile: 'swell' })
    ink.lines(['-7.6,-45.6 -5.4,-44.6 -3,-45.4', '3.4,-45.4 5.6,-44.6 8,-45.6'], { width: 1.6, profile: 'swell' })
    ink.lines(['-6,-56 -8,-61 -5,-63', '0,-56.4 1,-62 4,-63', '6,-55 9,-58 12,-58'], { width: 1.7, profile: 'flick' })
    return
  }
  for (const x of [-5.4, 5.6]) {
    ink.form(ink.ellipse(x, -46.4, 3, 3.2), { width: 1.3 })
    ink.dot(x + (name === 'points' ? 1.2 : 0), -45.4, 1.5)
  }
  ink.lines(['-10.4,-51.6 -6,-49.8 -1.6,-47.8', '10.6,-52 6,-50 1.8,-47.8'], { width: 2.6, profile: 'swell' })
  if (name === 'points') ink.black(ink.path('-3.6,-33.6 0,-35 4,-33.4 3.4,-29.6 0,-28.6 -3.4,-29.8', true))
  ink.at(0, -53, { rotate: name === 'points' ? 7 : -4 }, () => drawCrown(ink))
}

function drawCrossed(ink: Ink): void {
  for (const arm of ['15,-27@9 12,-19@8.4 0,-16@7.6 -8,-18@7', '-15,-27@9 -13,-18@8.4 -1,-21@7.8 10,-19@7'] as const) {
    const sleeve = ink.tube(arm, { root: true })
    ink.form(sleeve, { width: 2, halo: 1, tone: { from: 0.6, width: 1.3, spacing: 1.8 } })
    ink.tint(sleeve, { color: ACCENT, alpha: 0.86, offset: 1.4 })
  }
  ink.form(ink.ellipse(11, -18.6, 3.6, 3.2), { width: 1.6, halo: 0.5 })
}

function drawPointing(ink: Ink): void {
  const resting = ink.tube('-15,-27@9 -20,-18@8.4 -17,-10@7.6', { root: true })
  const pointing = ink.tube('14,-28@9.4 24,-27@8.6 33,-22@7.8', { root: true })
  for (const sleeve of [resting, pointing]) {
    ink.form(sleeve, { width: 2, halo: 1, tone: { from: 0.6, width: 1.3, spacing: 1.8 } })
    ink.tint(sleeve, { color: ACCENT, alpha: 0.86, offset: 1.4 })
  }
  ink.form(ink.ellipse(-16, -8, 3.6, 3.4), { width: 1.6, halo: 0.5 })
  ink.form(ink.tube('30,-25@3.4 42,-13@3.2 52,-3@3', { root: true }), {
    width: 1.7,
    halo: 1,
    tone: { from: 0.4, width: 1.2, spacing: 1.6 },
  })
  const ball = ink.ellipse(55, 0, 4.6, 4.6)
  ink.form(ball, { width: 1.8, halo: 0.8 })
  ink.tint(ball, { color: MOSS, alpha: 0.9, offset: 1.2 })
  ink.form(ink.ellipse(36, -20, 4, 3.6), { width: 1.7, halo: 0.6 })
}

function drawChinInHand(ink: Ink): void {
  for (const [arm, x] of [
    ['-15,-26@9 -16,-16@8.4 -9,-27@7', -8.4],
    ['15,-26@9 17,-15@8.4 9,-26@7', 8.4],
  ] as const) {
    const sleeve = ink.tube(arm, { root: true })
    ink.form(sleeve, { width: 2, halo: 1, tone: { from: 0.6, width: 1.3, spacing: 1.8 } })
    ink.tint(sleeve, { color: ACCENT, alpha: 0.86, offset: 1.4 })
    ink.form(ink.ellipse(x, -30.4, 3.4, 3.2), { width: 1.6, halo: 0.5 })
  }
}
