import { BOTH_DENSITIES } from '../pipeline/densities'
import { drawings, type Standalone } from '../pipeline/drawings'
import { drawClip, drawClose, drawSend } from './bits'
import { drawCard } from './card'
import { drawMarks } from './marks'
import { CARD, MARKS, SHEET } from './shared'
import { drawSheet } from './sheet'

/** Of the picture that is saved, which has two pixels to a unit. */
const SAVED: Pick<Standalone, 'sizes' | 'scale' | 'keep' | 'drying'> = {
  ...{ sizes: { '2x': 1 }, scale: 2, keep: 'lean' },
  drying: { pooling: 0.4, clouds: 0.12, grain: 0.1 },
}

/** The pictures of postcards. */
export const pictures = drawings({
  pictures: {
    card: { width: CARD.width, height: CARD.height, bleed: true, draw: drawCard, ...SAVED },
    marks: { width: MARKS.width, height: MARKS.height, draw: drawMarks, ...SAVED },
    sheet: {
      ...{ width: SHEET.width + 2 * SHEET.margin, height: SHEET.height + 2 * SHEET.margin },
      ...{ draw: drawSheet, sizes: { '1x': 1 }, scale: 1.5, keep: 'lean' },
    },
    close: { width: 88, height: 176, draw: drawClose, ...BOTH_DENSITIES },
    clip: { width: 80, height: 36, draw: drawClip, sizes: { '1x': 1 }, scale: 1.5, keep: 'lean' },
    send: { width: 40, height: 46, lineWidth: 2.2, draw: drawSend, ...BOTH_DENSITIES },
  },
})
