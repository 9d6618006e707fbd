import { drawSpur, SPUR } from '../bluff/headland'
import { drawings } from '../pipeline/drawings'

export const pictures = drawings({
  sprites: {
    spur: {
      ...SPUR,
      ...{ anchor: [SPUR.left, SPUR.top], under: 0, boil: false, bleed: true, lineWidth: 3.4, keep: 'line' },
      // Nobody looks there first.
      scale: 0.8,
      draw: drawSpur,
    },
  },
})
