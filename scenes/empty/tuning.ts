import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the console that may be turned by eye. */
export const tuning = {
  thumbTime: {
    value: 38,
    min: 10,
    max: 200,
    unit: 'ms',
    description: 'How long a thumb takes to go where it is wanted.',
  },
  restTime: {
    value: 130,
    min: 20,
    max: 1000,
    unit: 'ms',
    description: 'How long it takes to go back to where it waits.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
