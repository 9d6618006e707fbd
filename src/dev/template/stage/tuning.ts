import type { TuningOf } from '../../../stage/contract/scene'

/** The numbers of the blot that may be turned by eye. */
export const tuning = {
  speed: { value: 300, min: 0, max: 2000, unit: 'units/s', description: 'How fast the blot crawls.' },
} as const

export type Tuning = TuningOf<typeof tuning>
