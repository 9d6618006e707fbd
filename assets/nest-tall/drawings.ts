import { BEYOND, drawAbove, drawBelow } from '../nest/margins'
import { drawings } from '../pipeline/drawings'

const PART = { left: 0, width: 1600, under: 0, boil: false, bleed: true, lineWidth: 3.4, scale: 0.75 } as const

export const pictures = drawings({
  sprites: {
    above: { ...PART, top: -BEYOND.above, height: BEYOND.above, anchor: [0, 0], draw: drawAbove },
    below: { ...PART, top: 1000, height: BEYOND.below, anchor: [0, 1000], draw: drawBelow },
  },
})
