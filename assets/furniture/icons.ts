import type { Ink } from '../ink/ink'
import { drawBlot, glyphHand, type PressState } from './blots'
import { ICON_GLYPHS, ICON_NAMES } from './icon-glyphs'
import { drawUnderline } from './underline'

const CELL = 88
const STATES: readonly PressState[] = ['rest', 'hover', 'pressed']

/**
 * All that can be pressed around a day, 616 × 280: a column each, at rest, pointed at and pressed; 60 px blots in 88 px
 * cells. Below them, 48 × 16, lies the stroke that underlines a word that is chosen.
 */
export function drawIcons(ink: Ink): void {
  for (const [row, state] of STATES.entries()) {
    for (const [column, name] of ICON_NAMES.entries()) {
      ink.at(column * CELL + CELL / 2, row * CELL + CELL / 2, {}, () => {
        drawBlot(ink, column, state, () => ICON_GLYPHS[name](ink, glyphHand(ink, state)))
      })
    }
  }
  ink.at(0, STATES.length * CELL, {}, () => drawUnderline(ink))
}
