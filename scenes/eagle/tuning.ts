import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the crest that may be turned by eye. */
export const tuning = {
  gazeTime: { value: 240, min: 20, max: 2000, unit: 'ms', description: 'How slowly the eye follows the pointer.' },
} as const

export type Tuning = TuningOf<typeof tuning>
