import type { Ink } from '../ink/ink'
import { drawBlot, type GlyphHand, glyphHand } from '../ui/blots'

const CELL = 88

/** The blots that turn the leaves back and on, at rest and below that pointed at: 176 × 176, as the icons are. */
export function drawArrows(ink: Ink): void {
  for (const [row, state] of (['rest', 'hover'] as const).entries()) {
    for (const [column, side] of ([-1, 1] as const).entries()) {
      ink.at((column + 0.5) * CELL, (row + 0.5) * CELL, {}, () =>
        drawBlot(ink, 3 - column * 3, state, () => drawArrow(glyphHand(ink, state), side)),
      )
    }
  }
}

function drawArrow({ stroke, solid }: GlyphHand, side: -1 | 1): void {
  stroke(`${-19 * side},2 ${-6 * side},-1 ${6 * side},0`, 5, { profile: 'even' })
  solid(`${3 * side},-14* ${21 * side},0* ${4 * side},14* ${8 * side},0`)
}
