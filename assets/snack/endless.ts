import type { Ink } from '../ink/ink'
import { movedMarks } from '../vignettes/moved-marks'

/** How wide a tile is, in scene units; and how far each is drawn beyond its ends, so that tiles side by side show no seam. */
export const TILE = 1600
export const OVERLAP = 8

/** Draws what may cross the ends of a tile: it is laid again a tile to the left and to the right. Groups go far before near. */
export function endless(ink: Ink, draw: () => void): void {
  const before = ink.marks.length
  draw()
  const laid = ink.marks.slice(before)
  for (const shift of [-TILE, TILE]) ink.marks.push(...movedMarks(laid, shift, 0))
}
