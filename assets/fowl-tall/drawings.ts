import { drawCountryside } from '../fowl/countryside'
import { drawMeadow } from '../fowl/meadow'
import { COUNTRYSIDE, MEADOW } from '../fowl/shared'
import { drawings } from '../pipeline/drawings'

/** As sharp as the square between them. */
const BEYOND = { bleed: true, boil: false, lineWidth: 3, sceneScale: 1600 / 960, scale: 0.83, keep: 'line' } as const

export const pictures = drawings({
  sprites: {
    countryside: {
      ...BEYOND,
      ...COUNTRYSIDE,
      seed: 'fowl/countryside',
      anchor: [0, COUNTRYSIDE.top],
      draw: drawCountryside,
    },
    meadow: { ...BEYOND, ...MEADOW, seed: 'fowl/meadow', anchor: [0, MEADOW.top], draw: drawMeadow },
  },
})
