import { drawings } from '../pipeline/drawings'
import { BEYOND, drawBeside } from './beside'

export const pictures = drawings({
  sprites: {
    beside: {
      ...{ left: 800, top: 0, width: BEYOND, height: 500, sceneScale: 2, anchor: [800, 0] },
      ...{ under: 0, boil: false, bleed: true, lineWidth: 3.2, scale: 0.65 },
      draw: drawBeside,
    },
  },
})
