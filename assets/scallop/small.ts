import type { Ink } from '../ink/ink'
import { BRIGHT, LIT, STONE } from './palette'

/** How many drawings a puff of dust has. */
export const PUFFS = 3

/** Dust that a heavy thing raises as it is set down, to the right of 0, 0; it thins out from frame to frame. */
export function drawDust(ink: Ink, frame: number): void {
  const away = frame * 7
  for (const [x, y, r] of [
    [6, -3, 6.4],
    [16, -6, 5],
    [25, -2, 3.6],
  ] as const) {
    const size = r * (1 - frame * 0.24)
    ink.form(ink.ellipse(x + away, y - frame * 2.4, size, size * 0.8), { width: 1.4, fill: STONE, gap: 0.3 })
  }
}

/** A paper clip on the sheet's edge: how far down the list one is. 0, 0 is its middle. */
export function drawClip(ink: Ink): void {
  ink.wash(ink.box(-7, -16, 16, 38, { round: 7 }), { alpha: 0.4, dx: 3, dy: 4 })
  ink.form(ink.box(-9, -20, 18, 40, { round: 8 }), { width: 2.8, halo: 1, fill: LIT, tone: { from: 0.5, width: 1.5 } })
  ink.form(ink.box(-4, -13, 8, 26, { round: 4 }), { width: 2, fill: BRIGHT })
  ink.line('-6,-15 -6.4,0 -5,14', { width: 1.2, white: true })
}

/** A brass plate on the ledge for the name of whoever stands there, its face left clean. 0, 0 is its middle. */
export function drawNamePlate(ink: Ink): void {
  const plate = ink.path('-104,-11* 0,-13 104,-11* 107,0 104,12* 0,13 -104,12* -107,0', true)
  ink.wash(plate, { alpha: 0.5, dx: 2, dy: 3 })
  ink.form(plate, { width: 2.6, halo: 0.8, fill: BRIGHT, gap: 0.04 })
  for (const x of [-99, 99]) ink.black(ink.ellipse(x, 0, 2, 2))
}

/** The shadow of a base on the floor of the niche. 0, 0 is the middle of the base. */
export function drawFootShadow(ink: Ink): void {
  ink.wash(ink.ellipse(8, -3, 112, 9), { alpha: 0.75 })
  ink.black(ink.ellipse(2, -1, 90, 5))
}
