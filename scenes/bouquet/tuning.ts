import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the daisy that may be turned by eye. */
export const tuning = {
  pause: { value: 3000, min: 200, max: 20_000, unit: 'ms', description: 'From the last petal to the next round.' },
  tug: { value: 90, min: 0, max: 800, unit: 'ms', description: 'How long a petal holds on before it tears off.' },
  fallLeast: { value: 5400, min: 1000, max: 7000, unit: 'ms', description: 'The shortest fall, the tug included.' },
  fallMost: { value: 7000, min: 1000, max: 7000, unit: 'ms', description: 'The longest fall, the tug included.' },
  crawl: { value: 6, min: 0, max: 600, unit: 'units/min', description: 'How fast the snail crawls.' },
  budding: { value: 40, min: 0, max: 400, unit: 'ms', description: 'From one budding petal to the next.' },
  word: { value: 450, min: 20, max: 3000, unit: 'ms', description: 'How long the brush takes for a word.' },
  hiding: { value: 2600, min: 100, max: 20_000, unit: 'ms', description: 'How long the snail stays in its shell.' },
  wiping: { value: 220, min: 10, max: 3000, unit: 'ms', description: 'How long what is wrong takes to be wiped away.' },
} as const

export type Tuning = TuningOf<typeof tuning>
