import { BESIDE, BEYOND } from '../kind/margins'
import { drawings } from '../pipeline/drawings'

const END = { ...BESIDE, left: 0, width: 1600, height: BEYOND.tall } as const

export const pictures = drawings({
  sprites: {
    above: { ...END, top: -BEYOND.tall, anchor: [0, 0] },
    below: { ...END, top: 1000, anchor: [0, 1000] },
  },
})
