import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the farm that may be turned by eye. */
export const tuning = {
  firstDelay: {
    value: 5000,
    min: 0,
    max: 60_000,
    unit: 'ms',
    description: 'How long a new trap catches nothing for sure.',
  },
  firstSpread: {
    value: 25_000,
    min: 0,
    max: 120_000,
    unit: 'ms',
    description: 'How much later than that, at most, the first fish swims in.',
  },
  laterDelay: {
    value: 15_000,
    min: 0,
    max: 60_000,
    unit: 'ms',
    description: 'How long an emptied trap catches nothing.',
  },
  laterSpread: {
    value: 25_000,
    min: 0,
    max: 120_000,
    unit: 'ms',
    description: 'How much later than that, at most, the next fish swims in.',
  },
  leap: { value: 300, min: 50, max: 3000, unit: 'ms', description: 'How long a fish that is let out is in the air.' },
  bobbing: {
    value: 4000,
    min: 500,
    max: 20_000,
    unit: 'ms',
    description: 'How long a trap takes to go up and down once.',
  },
  pulsing: {
    value: 2000,
    min: 200,
    max: 10_000,
    unit: 'ms',
    description: 'How long one pulse of the mark over a catch takes.',
  },
  hail: {
    value: 1100,
    min: 0,
    max: 5000,
    unit: 'ms',
    description: 'How long the keeper calls out that there is a catch.',
  },
  cheer: {
    value: 900,
    min: 0,
    max: 5000,
    unit: 'ms',
    description: 'How long the keeper is beside himself after a leap.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
