import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers that may be turned by eye. */
export const tuning = {
  stare: { value: 2600, min: 300, max: 10_000, unit: 'ms', description: 'How long all eyes look at the pointer.' },
  swells: { value: 800, min: 100, max: 5000, unit: 'ms', description: 'How long a drop swells before it lets go.' },
} as const

export type Tuning = TuningOf<typeof tuning>
