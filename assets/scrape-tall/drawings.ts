import { drawings } from '../pipeline/drawings'
import { drawBreakfast } from './breakfast'
import { drawNewspaper } from './newspaper'
import { ABOVE, BELOW } from './shared'

/** What nobody looks at first. In units of the stage. */
const MARGIN = {
  left: 0,
  width: 1600,
  under: 0,
  boil: false,
  bleed: true,
  lineWidth: 9,
  scale: 0.9,
} as const

export const pictures = drawings({
  sprites: {
    newspaper: { ...MARGIN, top: ABOVE, height: 500, anchor: [0, ABOVE], draw: drawNewspaper },
    breakfast: { ...MARGIN, top: BELOW, height: 500, anchor: [0, BELOW], draw: drawBreakfast },
  },
})
