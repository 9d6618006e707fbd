import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the farm that may be turned by eye. */
export const tuning = {
  firstDelay: { value: 5000, min: 0, max: 60_000, unit: 'ms', description: 'How long a new trap catches nothing.' },
  firstSpread: { value: 25_000, min: 0, max: 120_000, unit: 'ms', description: 'How much later the first fish comes.' },
  laterDelay: { value: 15_000, min: 0, max: 60_000, unit: 'ms', description: 'How long an emptied trap stays empty.' },
  laterSpread: { value: 25_000, min: 0, max: 120_000, unit: 'ms', description: 'How much later the next fish comes.' },
  leap: { value: 300, min: 50, max: 3000, unit: 'ms', description: 'How long a fish that is let out is in the air.' },
  bobbing: { value: 4000, min: 500, max: 20_000, unit: 'ms', description: 'How long a trap goes up and down once.' },
  pulsing: { value: 2000, min: 200, max: 10_000, unit: 'ms', description: 'How long a pulse of a mark takes.' },
  patience: {
    value: 12_000,
    min: 2000,
    max: 60_000,
    unit: 'ms',
    description: 'How long a catch waits before the cat helps itself.',
  },
  hail: { value: 1100, min: 0, max: 5000, unit: 'ms', description: 'How long the keeper calls out a catch.' },
  cheer: { value: 900, min: 0, max: 5000, unit: 'ms', description: 'How long the keeper cheers after a leap.' },
} as const

export type Tuning = TuningOf<typeof tuning>
