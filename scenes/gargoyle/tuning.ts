import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the title page that may be turned by eye. */
export const tuning = {
  peek: {
    value: 8500,
    min: 500,
    max: 60_000,
    unit: 'ms',
    description: 'How soon the pigeon looks about, more or less.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
