import type { Ink } from '../ink/ink'
import type { Mark, Matrix } from '../ink/marks'

/** Half of what a scene unit is: layers are drawn on pages of this many units, and shown twice as large. */
export const LAYER_WIDTH = 800

/** How far a tile is drawn beyond its ends, in the same units. */
export const OVERLAP = 4

/**
 * Draws what may cross the ends of a tile: every mark is laid again a tile to the left and to the right, so that whatever
 * leaves the picture on one side comes in on the other. Groups go far before near, as a copy hides what was laid before.
 */
export function endless(ink: Ink, draw: () => void): void {
  const before = ink.marks.length
  draw()
  const laid = ink.marks.slice(before)
  for (const shift of [-LAYER_WIDTH, LAYER_WIDTH]) ink.marks.push(...laid.map((mark) => moved(mark, shift)))
}

function moved(mark: Mark, shift: number): Mark {
  const [a, b, c, d, e, f]: Matrix = mark.warp ?? [1, 0, 0, 1, 0, 0]
  return { ...mark, warp: [a, b, c, d, e + shift, f] }
}
