import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the burrow that may be turned by eye: how long that lasts, how often or when it is. */
export const tuning = {
  breath: { value: 1500, min: 200, max: 6000, unit: 'ms', description: 'A drawing of a breath.' },
  apart: { value: 700, min: 0, max: 1500, unit: 'ms', description: 'The right one breathes.' },
  sink: { value: 160, min: 20, max: 2000, unit: 'ms', description: 'Who leaves sinks.' },
  rise: { value: 220, min: 20, max: 2000, unit: 'ms', description: 'Who comes rises.' },
  stir: { value: 900, min: 100, max: 4000, unit: 'ms', description: 'A sleeper turns.' },
  swing: { value: 900, min: 100, max: 4000, unit: 'ms', description: 'A portrait swings.' },
  beckon: { value: 6000, min: 1000, max: 60_000, unit: 'ms', description: 'Portraits beckon.' },
  wormOut: { value: 4000, min: 500, max: 20_000, unit: 'ms', description: 'The worm looks out.' },
  wormAway: { value: 20_000, min: 1000, max: 120_000, unit: 'ms', description: 'It is away, or up to twice as long.' },
} as const

export type Tuning = TuningOf<typeof tuning>
