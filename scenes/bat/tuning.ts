import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the dusk that may be turned by eye. */
export const tuning = {
  show: { value: 8000, min: 800, max: 60_000, unit: 'ms', description: 'How long the castle takes to sink.' },
  glance: { value: 1100, min: 100, max: 8000, unit: 'ms', description: 'How long all eyes stay where one pressed.' },
  peek: { value: 2600, min: 300, max: 20_000, unit: 'ms', description: 'How long the highest roof is lifted.' },
  peekFirst: { value: 1300, min: 0, max: 60_000, unit: 'ms', description: 'When it is lifted for the first time.' },
  peekEvery: { value: 6400, min: 500, max: 60_000, unit: 'ms', description: 'How often it is, more or less.' },
  flick: { value: 900, min: 100, max: 5000, unit: 'ms', description: 'How long a flick of the cat’s tail takes.' },
  flickEvery: { value: 7600, min: 500, max: 60_000, unit: 'ms', description: 'How often it flicks, more or less.' },
  turn: { value: 2600, min: 100, max: 20_000, unit: 'ms', description: 'How long the cat looks round.' },
  purr: { value: 2200, min: 100, max: 20_000, unit: 'ms', description: 'How long the cat purrs when it is stroked.' },
  waking: { value: 800, min: 50, max: 20_000, unit: 'ms', description: 'How soon the next window is lit.' },
  sleeping: { value: 2400, min: 50, max: 60_000, unit: 'ms', description: 'How soon the next window is dark again.' },
  errand: { value: 7000, min: 500, max: 60_000, unit: 'ms', description: 'How long the mouse is on the thread.' },
  errandEvery: { value: 19_000, min: 500, max: 120_000, unit: 'ms', description: 'How often it is sent.' },
  flight: { value: 620, min: 50, max: 8000, unit: 'ms', description: 'How fast it is gone when it is pressed.' },
  leaves: { value: 9000, min: 900, max: 60_000, unit: 'ms', description: 'How long the bats take to carry it off.' },
  vacancy: {
    value: 18_000,
    min: 900,
    max: 120_000,
    unit: 'ms',
    description: 'How long it is for rent, if nobody asks.',
  },
  comes: { value: 4600, min: 300, max: 60_000, unit: 'ms', description: 'How long they take to bring a whole one.' },
} as const

export type Tuning = TuningOf<typeof tuning>
