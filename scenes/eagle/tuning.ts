import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the crest that may be turned by eye. */
export const tuning = {
  gazeTime: { value: 240, min: 20, max: 2000, unit: 'ms', description: 'How slowly the eye looks after the pointer.' },
  dropEvery: { value: 9000, min: 4000, max: 60_000, unit: 'ms', description: 'How old a drop gets before it lets go.' },
  gazeReach: { value: 520, min: 20, max: 4000, unit: 'units', description: 'How far off it looks all the way aside.' },
  blinkLeast: { value: 5000, min: 500, max: 60_000, unit: 'ms', description: 'From a blink to the next, at least.' },
  blinkMost: { value: 8000, min: 500, max: 60_000, unit: 'ms', description: 'From a blink to the next, at most.' },
  dropFall: { value: 500, min: 50, max: 3000, unit: 'ms', description: 'How long a drop falls.' },
  spark: { value: 240, min: 20, max: 3000, unit: 'ms', description: 'How long a spark off the plate is seen.' },
} as const

export type Tuning = TuningOf<typeof tuning>
