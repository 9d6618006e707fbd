import { drawStern, STERN } from '../bluff/boat'
import { drawRoof, ROOF } from '../bluff/cave'
import { NEGATIVE } from '../bluff/night'
import { drawings } from '../pipeline/drawings'

/** What nobody looks at first. */
const MARGIN = { under: 0, boil: false, bleed: true, scale: 0.8, keep: 'line' } as const

export const pictures = drawings({
  sprites: {
    stern: { ...MARGIN, ...STERN, anchor: [1040, 1104], draw: drawStern },
    roof: {
      ...{ ...MARGIN, ...NEGATIVE, ...ROOF, anchor: [ROOF.left, ROOF.top], seed: 'cave', lineWidth: 3.4 },
      draw: drawRoof,
    },
  },
})
