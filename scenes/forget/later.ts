import { manifest } from '../../assets/forget-later/manifest'
import { createMoth, createSnail } from './view/creatures'
import { createMemory, createTraces } from './view/memory'
import { createDusk, createGround, createMorning } from './view/morning'

/** What comes back: written about the light, in chalk where it lay, and by day one drawing made of all of it. */
export const later = {
  manifest,
  parts: {
    snail: createSnail,
    moth: createMoth,
    ground: createGround,
    morning: createMorning,
    traces: createTraces,
    memory: createMemory,
    dusk: createDusk,
  },
}
