import type { TuningOf } from '../../../src/stage/contract/scene'

/** The numbers of the match that may be turned by eye. */
export const tuning = {
  heads: { value: 3, min: 1, max: 9, unit: 'strikes', description: 'How often it can be struck.' },
} as const

export type Tuning = TuningOf<typeof tuning>
