import type { TuningOf } from '../../../src/stage/contract/scene'

/** The numbers of the drip that may be turned by eye. */
export const tuning = {
  gravity: { value: 2400, min: 200, max: 8000, unit: 'units/s²', description: 'How fast a drop gains speed.' },
} as const

export type Tuning = TuningOf<typeof tuning>
