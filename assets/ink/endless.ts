import type { Ink } from './ink'
import { movedMarks } from './moved-marks'

/**
 * Draws what may cross the ends of a tile: every mark is laid again a tile to the left and to the right, so that whatever
 * leaves the picture on one side comes in on the other. Groups go far before near, as a copy hides what was laid before.
 *
 * @param width of the tile, in the page's units
 */
export function endless(ink: Ink, width: number, draw: () => void): void {
  const before = ink.marks.length
  draw()
  const laid = ink.marks.slice(before)
  for (const shift of [-width, width]) ink.marks.push(...movedMarks(laid, shift, 0))
}
