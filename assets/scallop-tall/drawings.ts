import { drawings } from '../pipeline/drawings'
import { BEYOND, drawAbove, drawBelow } from './ends'

/** In the units of the day's board, of two scene units. */
const PART = {
  left: -20,
  width: 840,
  sceneScale: 2,
  under: 0,
  boil: false,
  bleed: true,
  lineWidth: 3.2,
  scale: 0.65,
} as const

export const pictures = drawings({
  sprites: {
    above: { ...PART, top: -BEYOND, height: BEYOND, anchor: [0, 0], draw: drawAbove },
    below: { ...PART, top: 500, height: BEYOND, anchor: [0, 500], draw: drawBelow },
  },
})
