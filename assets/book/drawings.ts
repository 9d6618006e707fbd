import { drawSnail } from '../characters/snail'
import { drawBrush } from '../home/brush'
import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { BOTH_DENSITIES } from '../pipeline/densities'
import { drawings, type Standalone } from '../pipeline/drawings'
import { drawArrows } from './arrows'
import { drawCorner } from './corner'
import { drawFeast } from './feast'
import { drawPlaces } from './places'
import { BOOK, drawSketchbook, drawWire } from './sketchbook'
import { drawTable } from './table'
import { drawTabs } from './tabs'
import { drawTape } from './tape'

/** A half larger than on a page of 1440 × 900, where it is drawn for: on larger and on sharp ones it is scaled. */
const LARGE: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = { sizes: { '1x': 1 }, scale: 1.5, keep: 'lean' }

/** The pictures of the visitor's book; sizes are CSS pixels of a page of 1440 × 900. */
export const pictures = drawings({
  pictures: {
    table: { width: 1440, height: 900, bleed: true, draw: drawTable, sizes: { '1x': 1 }, scale: 1, keep: 'lean' },
    sketchbook: { left: 44, top: 26, width: 1340, height: 836, bleed: true, draw: drawSketchbook, ...LARGE },
    wire: { left: 690, top: 50, width: 60, height: 750, draw: drawWire, ...LARGE },
    corner: { left: BOOK.right - 112, top: BOOK.bottom - 104, width: 118, height: 110, draw: drawCorner, ...LARGE },
    tape: { left: -54, top: -18, width: 108, height: 40, draw: drawTape, ...LARGE },
    tabs: { width: 70, height: 84, draw: drawTabs, ...LARGE },
    stroke: { width: 300, height: 28, draw: drawStroke, ...LARGE },
    brush: { left: -20, top: -24, width: 240, height: 60, draw: (ink) => drawBrush(ink, { shadow: 0.6 }), ...LARGE },
    snail: { left: -42, top: -44, width: 84, height: 52, draw: (ink) => drawSnail(ink, 'out'), ...LARGE },
    places: {
      left: 84,
      top: 130,
      width: 1272,
      height: 740,
      draw: drawPlaces,
      sizes: { '1x': 0.44 },
      scale: 1.5,
      keep: 'lean',
    },
    feast: {
      left: 64,
      top: 38,
      width: 1312,
      height: 774,
      bleed: true,
      draw: drawFeast,
      sizes: { '1x': 1 },
      scale: 0.86,
      keep: 'measured',
      drying: { grain: 0 },
    },
    arrows: { width: 176, height: 176, draw: drawArrows, ...BOTH_DENSITIES },
  },
})

/** What a prompt is underlined with. */
function drawStroke(ink: Ink): void {
  const brush = { width: 12, color: VERMILION, alpha: 0.92, wet: 0.3, dry: 0.8, tail: 0.8, name: 'under a prompt' }
  brushStroke(ink, '8,18 98,12 198,15 290,9', brush)
}
