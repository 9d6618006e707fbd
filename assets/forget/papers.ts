import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'

/** A list in pictures, so that it reads in every language; the last is not crossed off. The thread is pinned to it. */
export function drawList(ink: Ink): void {
  const sheet = ink.path('-56,-88* 50,-96* 56,30 60,84* 40,76 22,88 2,82 -16,92 -48,90* -54,0', true)
  ink.form(sheet, { width: 2.6, halo: 1.2, tone: { from: 0.82, to: 0.98, width: 1.4, spacing: 2.6 } })
  const small = { width: 2, tone: { from: 0.6, width: 1.4, spacing: 2 } } as const
  for (const [row, y] of [-64, -30, 4, 40].entries()) {
    ink.line(`-46,${y + 15} 4,${y + 13} 46,${y + 12}`, { width: 0.9, profile: 'pen' })
    ink.form(`-44,${y - 8}* -32,${y - 9}* -31,${y + 4}* -43,${y + 5}*`, { width: 1.6 })
    if (row < 3) ink.line(`-45,${y - 2} -38,${y + 5} -22,${y - 18}`, { width: 3, profile: 'flick' })
  }
  // Milk, an egg, a fish, and what was it?
  ink.form('-6,-80* 2,-80* 3,-72 8,-66 8,-52* -11,-52* -11,-66 -6,-72', small)
  ink.form(ink.ellipse(0, -27, 8.4, 11, 14), small)
  ink.form('-14,4 0,-6 14,3 26,-5* 24,13* 14,7 0,14', small)
  ink.dot(-7, 3, 1.6)
  ink.line('-14,46 -4,34 4,44 12,34 20,44 30,36 38,42', { width: 2.4, profile: 'pen', dry: 0.4 })
  ink.line('-3,-90 -14,-104', { width: 4, profile: 'even', color: TEAL, alpha: 1 })
  ink.black(ink.ellipse(-2, -90, 6, 6))
  ink.dot(-4, -92, 1.8, { white: true })
}

/** A letter with its stamp on it, never posted. */
export function drawLetter(ink: Ink): void {
  const sheet = ink.path('-84,-46* 78,-54* 84,44* -78,52*', true)
  ink.form(sheet, { width: 2.8, halo: 1.2, tone: { from: 0.86, to: 1, width: 1.3, spacing: 2.6 } })
  const stamp = ink.path('46,-46* 72,-47* 74,-16* 48,-15*', true)
  ink.form(stamp, { width: 2, tone: { from: 0.4, to: 0.8, width: 1.6, spacing: 2.2 } })
  ink.black(ink.ellipse(60, -33, 6, 7))
  ink.black('52,-19 56,-27 65,-27 70,-20')
  for (let tooth = 0; tooth < 6; tooth++) {
    ink.dot(45.5 + tooth * 0.4, -44 + tooth * 5.6, 1.1)
    ink.dot(73 + tooth * 0.4, -45 + tooth * 5.6, 1.1)
  }
  ink.lines(['-28,-2 -10,-6 2,-1 20,-5 34,-3', '-20,12 -6,9 10,13 30,9', '-26,26 -10,23 6,26'], {
    width: 2.2,
    profile: 'pen',
  })
  ink.lines(['-74,-38 -60,-40 -48,-38', '-74,-30 -58,-32'], { width: 1.4, profile: 'pen' })
  ink.hatch('-78,52* -77,38 80,34 84,44*', { angle: 70, spacing: 3.4, width: 1.2, inset: 0 })
}

/** A ticket for yesterday. */
export function drawTicket(ink: Ink): void {
  const ticket = ink.path('-46,-24* 40,-28* 42,-8 34,-2 43,4 44,22* -42,26* -44,8 -36,2 -45,-4', true)
  ink.form(ticket, { width: 2.6, halo: 1, tone: { from: 0.8, width: 1.5, spacing: 2.4 } })
  for (let hole = 0; hole < 6; hole++) {
    ink.line(`18,${-24 + hole * 8.4} 18.6,${-20 + hole * 8.4}`, { width: 1.8, profile: 'pen' })
  }
  ink.black(ink.ellipse(-10, 0, 9, 8.6))
  ink.dot(-10, 0, 3, { white: true })
  ink.lines(['-34,-12 -24,-13', '-34,14 -20,13', '26,-6 34,-14', '26,8 34,0'], { width: 2, profile: 'pen' })
}

/** The piece that is missing from some puzzle: part of a face is on it. */
export function drawPiece(ink: Ink): void {
  const piece = ink.path(
    '-26,-24* -8,-25 -10,-36 2,-42 12,-34 9,-25 26,-25* 25,-6 14,-9 8,1 15,11 25,7 26,25* -25,26* -26,8 -14,10 -9,0 -15,-9 -26,-6',
    true,
  )
  ink.form(piece, { width: 2.6, halo: 1, tone: { from: 0.56, to: 0.9, width: 1.8, spacing: 2.3 } })
  ink.clip(piece, () => {
    ink.black('-30,14 -8,10 4,18 8,32* -30,32*')
    ink.line('-6,-12 4,-17 13,-14', { width: 2, profile: 'swell' })
    ink.line('-3,-9 3,-11 9,-9', { width: 1.3, profile: 'pen' })
  })
}
