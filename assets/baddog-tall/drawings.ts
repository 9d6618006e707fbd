import { UNDERGROUND } from '../baddog/shared'
import { drawUnderground } from '../baddog/underground'
import { drawings } from '../pipeline/drawings'

export const pictures = drawings({
  sprites: {
    underground: {
      ...UNDERGROUND,
      anchor: [0, UNDERGROUND.top],
      seed: 'baddog/underground',
      light: [0.5, -0.66, 0.56],
      ...{ bleed: true, boil: false, lineWidth: 3, scale: 0.83 },
      draw: drawUnderground,
    },
  },
})
