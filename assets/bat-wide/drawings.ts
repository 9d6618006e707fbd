import { BESIDE, drawWing } from '../bat/forest'
import { drawings } from '../pipeline/drawings'

export const pictures = drawings({
  sprites: {
    wing: {
      ...{ left: -BESIDE.out, top: -860, width: BESIDE.out + BESIDE.over, height: 860, anchor: [0, 0] },
      ...{ under: 0, boil: false, bleed: true, lineWidth: 3, scale: 0.9 },
      draw: drawWing,
    },
  },
})
