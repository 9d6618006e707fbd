import type { Ink } from '../ink/ink'
import { ring } from './rings'

/** Tea, gone cold: a skin on it, the string of its bag over the rim, a biscuit that somebody has begun, and a ring where it stood before. */
export function drawCup(ink: Ink): void {
  ink.line(ring(118, 66, 46, 22, 0, 0.05, 0.92), { width: 4, alpha: 0.5, color: '#6d5238', profile: 'swell' })
  const saucer = ink.ellipse(0, 44, 88, 26)
  ink.form(saucer, { width: 3, halo: 1.2, tone: { from: 0.6, to: 0.9, width: 1.8, spacing: 2.4 } })
  ink.line('-66,46 -30,60 20,62 62,52', { width: 2, profile: 'swell' })
  const handle = ink.path('48,-16 74,-26 88,-6 72,20 40,26 42,16 64,8 72,-6 66,-14 50,-4', true)
  ink.form(handle, { width: 2.6, halo: 0.6, tone: { from: 0.4, width: 1.8, spacing: 2.2 } })
  const cup = ink.path('-58,-30* 58,-30* 52,6 36,38 0,46 -36,38 -52,6', true)
  ink.form(cup, { width: 3.2, halo: 1, tone: { from: 0.42, to: 0.78, width: 2.4, spacing: 2.3, cross: 0.5 } })
  ink.clip(cup, () => {
    // A band of leaves runs round it.
    ink.line('-58,-2 -30,10 4,13 40,8 58,-2', { width: 1.3, profile: 'even' })
    for (const [x, y, turn] of [
      [-42, 4, -130],
      [-26, 10, -60],
      [-10, 12, -120],
      [8, 12, -56],
    ] as const) {
      ink.black(ink.leaf(x, y, turn, 12, 5, { belly: 0.5 }))
    }
  })
  ink.form(ink.ellipse(0, -30, 58, 18), { width: 2.6 })
  const tea = ink.ellipse(0, -25, 50, 12)
  ink.cut(tea)
  ink.black(tea)
  ink.lines(['-34,-26 -10,-30 8,-26 26,-29', '-16,-20 6,-19 20,-22'], { width: 1.8, white: true, profile: 'swell' })
  ink.line('-20,-24 -34,-40 -44,-28 -46,2', { width: 1.5, profile: 'even' })
  ink.form('-55,2* -38,0* -36,20* -53,22*', { width: 2, halo: 0.8 })
  ink.black(ink.leaf(-46, 17, -80, 12, 7, { belly: 0.5 }))
  drawBiscuit(ink)
  ink.form('-74,46* -8,66 20,70* 20,74* -10,71 -74,54*', { width: 2, halo: 0.8 })
  ink.form(ink.ellipse(-86, 52, 16, 9, -20), { width: 2.4, halo: 0.8, tone: { from: 0.5, width: 1.6, spacing: 2 } })
}

function drawBiscuit(ink: Ink): void {
  const biscuit = ink.path('36,48 44,40 62,36 80,40 84,50* 78,50 76,56 68,55 66,62* 50,62 38,57', true)
  ink.form(biscuit, { width: 2.4, halo: 1, tone: { from: 0.62, width: 1.5, spacing: 2.2 } })
  for (const [x, y] of [
    [50, 46],
    [62, 43],
    [57, 53],
    [72, 46],
  ] as const) {
    ink.dot(x, y, 1.4)
  }
}

/** A birthday: one slice kept, its candle burnt down, nobody came. The smoke is drawn by itself. */
export function drawCake(ink: Ink): void {
  const plate = ink.ellipse(0, 40, 72, 18)
  ink.form(plate, { width: 2.8, halo: 1, tone: { from: 0.6, width: 1.8, spacing: 2.4 } })
  ink.line(ring(0, 39, 60, 13, 0, 0.02, 0.5), { width: 1.3, profile: 'swell' })
  const side = ink.path('-50,-4* 50,-12* 47,32* -3,44* -46,32*', true)
  ink.form(side, { width: 3, halo: 0.8 })
  ink.clip(side, () => {
    // Sponge, with air in it, and jam between.
    ink.stipple('-50,0* 50,-8* 50,40* -50,46*', {
      spacing: 4.6,
      radius: 1.15,
      density: (x, y) => 0.5 + 0.3 * Math.sin(x + y),
    })
    ink.black('-52,12* -3,24 52,8* 52,16* -3,33 -52,21*')
    ink.hatch('-3,-20* 52,-20* 52,40* -3,50*', { angle: -60, spacing: 3, width: 1.6, inset: 0, density: (x) => x / 60 })
  })
  const icing = ink.path(
    '-56,-6 -34,-24 6,-31 46,-24 58,-8 50,4 44,10 38,1 30,-1 26,12 20,18 14,4 2,3 -4,10 -10,14 -14,2 -26,2 -30,12 -38,4 -48,5',
    true,
  )
  ink.form(icing, { width: 2.8, halo: 0.8, tone: { from: 0.7, width: 1.6, spacing: 2.3 } })
  ink.lines(['-34,-14 -24,-13', '22,-18 31,-15', '-8,-6 2,-5', '38,-9 44,-7', '-20,-21 -12,-22'], {
    width: 2.4,
    profile: 'pen',
  })
  const cherry = ink.ellipse(-22, -24, 9, 8.4)
  ink.form(cherry, { width: 2.2, halo: 0.8 })
  ink.black(cherry)
  ink.dot(-25, -27, 2, { white: true })
  ink.line('-20,-32 -14,-44 -4,-47', { width: 1.6, profile: 'flick' })
  const candle = ink.path('6,-56* 16,-57* 17,-20* 6,-18*', true)
  ink.form(candle, { width: 2.2, halo: 0.8 })
  ink.clip(candle, () => {
    for (const y of [-52, -42, -32, -22]) ink.line(`2,${y + 5} 20,${y - 5}`, { width: 3, profile: 'even' })
  })
  ink.line('4,-56 3,-47 5,-44', { width: 2, profile: 'swell' })
  ink.line('11,-57 13,-64', { width: 2 })
}

/** How often the smoke is drawn. */
export const SMOKES = 3

/** Of a candle that has just gone out, for hours now: where its wick is of the cake. */
export function drawSmoke(ink: Ink, frame: number): void {
  const sway = [0, 5, -4][frame] ?? 0
  const rising = `13,-68 ${5 + sway},-80 ${18 - sway},-92 ${9 + sway},-106 ${20 - sway},-122`
  ink.line(rising, { width: 2, profile: 'flick', dry: 0.5, still: true })
  ink.line(`${14 - sway},-84 ${24 - sway},-98 ${17 + sway},-110`, {
    width: 1.1,
    profile: 'flick',
    dry: 0.6,
    still: true,
  })
}

/** Stems of the plant, each with what its leaf hangs by: place, angle, length, bend. */
const STEMS = [
  ['-4,24 -18,-30 -50,-56 -78,-36 -84,-6', -84, -8, 94, 46, 10],
  ['2,24 0,-44 20,-84 52,-82 68,-52', 68, -54, 80, 52, 20],
  ['6,24 24,-16 46,-18 56,6', 56, 4, 86, 38, -8],
  ['-2,24 -22,0 -42,4 -50,28', -50, 26, 100, 34, 10],
] as const

/** A plant that nobody watered. */
export function drawPlant(ink: Ink): void {
  for (const [stem, x, y, angle, length, bend] of STEMS) {
    ink.line(stem, { width: 4.6, profile: 'swell' })
    const leaf = ink.leaf(x, y, angle, length, 24, { bend, belly: 0.5 })
    ink.form(leaf, { width: 2.6, halo: 0.8, contour: false })
    ink.black(leaf)
    const way = (angle * Math.PI) / 180
    const bent = way + bend / 57
    const vein = [
      [x, y],
      [x + Math.cos(way) * length * 0.5 - bend * 0.1, y + Math.sin(way) * length * 0.5],
      [x + Math.cos(bent) * length * 0.85, y + Math.sin(bent) * length * 0.85],
    ]
    ink.line(vein, { width: 2, white: true, profile: 'flick' })
  }
  const pot = ink.path('-40,30* 44,30* 34,90 -30,92*', true)
  ink.form(pot, { width: 3.2, halo: 1, tone: { from: 0.44, to: 0.82, width: 2.2, spacing: 2.4 } })
  ink.line('-16,40 -10,56 -18,66 -12,80', { width: 1.4, profile: 'pen' })
  const rim = ink.path('-48,16* 52,14* 50,36* -46,38*', true)
  ink.form(rim, { width: 3, halo: 0.8, tone: { from: 0.6, width: 1.8, spacing: 2.4 } })
  for (const [x, y, turn] of [
    [-74, 92, 10],
    [84, 84, -30],
  ] as const) {
    ink.form(ink.leaf(x, y, turn, 30, 14, { bend: 20, belly: 0.5 }), {
      ...{ width: 2, halo: 0.6 },
      tone: { from: 0.4, width: 1.6, spacing: 2 },
    })
  }
}
