import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the book that may be turned by eye. */
export const tuning = {
  swing: {
    value: 4000,
    min: 500,
    max: 60_000,
    unit: 'ms',
    description: 'For so long the camera takes a radian of its way: 2π of them are a round.',
  },
  steepest: { value: 30, min: 5, max: 30, unit: '°', description: 'The angle at which everything stands.' },
  cry: { value: 800, min: 100, max: 5000, unit: 'ms', description: 'How long a cry lasts; presses then do nothing.' },
  rise: { value: 260, min: 50, max: 2000, unit: 'ms', description: 'How long the frame takes to spring up.' },
  fold: { value: 160, min: 50, max: 2000, unit: 'ms', description: 'How long it takes to fold away.' },
  lodger: { value: 1600, min: 200, max: 10_000, unit: 'ms', description: 'How long a lodger stays as it was pressed.' },
  crawl: { value: 1000, min: 20, max: 10_000, unit: 'ms', description: 'How long the snail takes for a unit.' },
  journey: { value: 2000, min: 500, max: 10_000, unit: 'ms', description: 'How long one takes to the ink bottle.' },
  look: {
    value: 800,
    min: 0,
    max: 5000,
    unit: 'ms',
    description: 'How long two look at each other who change places.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
