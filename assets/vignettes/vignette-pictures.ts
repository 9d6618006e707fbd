import type { Ink } from '../ink/ink'
import type { Drawings } from '../pipeline/drawings'
import { drawFrameStrip, PIXELS_A_UNIT, STRIP_WIDTH } from './frame-strip'
import { REST_LINE } from './hand'

/** CSS pixels a unit of the grown picture. */
const GROWN = 0.92

/**
 * The two pictures of a day's card, for its `drawings.ts`; drawn in the box that `hand.ts` describes.
 * - `vignette`, 56 × 50 CSS pixels: its lower edge, y = 92, is the card's lower rule.
 * - `vignette-hover`, a strip of 736 × 115 CSS pixels with three frames of 147.2 × 115, one every 294.4, for 6 frames a second
 *   (from 0 to -883.2 pixels in `steps(3)`): the middle of a frame is x = 50; the line the feet stand on lies 4 units, 3.7 CSS
 *   pixels, above its lower edge.
 */
export function vignettePictures(
  drawVignette: (ink: Ink) => void,
  drawVignetteHover: (ink: Ink) => void = drawVignette,
): Drawings['pictures'] {
  return {
    vignette: {
      ...{ left: -6, top: -8, width: 112, height: 100 },
      lineWidth: REST_LINE,
      under: 1.4,
      keep: 'lean',
      sizes: { card: 0.5 },
      draw: drawVignette,
    },
    'vignette-hover': {
      ...{ left: -30, top: -29, width: STRIP_WIDTH, height: 125 },
      lineWidth: 3.3,
      keep: 'lean',
      sizes: { strip: GROWN },
      scale: PIXELS_A_UNIT / GROWN,
      draw: (ink) => drawFrameStrip(ink, drawVignetteHover),
    },
  }
}
