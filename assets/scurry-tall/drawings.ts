import { drawings } from '../pipeline/drawings'
import { drawArches } from '../scurry/arches'
import { drawBoat, drawGlitter } from '../scurry/canal'
import { LAYER_WIDTH, OVERLAP } from '../scurry/layer'
import { drawSky, HEIGHTS_TOP, SKY_TOP } from '../scurry/sky'

/** How far the heights reach over the upper edge of the sky, in drawing units. */
const OVER_SKY = 12.5

/** What lies under the bridge, drawn at half its size as that is, in the same light. */
const BELOW = {
  sceneScale: 2,
  bleed: true,
  boil: false,
  light: [0.5, -0.66, 0.56] as [number, number, number],
  scale: 0.8,
  keep: 'line',
} as const

export const pictures = drawings({
  sprites: {
    arches: {
      ...BELOW,
      seed: 'scurry/arches',
      width: LAYER_WIDTH + 2 * OVERLAP,
      left: -OVERLAP,
      top: 536,
      height: 344,
      anchor: [0, 536],
      lineWidth: 3,
      draw: drawArches,
    },
    glitter: {
      ...BELOW,
      seed: 'scurry/glitter',
      width: 200,
      height: 196,
      left: -100,
      anchor: [0, 0],
      draw: drawGlitter,
    },
    boat: {
      ...BELOW,
      seed: 'scurry/boat',
      width: 140,
      height: 106,
      left: -56,
      top: -70,
      anchor: [0, 0],
      lineWidth: 3,
      draw: drawBoat,
    },
    // The sky goes on: with its seed, and as it lies a tile of clouds above, nothing shows where they meet.
    heights: {
      sceneScale: 2,
      bleed: true,
      light: BELOW.light,
      seed: 'scurry/sky',
      width: LAYER_WIDTH,
      top: HEIGHTS_TOP,
      height: SKY_TOP - HEIGHTS_TOP + OVER_SKY,
      anchor: [0, HEIGHTS_TOP],
      scale: 0.32,
      draw: drawSky,
    },
  },
})
