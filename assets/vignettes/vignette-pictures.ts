import type { Ink } from '../ink/ink'
import type { Drawings } from '../pipeline/drawings'
import { drawFrameStrip, FRAMES } from './frame-strip'
import { REST_LINE } from './hand'

/**
 * The two pictures of a day's card, for its `drawings.ts`; drawn in the box that `hand.ts` describes.
 * - `vignette`, 56 × 50 CSS pixels: its lower edge, y = 92, is the card's lower rule.
 * - `vignette-hover`, three frames of 138 × 115 CSS pixels (240 × 200 pixels) side by side, for 6 frames a second: x = 50 is the
 *   middle of a frame; the line the feet stand on lies 4 units, 3.7 CSS pixels, above its lower edge. At two pixels a CSS
 *   pixel it would be a third more bytes, for a picture that is never still.
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
      ...{ left: -25, top: -29, width: 150 * FRAMES, height: 125 },
      lineWidth: 3.3,
      keep: 'lean',
      sizes: { strip: 0.92 },
      scale: 40 / 23,
      draw: (ink) => drawFrameStrip(ink, drawVignetteHover),
    },
  }
}
