import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the meadow that may be turned by eye. */
export const tuning = {
  leap: { value: 3000, min: 600, max: 20_000, unit: 'ms', description: 'How long he is up.' },
  toggle: {
    value: 350,
    min: 20,
    max: 3000,
    unit: 'ms',
    description: 'How long he holds it in.',
  },
  tickle: { value: 600, min: 50, max: 3000, unit: 'ms', description: 'How long he is tickled.' },
  ripple: { value: 1100, min: 100, max: 6000, unit: 'ms', description: 'How long touched grass sways.' },
  prowlSpeed: { value: 430, min: 0, max: 3000, unit: 'units/s', description: 'How fast he goes.' },
  attention: { value: 5000, min: 0, max: 60_000, unit: 'ms', description: 'How long he follows a pointer.' },
  wander: { value: 4200, min: 500, max: 60_000, unit: 'ms', description: 'How often he goes elsewhere.' },
  peek: { value: 2600, min: 300, max: 20_000, unit: 'ms', description: 'How long his eyes are up.' },
  peekEvery: { value: 6500, min: 500, max: 60_000, unit: 'ms', description: 'How often he is curious.' },
  blow: { value: 4, min: 1, max: 24, unit: 'seeds', description: 'How many seeds a bark blows off.' },
  crossing: { value: 9000, min: 500, max: 60_000, unit: 'ms', description: 'How long a seed flies.' },
  growing: { value: 14_000, min: 500, max: 120_000, unit: 'ms', description: 'How long a dandelion stays bald.' },
  covers: { value: 2900, min: 100, max: 20_000, unit: 'ms', description: 'How long the mouse holds its ears.' },
  hiding: { value: 2400, min: 300, max: 20_000, unit: 'ms', description: 'How long the mouse stays down.' },
} as const

export type Tuning = TuningOf<typeof tuning>
