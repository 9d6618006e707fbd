import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the rock that may be turned by eye. */
export const tuning = {
  waveTime: { value: 200, min: 20, max: 2000, unit: 'ms', description: 'How long a drawing of the waves is seen.' },
  dripTime: { value: 200, min: 20, max: 2000, unit: 'ms', description: 'How long one of the drop is.' },
  crossing: { value: 500, min: 20, max: 5000, unit: 'ms', description: 'How long a crossing takes.' },
  cry: { value: 800, min: 100, max: 4000, unit: 'ms', description: 'How long the gull cries.' },
  bleat: { value: 900, min: 100, max: 4000, unit: 'ms', description: 'How long the goat bleats.' },
  stir: { value: 2400, min: 100, max: 9000, unit: 'ms', description: 'How long the bat stays awake.' },
  flight: { value: 3600, min: 400, max: 20_000, unit: 'ms', description: 'How long the bat flies.' },
  roll: { value: 500, min: 100, max: 4000, unit: 'ms', description: 'How long it turns over.' },
  run: { value: 1100, min: 100, max: 9000, unit: 'ms', description: 'How long hunters and hen run.' },
  dropsToRun: { value: 14, min: 2, max: 200, unit: 'drops', description: 'After so many drops they run unasked.' },
} as const

export type Tuning = TuningOf<typeof tuning>
