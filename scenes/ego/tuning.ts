import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the clearing that may be turned by eye. */
export const tuning = {
  swing: { value: 210, min: 70, max: 3500, unit: 'ms', description: 'How long the four swing.' },
  heard: { value: 200, min: 10, max: 3500, unit: 'ms', description: 'How long a swing is heard.' },
  rest: { value: 3000, min: 0, max: 20_000, unit: 'ms', description: 'How long after a cut nothing grows.' },
  growth: { value: 1000, min: 100, max: 10_000, unit: 'ms', description: 'How long from one growth to the next.' },
  clump: { value: 4, min: 1, max: 40, unit: 'tufts', description: 'How many tufts begin to grow each time.' },
  hiding: { value: 1600, min: 100, max: 20_000, unit: 'ms', description: 'How long the one in the grass hides.' },
} as const

export type Tuning = TuningOf<typeof tuning>
