import type { Ink } from '../ink/ink'
import type { Drawings } from '../pipeline/drawings'
import { drawFrameStrip, FRAME_WIDTH, PIXELS_A_UNIT, STRIP_WIDTH } from './frame-strip'

/** CSS pixels a unit of the grown picture. */
const GROWN = 0.92

/** How both pictures are drawn. */
const SHOWN = {
  ...{ left: -30, top: -29, height: 125 },
  lineWidth: 3.3,
  keep: 'lean',
  scale: PIXELS_A_UNIT / GROWN,
} as const

/**
 * The pictures of a day's card when it is pointed at, for its `drawings.ts`; drawn in the box that `hand.ts` describes. A strip
 * of 736 × 115 CSS pixels with three frames of 147.2 × 115, one every 294.4, for 6 frames a second: the middle of a frame is
 * x = 50; the line the feet stand on lies 4 units, 3.7 CSS pixels, above its lower edge. The first frame is a file of its own
 * too, for who arrives at the day and waits for it. At rest the vignettes of all days lie on one sheet of the home page.
 */
export function grownVignette(drawVignetteHover: (ink: Ink) => void): Drawings['pictures'] {
  return {
    'vignette-hover': {
      ...SHOWN,
      width: STRIP_WIDTH,
      sizes: { strip: GROWN },
      draw: (ink) => drawFrameStrip(ink, drawVignetteHover),
    },
    vignette: {
      ...SHOWN,
      width: FRAME_WIDTH,
      sizes: { arrival: GROWN },
      draw: (ink) => drawFrameStrip(ink, drawVignetteHover, 1),
    },
  }
}
