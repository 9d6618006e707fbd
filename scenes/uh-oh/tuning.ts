import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the title screen that may be turned by eye. */
export const tuning = {
  stare: { value: 2600, min: 300, max: 10_000, unit: 'ms', description: 'How long all eyes look at the pointer.' },
  swells: { value: 800, min: 100, max: 5000, unit: 'ms', description: 'How long a drop swells before it lets go.' },
  falls: { value: 450, min: 50, max: 5000, unit: 'ms', description: 'How long it falls.' },
  splashes: { value: 600, min: 0, max: 5000, unit: 'ms', description: 'How long until the next one swells.' },
  hides: { value: 1500, min: 100, max: 10_000, unit: 'ms', description: 'How long the witness hides.' },
  comments: { value: 1600, min: 100, max: 10_000, unit: 'ms', description: 'How long it then comments.' },
  soonest: { value: 2000, min: 200, max: 10_000, unit: 'ms', description: 'The soonest an eye blinks again.' },
  latest: { value: 6000, min: 200, max: 20_000, unit: 'ms', description: 'The latest an eye blinks again.' },
} as const

export type Tuning = TuningOf<typeof tuning>
