import { BOTH_DENSITIES, SHARP } from '../pipeline/densities'
import { type Drawings, drawings, type Standalone } from '../pipeline/drawings'
import { drawButton, drawHoveredButton } from './buttons'
import { drawChunkFailed } from './chunk-failed'
import { drawDayStumbled } from './day-stumbled'
import { drawAreaFocus, drawButtonFocus, drawCardFocus, drawFieldFocus, drawRoundFocus } from './focus'
import { drawIcons, drawTouchedIcons } from './icons'
import { drawArrowKeys, drawKeycap } from './keycaps'
import { drawLoading } from './loading'
import { drawNoWebgl } from './no-webgl'
import { drawPointer, drawPressedPointer } from './pointer'
import { drawSheet, drawTallSheet, drawWideSheet } from './sheets'
import { drawSliderFill, drawSliderThumb, drawSliderTrack } from './slider'
import { drawSlip, drawSlipMarks, drawSlipStroke } from './slips'
import { drawStillDrawn } from './still-drawn'

/** Browsers want a cursor as a PNG, and small. */
const CURSOR: Pick<Standalone, 'sizes' | 'scale' | 'keep'> = { sizes: { '1x': 1, '2x': 2 }, scale: 1, keep: 'png' }

/** The pictures of the page around the days; sizes are CSS pixels. */
const declared: Drawings['pictures'] = {
  icons: { width: 616, height: 120, draw: drawIcons, ...BOTH_DENSITIES, keep: 'line' },
  'icons-touched': { width: 616, height: 176, draw: drawTouchedIcons, ...BOTH_DENSITIES },
  'focus-round': { width: 176, height: 88, draw: drawRoundFocus, ...BOTH_DENSITIES },
  'focus-card': { width: 400, height: 72, draw: drawCardFocus, ...BOTH_DENSITIES },
  'focus-button': { width: 190, height: 66, draw: drawButtonFocus, ...SHARP },
  'focus-field': { width: 320, height: 66, draw: drawFieldFocus, ...BOTH_DENSITIES },
  'focus-area': { width: 330, height: 330, draw: drawAreaFocus, ...SHARP },
  'slider-track': { width: 420, height: 24, draw: drawSliderTrack, ...BOTH_DENSITIES },
  'slider-fill': { width: 420, height: 24, draw: drawSliderFill, ...BOTH_DENSITIES },
  'slider-thumb': { width: 29, height: 46, draw: drawSliderThumb, ...BOTH_DENSITIES },
  loading: { width: 552, height: 88, draw: drawLoading, ...BOTH_DENSITIES },
  sheet: { width: 412, height: 312, draw: drawSheet, ...SHARP },
  'sheet-tall': { width: 372, height: 472, draw: drawTallSheet, ...SHARP },
  'sheet-wide': { width: 660, height: 372, draw: drawWideSheet, ...SHARP },
  button: { width: 204, height: 46, draw: drawButton, ...SHARP },
  'button-hover': { width: 204, height: 46, draw: drawHoveredButton, ...SHARP },
  'chunk-failed': { width: 300, height: 140, draw: drawChunkFailed, ...SHARP },
  'day-stumbled': { width: 300, height: 150, draw: drawDayStumbled, ...SHARP },
  'still-drawn': { width: 430, height: 232, draw: drawStillDrawn, ...SHARP },
  'no-webgl': { width: 300, height: 150, draw: drawNoWebgl, ...SHARP },
  keycap: { width: 48, height: 40, draw: drawKeycap, ...SHARP },
  'keycap-arrow': { width: 192, height: 40, draw: drawArrowKeys, ...SHARP },
  slip: { width: 400, height: 78, draw: drawSlip, ...SHARP },
  'slip-stroke': { width: 340, height: 14, draw: drawSlipStroke, ...SHARP },
  'slip-marks': { width: 200, height: 130, draw: drawSlipMarks, ...SHARP },
  pointer: { width: 40, height: 40, draw: drawPointer, ...CURSOR },
  'pointer-pressed': { width: 40, height: 40, draw: drawPressedPointer, ...CURSOR },
}

/** Each grows from the seed that it was first drawn from: it stays as it is wherever its folder lies. */
const seeded = Object.entries(declared).map(
  ([name, picture]) => [name, { ...picture, seed: `furniture/${name}` }] as const,
)

export const pictures = drawings({ pictures: Object.fromEntries(seeded) })
