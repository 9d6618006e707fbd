import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the title page that may be turned by eye. */
export const tuning = {
  blazeLag: { value: 260, min: 10, max: 5000, unit: 'ms', description: 'How slowly the fire rises and sinks.' },
  flare: { value: 900, min: 50, max: 5000, unit: 'ms', description: 'How long the fire flares where it is stirred.' },
  patience: { value: 3, min: 1, max: 20, unit: 'presses', description: 'How many presses make the gargoyle squint.' },
  peek: { value: 8500, min: 500, max: 60_000, unit: 'ms', description: 'How often, about, the pigeon looks about.' },
  flight: { value: 5200, min: 500, max: 20_000, unit: 'ms', description: 'How long the pigeon flies.' },
  verdict: { value: 6000, min: 500, max: 20_000, unit: 'ms', description: 'How long a verdict is read.' },
  warp: { value: 1700, min: 10, max: 10_000, unit: 'ms', description: 'How long a word takes to lead to its day.' },
} as const

export type Tuning = TuningOf<typeof tuning>
