import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the burrow that may be turned by eye. */
export const tuning = {
  breath: { value: 1500, min: 200, max: 6000, unit: 'ms', description: 'How long each drawing of a breath is seen.' },
  apart: { value: 700, min: 0, max: 1500, unit: 'ms', description: 'When the one on the right breathes first.' },
  sink: { value: 160, min: 20, max: 2000, unit: 'ms', description: 'How long whoever leaves sinks behind the rim.' },
  rise: { value: 220, min: 20, max: 2000, unit: 'ms', description: 'How long whoever comes rises out of it.' },
  stir: { value: 900, min: 100, max: 4000, unit: 'ms', description: 'How long a sleeper turns over that was touched.' },
  swing: { value: 900, min: 100, max: 4000, unit: 'ms', description: 'How long a portrait swings on its nail.' },
  beckon: { value: 6000, min: 1000, max: 60_000, unit: 'ms', description: 'How often the portraits beckon.' },
  wormOut: { value: 4000, min: 500, max: 20_000, unit: 'ms', description: 'How long the worm looks out of the wall.' },
  wormSoonest: { value: 20_000, min: 1000, max: 120_000, unit: 'ms', description: 'How long it stays away at least.' },
  wormLatest: { value: 40_000, min: 1000, max: 120_000, unit: 'ms', description: 'How long it stays away at most.' },
} as const

export type Tuning = TuningOf<typeof tuning>
