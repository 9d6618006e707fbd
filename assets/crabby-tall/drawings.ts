import { DENSITY } from '../crabby/density'
import { drawForeground, FOREGROUND } from '../crabby/foreground'
import { drawHeights, HEIGHTS } from '../crabby/heights'
import { drawLeftTrunk, LEFT_FOOT, TRUNK } from '../crabby/palms'
import { drawings } from '../pipeline/drawings'

/** As sharp as the beach between them, and on one sheet. */
const BEYOND = { boil: false, bleed: true, lineWidth: 3.4, scale: DENSITY } as const

export const pictures = drawings({
  sprites: {
    heights: { ...BEYOND, ...HEIGHTS, anchor: [0, HEIGHTS.top], seed: 'crabby/heights', draw: drawHeights },
    foreground: {
      ...BEYOND,
      ...FOREGROUND,
      anchor: [0, FOREGROUND.top],
      seed: 'crabby/foreground',
      draw: drawForeground,
    },
    leftTrunkFoot: {
      ...TRUNK,
      ...LEFT_FOOT,
      keep: 'measured',
      anchor: [LEFT_FOOT.left, LEFT_FOOT.top],
      seed: 'left trunk',
      draw: drawLeftTrunk,
    },
  },
})
