import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the crest that may be turned by eye. */
export const tuning = {
  gazeTime: {
    value: 240,
    min: 20,
    max: 2000,
    unit: 'ms',
    description: 'How long the eye takes to look where the pointer is.',
  },
  dropEvery: {
    value: 9000,
    min: 4000,
    max: 60_000,
    unit: 'ms',
    description: 'How old a drop at the nib gets before it lets go by itself.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
