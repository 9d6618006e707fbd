import type { Ink } from '../ink/ink'
import { BRIGHT, STONE } from './palette'

/** What the rows are, in board units of two scene units. */
export const ROWS = { left: 62, top: 64, width: 226, height: 27.4, count: 14 } as const

export function drawTable(ink: Ink): void {
  ink.wash('34,60 180,48 312,58 318,250 314,484 190,494 44,486 38,300', { alpha: 0.34, dx: 5, dy: 6 })
  // Rings of a paste pot, and crumbs.
  ink.line('-18,96 6,82 24,98 20,124 -4,130 -22,116', { width: 3.4, dry: 0.7, alpha: 0.5 })
  ink.splatter(22, 150, { radius: 26, count: 12, largest: 1.5 })
  ink.splatter(300, 24, { radius: 20, count: 8, largest: 1.3 })
}

const SHEET = '38,50* 120,46 220,49 302,46* 305,170 301,300 304,440 292,476 272,481* 160,478 36,480* 40,330 36,180'

export function drawSheet(ink: Ink): void {
  const sheet = ink.form(SHEET, { width: 2.6, halo: 1, fill: BRIGHT, gap: 0.16 })
  // A corner that has had enough of lying flat.
  ink.clip(sheet, () => ink.wash('250,486 276,452 310,436 316,486', { alpha: 0.4 }))
  const curl = ink.form('303,438* 296,446 280,450 268,449* 270,462 272,481* 286,470 297,456', {
    width: 2.4,
    fill: STONE,
    tone: { from: 0.45, width: 1.7, spacing: 2.2, angle: 40 },
  })
  ink.rim(curl, { distance: 1.4 })
}

/** One gummed label, its box left clean for the name. Top left at 0,0. */
export function drawLabel(ink: Ink, row: number): void {
  const random = ink.fork(`label${row}`)
  const { width, height } = ROWS
  const bottom = height - 4.4
  const lean = random.signed() * 0.7
  const notch = 4.5
  ink.line(
    [
      [notch, lean, 1, 1],
      [width * 0.5, -lean],
      [width - notch, lean * 0.5, 1, 1],
      [width - notch + 1, notch - 1],
      [width, notch, 1, 1],
      [width + lean, bottom - notch, 1, 1],
      [width - notch + 1, bottom - notch + 1],
      [width - notch, bottom, 1, 1],
      [width * 0.4, bottom + lean],
      [notch, bottom, 1, 1],
      [notch - 1, bottom - notch + 1],
      [0, bottom - notch, 1, 1],
      [lean, notch, 1, 1],
      [notch - 1, notch - 1],
    ],
    { width: 1.5, closed: true, profile: 'pen' },
  )
  // Perforation to the next one.
  for (let x = -20; x < width + 14; x += 5.2) {
    if (random.chance(0.94)) ink.dot(x + random.signed() * 0.7, height - 2.2 + random.signed() * 0.25, 0.55)
  }
}

/** The chosen label, unglued: it lies a little off the sheet, on its shadow. Moves along with the marker. */
export function drawChosen(ink: Ink): void {
  const { width, height } = ROWS
  const shape = ink.path(
    `-4,-4* ${width * 0.5},-5 ${width + 5},-6* ${width + 9},${height * 0.4} ${width + 4},${height - 4}* ${width * 0.5},${height - 1} -3,${height - 2}* -5,${height * 0.5}`,
    true,
  )
  ink.wash(shape, { alpha: 0.5, dx: 5, dy: 6 })
  ink.form(shape, { width: 3, halo: 0.6, fill: BRIGHT, gap: 0.05 })
  ink.line(`2,${height - 7} ${width * 0.4},${height - 6.2} ${width - 2},${height - 8.4}`, {
    width: 1.2,
    profile: 'pen',
  })
  ink.line(`2,1 ${width * 0.4},0 ${width - 2},-0.6`, { width: 1.2, profile: 'pen' })
}
