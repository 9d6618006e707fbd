import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** Half a symbol's box, in units about its middle. */
export const SYMBOL = 26

/** A gold coin with a crown on it. */
export function drawCoin(ink: Ink): void {
  ink.wash('-16,17 0,14 18,16 22,20 4,23 -12,21', { alpha: 0.34 })
  // Its thickness, then its face.
  const edge = ink.ellipse(1.6, 2.6, 18.4, 18)
  ink.form(edge, { width: 2.4, lit: 0.8 })
  ink.clip(edge, () => ink.black('-2,24 24,-6 30,30'))
  const face = ink.ellipse(-0.8, -0.6, 18, 17.6)
  ink.form(face, { width: 2.6, halo: 0.5, tone: { from: 0.6, to: 0.9, width: 1.5, spacing: 2, angle: -44 } })
  ink.tint(face, { color: OCHRE, alpha: 0.85, offset: 1.8 })
  ink.contour(ink.ellipse(-0.8, -0.6, 13.6, 13.2), { width: 1.4, gap: 0.3 })
  for (let bead = 0; bead < 17; bead++) {
    const angle = (bead / 17) * 6.28 + 0.1
    ink.dot(-0.8 + Math.cos(angle) * 15.8, -0.6 + Math.sin(angle) * 15.4, 0.62)
  }
  const crown = ink.path('-8.4,5.6* -9.6,-5.4* -4.8,-0.6* -0.6,-9* 3.4,-0.8* 8.4,-5.6* 7,5.6*', true)
  ink.black(crown)
  ink.clip(crown, () => ink.line('-8,3 0,3.6 7,3', { width: 1, white: true, profile: 'even' }))
  for (const [x, y] of [
    [-9.6, -6.6],
    [-0.6, -10],
    [8.4, -6.8],
  ] as const) {
    ink.dot(x, y, 1.3)
  }
  ink.line('-14.6,-6 -12,-11 -7,-14.8', { width: 1.7, white: true })
}

/** A patched purse, so full that two coins look out of it. */
export function drawPurse(ink: Ink): void {
  ink.wash('-20,18 0,15 20,17 23,20 2,23 -16,22', { alpha: 0.36 })
  for (const [x, y, turn] of [
    [-6, -15, -20],
    [4, -17, 8],
  ] as const) {
    const coin = ink.ellipse(x, y, 6, 5.6, turn)
    ink.form(coin, { width: 1.9 })
    ink.tint(coin, { color: OCHRE, alpha: 0.9, offset: 1 })
  }
  const frill = ink.path('-5,-7* -11,-12 -13,-17* -8,-15.4 -5,-17.4 -1,-15 3,-18 6,-15 12,-17* 9,-11 5,-7*', true)
  ink.form(frill, { width: 2.2, halo: 0.6, tone: { from: 0.46, width: 1.5, spacing: 1.8 } })
  ink.lines(['-7,-14 -4,-8', '-1,-14 0,-8', '6,-14 3,-8'], { width: 1.3, profile: 'flick' })
  const bag = ink.path('-4,-7 -13,1 -18,10 -16,18 -8,20.4 2,20 12,20.6 18,17 18.6,9 13,0 5,-7 0,-8', true)
  const tone = { from: 0.42, to: 0.76, width: 2.2, spacing: 2, angle: -52, cross: 0.4 }
  ink.form(bag, { width: 2.9, halo: 0.8, tone })
  ink.tint(bag, { color: OCHRE, alpha: 0.28, offset: 2.4 })
  ink.lines(['-4,-5 -9,2 -11,8', '0,-5 0,0 -1,5', '4,-5 9,2 11,7'], { width: 1.6, profile: 'flick' })
  // The string, tied in a bow.
  ink.line('-8,-7.4 0,-5.4 8,-7.4', { width: 3.2, profile: 'even' })
  ink.line('6,-7 13,-4 13,3', { width: 1.7 })
  ink.line('6,-7 14,-8 18,-3', { width: 1.7 })
  ink.dot(13, 4, 1.4)
  ink.dot(18.4, -2, 1.4)
  ink.form('-8,6* 1,4.6 4,5.4* 4.6,13.4 -2,14.4 -7,14*', { width: 1.5 })
  ink.lines(['-10,4 -8.4,6', '5,3 3.6,5.4', '-9,16 -7,14'], { width: 1, profile: 'pen' })
}

/** A little house with smoke out of its chimney. */
export function drawHouse(ink: Ink): void {
  ink.wash('-20,18 0,16 22,17 24,20 4,22.6 -18,21.6', { alpha: 0.36 })
  ink.form('8,-19* 14,-19.4* 14.4,-5* 8,-8*', { width: 2, tone: { from: 0.4, width: 1.6, spacing: 1.9 } })
  ink.line('7,-19.4 15.4,-19.8', { width: 2.4, profile: 'even' })
  ink.line('11,-20.4 13.4,-22.4 10.4,-23.6 13,-25.2', { width: 1.5, profile: 'swell' })
  const wall = ink.path('-14.6,-3* 15,-3* 14.4,19* -14,19.4*', true)
  ink.form(wall, { width: 2.7 })
  ink.hatch('5,-3 16,-3 16,20 8,20', { angle: -56, spacing: 2.2, width: 1.5, density: () => 0.8 })
  ink.hatch('-14,-3 15,-3 15,3 -14,3', { angle: 84, spacing: 2, width: 1.8, profile: 'flick' })
  const roof = ink.path('-21,-1.4* -13,-10 -1,-19.6* 12,-9 21.6,-1* 10,-1.6 -10,-1.2', true)
  ink.form(roof, { width: 2.9, halo: 0.8 })
  ink.tint(roof, { color: OCHRE, alpha: 0.88, offset: 1.8 })
  ink.clip(roof, () => {
    ink.black('3,-20 0,-12 8,-6 10,0 26,2 14,-14')
    const shade = { side: 1, length: 7, width: 1.7, spacing: 1.9, slant: -20, envelope: () => 0.9 } as const
    ink.feather('1,-17 2,-11 8,-5 10,0', shade)
    const tiles = ['-9,-11 -4,-10 1,-11', '-13,-6.6 -6,-6 0,-6.8', '-3,-14 0,-13.6']
    ink.lines(tiles, { width: 1.1, profile: 'swell' })
  })
  ink.black('-3.6,19* -3.6,8.6 -0.4,5.8 3,8.4 3.4,19*')
  ink.dot(1.6, 13, 0.7, { white: true })
  const lit = ink.path('-11.6,5* -6,4.8* -6,11* -11.4,11*', true)
  ink.form(lit, { width: 1.6 })
  ink.tint(lit, { color: OCHRE, alpha: 0.6, offset: 0.6 })
  ink.lines(['-8.8,5 -8.8,11', '-11.6,8 -6,8'], { width: 1, profile: 'even' })
  const dark = ink.path('7,5* 11.6,4.8* 11.6,11* 7,11*', true)
  ink.cut(dark, { halo: 0.6 })
  ink.black(dark)
  ink.tufts('-16,19 17,19 12,20', () => -90, { length: 5, count: 3, width: 1.2, fan: 1 })
}

/** The symbols by their kind: 0 coins, 1 purses, 2 houses. */
export const SYMBOLS = [drawCoin, drawPurse, drawHouse] as const
