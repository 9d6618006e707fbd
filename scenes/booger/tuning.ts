import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the finger that may be turned by eye. A width and a height are those of its playing field. */
export const tuning = {
  slideSpeed: {
    value: 1,
    min: 0.1,
    max: 4,
    unit: 'widths/s',
    description: 'How fast the finger slides from side to side.',
  },
  riseSpeed: {
    value: 1,
    min: 0.1,
    max: 4,
    unit: 'heights/s',
    description: 'How fast the finger goes up once it is sent.',
  },
  deepStop: {
    value: 0.4,
    min: 0.3,
    max: 0.9,
    unit: 'heights',
    description: 'Where the finger stops in a nostril, and beside the nose.',
  },
  fleshStop: {
    value: 0.55,
    min: 0.3,
    max: 0.9,
    unit: 'heights',
    description: 'Where the flesh of the nose stops the finger.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
