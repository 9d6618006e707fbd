import { drawings } from '../pipeline/drawings'
import { drawMachine } from '../tempting/machine'
import { PLACES } from '../tempting/shared'
import { ENGLISH, FRENCH } from '../tempting/words'

const { left, top } = PLACES.plinth

export const pictures = drawings({
  sprites: {
    plinth: {
      ...{ ...PLACES.plinth, anchor: [left, top], sceneScale: 2, scale: 0.8, seed: 'machine' },
      ...{ lineWidth: 3.2, under: 0, boil: false, bleed: true },
      draw: (ink) => drawMachine(ink, ENGLISH),
      french: (ink) => drawMachine(ink, FRENCH),
    },
  },
})
