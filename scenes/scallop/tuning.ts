import type { TuningOf } from '../../src/stage/contract/scene'

/** What a link may ask for, and the numbers that may be turned by eye. */
export const tuning = {
  n: {
    value: 1,
    min: 1,
    max: 127,
    unit: 'number',
    description: 'The number of the figurine that the page opens with.',
  },
  thiefSpeed: { value: 46, min: 1, max: 300, unit: 'units/s', description: 'How fast the thief carries its label.' },
  thiefRest: { value: 42_000, min: 500, max: 120_000, unit: 'ms', description: 'How long the thief stays away.' },
} as const

export type Tuning = TuningOf<typeof tuning>
