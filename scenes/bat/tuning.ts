import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the dusk that may be turned by eye. */
export const tuning = {
  show: { value: 8000, min: 800, max: 60_000, unit: 'ms', description: 'How long it sinks.' },
  glance: { value: 1100, min: 100, max: 8000, unit: 'ms', description: 'How long eyes stay there.' },
  peek: { value: 2600, min: 300, max: 20_000, unit: 'ms', description: 'How long a peek takes.' },
  peekFirst: { value: 1300, min: 0, max: 60_000, unit: 'ms', description: 'When the first is.' },
  peekEvery: { value: 6400, min: 500, max: 60_000, unit: 'ms', description: 'How often one is.' },
  flick: { value: 900, min: 100, max: 5000, unit: 'ms', description: 'How long the tail flicks.' },
  flickEvery: { value: 7600, min: 500, max: 60_000, unit: 'ms', description: 'How often it does.' },
  turn: { value: 2600, min: 100, max: 20_000, unit: 'ms', description: 'How long it looks round.' },
  purr: { value: 2200, min: 100, max: 20_000, unit: 'ms', description: 'How long the cat purrs.' },
  waking: { value: 800, min: 50, max: 20_000, unit: 'ms', description: 'How soon the next is lit.' },
  sleeping: { value: 2400, min: 50, max: 60_000, unit: 'ms', description: 'How soon the next is dark.' },
  errand: { value: 7000, min: 500, max: 60_000, unit: 'ms', description: 'How long the mouse is out.' },
  errandEvery: { value: 19_000, min: 500, max: 120_000, unit: 'ms', description: 'How often it is.' },
  flight: { value: 620, min: 50, max: 8000, unit: 'ms', description: 'How fast it flees.' },
} as const

export type Tuning = TuningOf<typeof tuning>
