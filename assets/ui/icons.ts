import type { Ink } from '../ink/ink'
import { drawBlot, glyphHand, type PressState } from './blots'
import { ICON_GLYPHS, ICON_NAMES } from './icon-glyphs'
import { drawFindMarks, drawLeaders } from './marks'
import { drawUnderline } from './underline'

const CELL = 88

/**
 * All that can be pressed around a day, at rest, 616 × 120: 60 px blots in 88 px cells. Below them lie the stroke that underlines a
 * word that is chosen, 96 × 32, and what the index page marks days with.
 */
export function drawIcons(ink: Ink): void {
  drawRow(ink, 0, 'rest')
  ink.at(0, CELL, { scale: 2 }, () => drawUnderline(ink))
  ink.at(100, CELL, {}, () => drawFindMarks(ink))
  ink.at(200, CELL, {}, () => drawLeaders(ink))
}

/** The same, 616 × 176, pointed at and pressed: the page that is only looked at has no use for them. */
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
