import { drawStern, STERN } from '../bluff/boat'
import { drawings } from '../pipeline/drawings'

export const pictures = drawings({
  sprites: {
    stern: {
      ...STERN,
      ...{ anchor: [1040, 1104], under: 0, boil: false, bleed: true, keep: 'line' },
      // Nobody looks there first.
      scale: 0.8,
      draw: drawStern,
    },
  },
})
