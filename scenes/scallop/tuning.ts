import type { TuningOf } from '../../src/stage/contract/scene'

/** What a link may ask for, and the numbers that may be turned by eye. */
export const tuning = {
  n: { value: 1, min: 1, max: 127, unit: 'number', description: 'The figurine that the page opens with.' },
  changing: { value: 270, min: 60, max: 3000, unit: 'ms', description: 'How long a figurine takes to be set down.' },
  thiefFirst: { value: 1000, min: 0, max: 60_000, unit: 'ms', description: 'When the thief comes for the first time.' },
  thiefSpeed: { value: 46, min: 1, max: 300, unit: 'units/s', description: 'How fast the thief carries its label.' },
  thiefRest: { value: 42_000, min: 500, max: 120_000, unit: 'ms', description: 'How long the thief stays away.' },
  caught: { value: 1600, min: 100, max: 10_000, unit: 'ms', description: 'How long it stands still when caught.' },
} as const

export type Tuning = TuningOf<typeof tuning>
