import { BEYOND, drawLeft, drawRight } from '../nest/margins'
import { drawings } from '../pipeline/drawings'

const SIDE = { top: 0, width: BEYOND.wide, height: 1000, anchor: [0, 0], under: 0, boil: false, bleed: true } as const

export const pictures = drawings({
  sprites: {
    left: { ...SIDE, left: -BEYOND.wide, anchor: [0, 0], lineWidth: 3.4, scale: 0.8, draw: drawLeft },
    right: { ...SIDE, left: 1600, anchor: [1600, 0], lineWidth: 3.4, scale: 0.8, draw: drawRight },
  },
})
