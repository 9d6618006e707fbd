import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the plate that may be turned by eye. */
export const tuning = {
  trail: { value: 400, min: 20, max: 3000, unit: 'ms', description: 'How long a pointer’s way is followed back.' },
  splash: { value: 420, min: 50, max: 3000, unit: 'ms', description: 'How long drops fly.' },
  firstBlink: { value: 1000, min: 0, max: 10_000, unit: 'ms', description: 'How long it looks until it blinks.' },
  blink: { value: 140, min: 20, max: 2000, unit: 'ms', description: 'How long its eyes are shut.' },
  again: { value: 260, min: 40, max: 5000, unit: 'ms', description: 'From the first of two blinks to the second.' },
  rest: { value: 6000, min: 200, max: 60_000, unit: 'ms', description: 'It blinks when nobody stirs for so long.' },
  step: { value: 120, min: 10, max: 2000, unit: 'ms', description: 'How long the ant takes for a part of the ruler.' },
  run: { value: 30, min: 10, max: 2000, unit: 'ms', description: 'The same, while it runs.' },
  fright: { value: 1200, min: 100, max: 10_000, unit: 'ms', description: 'How long it runs when it was pressed.' },
  peek: { value: 1600, min: 100, max: 20_000, unit: 'ms', description: 'How long the fourth figure looks out.' },
  looks: {
    value: 2400,
    min: 0,
    max: 60_000,
    unit: 'ms',
    description: 'How long it looks after it has blinked, before it leaves.',
  },
  alone: {
    value: 12_000,
    min: 500,
    max: 60_000,
    unit: 'ms',
    description: 'It looks by itself when nobody stirs for so long.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
