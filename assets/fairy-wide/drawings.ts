import { drawWood, WOOD } from '../fairy/garden'
import { drawings } from '../pipeline/drawings'

export const pictures = drawings({
  sprites: {
    wood: {
      ...WOOD,
      seed: 'fairy/wood',
      bleed: true,
      boil: false,
      anchor: [0, 0],
      lineWidth: 3,
      sceneScale: 1600 / 960,
      // Not quite as sharp as the court: it is as large, and nobody looks there first.
      scale: 0.6,
      keep: 'lean',
      draw: drawWood,
    },
  },
})
