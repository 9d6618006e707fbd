import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the quiz that may be turned by eye. */
export const tuning = {
  time: { value: 15_000, min: 1500, max: 60_000, unit: 'ms', description: 'How long a round lasts: fifteen matches.' },
  portraits: { value: 5000, min: 0, max: 60_000, unit: 'ms', description: 'When the four are unveiled.' },
  footprints: { value: 9000, min: 0, max: 60_000, unit: 'ms', description: 'When their prints are shown.' },
  pause: { value: 2000, min: 100, max: 10_000, unit: 'ms', description: 'How long a verdict takes.' },
  antSpeed: { value: 8, min: 1, max: 200, unit: 'units/s', description: 'How fast the ant walks home.' },
  antRest: { value: 20_000, min: 500, max: 120_000, unit: 'ms', description: 'How long the ant stays at home.' },
} as const

export type Tuning = TuningOf<typeof tuning>
