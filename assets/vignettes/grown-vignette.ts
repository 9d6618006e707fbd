import type { Ink } from '../ink/ink'
import type { Drawings } from '../pipeline/drawings'
import { drawFrameStrip, PIXELS_A_UNIT, STRIP_WIDTH } from './frame-strip'

/** CSS pixels a unit of the grown picture. */
const GROWN = 0.92

/**
 * The picture of a day's card when it is pointed at, for its `drawings.ts`; drawn in the box that `hand.ts` describes. A strip of
 * 736 × 115 CSS pixels with three frames of 147.2 × 115, one every 294.4, for 6 frames a second: the middle of a frame is
 * x = 50; the line the feet stand on lies 4 units, 3.7 CSS pixels, above its lower edge. At rest the vignettes of all days lie
 * on one sheet of the home page.
 */
export function grownVignette(drawVignetteHover: (ink: Ink) => void): Drawings['pictures'] {
  return {
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
