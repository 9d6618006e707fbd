import type { Ink } from '../ink/ink'
import type { Drawings } from '../pipeline/drawings'
import { drawFrameStrip, FRAMES } from './frame-strip'
import { REST_LINE } from './hand'

/**
 * The two pictures of a day's card, for its `drawings.ts`; drawn in the box that `hand.ts` describes.
 * - `vignette` (112 × 100 pixels, shown at half of that): its lower edge, y = 92, is the card's lower rule.
 * - `vignette-hover` (three frames of boil side by side, 211 × 186 pixels each, shown 121 × 107): the line the feet
 *   stand on lies 4 units, 3.7 CSS pixels, above its lower edge; x = 50 is the middle of a frame.
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
      keep: 'light',
      sizes: { card: 1 },
      draw: drawVignette,
    },
    'vignette-hover': {
      ...{ left: -16, top: -20, width: 132 * FRAMES, height: 116 },
      lineWidth: 3.3,
      keep: 'light',
      sizes: { strip: 1.6 },
      draw: (ink) => drawFrameStrip(ink, drawVignetteHover),
    },
  }
}
