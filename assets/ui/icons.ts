import type { Ink } from '../ink/ink'
import { drawBlot, glyphHand, type PressState } from './blots'
import { ICON_GLYPHS, ICON_NAMES } from './icon-glyphs'
import { drawUnderline } from './underline'

const CELL = 88

/**
 * All that can be pressed around a day, at rest, 528 × 120: 60 px blots in 88 px cells. Below them, 96 × 32, lies the stroke
 * that underlines a word that is chosen.
 */
export function drawIcons(ink: Ink): void {
  drawRow(ink, 0, 'rest')
  ink.at(0, CELL, { scale: 2 }, () => drawUnderline(ink))
}

/** The same, 528 × 176, pointed at and pressed: the page that is only looked at has no use for them. */
export function drawTouchedIcons(ink: Ink): void {
  drawRow(ink, 0, 'hover')
  drawRow(ink, 1, 'pressed')
}

function drawRow(ink: Ink, row: number, state: PressState): void {
  for (const [column, name] of ICON_NAMES.entries()) {
    ink.at(column * CELL + CELL / 2, row * CELL + CELL / 2, {}, () => {
      drawBlot(ink, column, state, () => ICON_GLYPHS[name](ink, glyphHand(ink, state)))
    })
  }
}
