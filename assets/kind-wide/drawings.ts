import { BESIDE, BEYOND } from '../kind/margins'
import { drawings } from '../pipeline/drawings'

const SIDE = { ...BESIDE, top: 0, width: BEYOND.wide, height: 1000 } as const

export const pictures = drawings({
  sprites: {
    left: { ...SIDE, left: -BEYOND.wide, anchor: [0, 0] },
    right: { ...SIDE, left: 1600, anchor: [1600, 0] },
  },
})
