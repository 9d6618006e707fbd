import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the finger that may be turned by eye. A width and a height are those of its playing field. */
export const tuning = {
  slideSpeed: { value: 1, min: 0.1, max: 4, unit: 'widths/s', description: 'How fast the finger goes sideways.' },
  riseSpeed: { value: 1, min: 0.1, max: 4, unit: 'heights/s', description: 'How fast the finger goes up when sent.' },
  deepStop: {
    value: 0.4,
    min: 0.3,
    max: 0.9,
    unit: 'heights',
    description: 'Where it stops in a nostril and beside the nose.',
  },
  fleshStop: { value: 0.55, min: 0.3, max: 0.9, unit: 'heights', description: 'Where the flesh of the nose stops it.' },
  blinkEvery: { value: 3300, min: 400, max: 20_000, unit: 'ms', description: 'How often it blinks.' },
  tear: { value: 760, min: 100, max: 5000, unit: 'ms', description: 'How long a tear flies.' },
  dripEvery: {
    value: 5200,
    min: 500,
    max: 60_000,
    unit: 'ms',
    description: 'How long a drop hangs until it is sniffed up.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
