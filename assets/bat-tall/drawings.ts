import { BELOW, drawHall } from '../bat/hall'
import { ABOVE, drawBorder, drawSkyAbove } from '../bat/sky'
import { drawings } from '../pipeline/drawings'

/** What nobody looks at first. */
const MARGIN = { left: 0, width: 1600, under: 0, boil: false, bleed: true, lineWidth: 3, scale: 0.8 } as const

export const pictures = drawings({
  sprites: {
    skyAbove: { ...MARGIN, anchor: [0, 0], top: -ABOVE, height: ABOVE, seed: 'bat sky', draw: drawSkyAbove },
    border: { ...MARGIN, anchor: [0, 0], top: -100, height: 170, draw: drawBorder },
    hall: { ...MARGIN, anchor: [0, 0], top: 0, height: BELOW, draw: drawHall },
  },
})
