import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the room that may be turned by eye. */
export const tuning = {
  letter: { value: 30, min: 0, max: 300, unit: 'ms', description: 'How long a letter takes to be typed.' },
  fold: { value: 240, min: 20, max: 2000, unit: 'ms', description: 'How long a sheet takes to be pulled out.' },
  lift: { value: 6, min: 0, max: 40, unit: 'units', description: 'How far a thing lifts itself under the pointer.' },
  beckon: { value: 5000, min: 1000, max: 60_000, unit: 'ms', description: 'How often the things beckon.' },
  away: { value: 5000, min: 500, max: 60_000, unit: 'ms', description: 'How long the mouse stays away.' },
  firstBeckon: { value: 1400, min: 0, max: 20_000, unit: 'ms', description: 'When the things beckon first.' },
  mark: { value: 900, min: 50, max: 5000, unit: 'ms', description: 'How long a mark on nothing in particular stays.' },
  clink: { value: 700, min: 50, max: 5000, unit: 'ms', description: 'How long the plate clinks.' },
  quiet: { value: 1600, min: 0, max: 20_000, unit: 'ms', description: 'How long all is dark before the door opens.' },
  flutter: {
    value: 1600,
    min: 50,
    max: 10_000,
    unit: 'ms',
    description: 'How long a moth that was touched flies wide.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
