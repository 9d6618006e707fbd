import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the beach that may be turned by eye. */
export const tuning = {
  stepTime: { value: 100, min: 20, max: 2000, unit: 'ms', description: 'How long a step takes.' },
  logBlink: { value: 900, min: 200, max: 9000, unit: 'ms', description: 'How often the log’s gull blinks.' },
  postBlink: { value: 800, min: 200, max: 9000, unit: 'ms', description: 'How often the post’s gull blinks.' },
  flap: { value: 950, min: 200, max: 9000, unit: 'ms', description: 'How long a wingbeat takes.' },
  shut: { value: 140, min: 10, max: 1000, unit: 'ms', description: 'How long a blink takes.' },
  snip: { value: 520, min: 100, max: 4000, unit: 'ms', description: 'How long a snip takes.' },
  stare: { value: 1500, min: 0, max: 9000, unit: 'ms', description: 'How long it looks at you.' },
  lateness: { value: 500, min: 0, max: 5000, unit: 'ms', description: 'How late the hermit snips.' },
  hiding: { value: 1700, min: 100, max: 9000, unit: 'ms', description: 'How long the hermit hides.' },
  wave: { value: 2800, min: 600, max: 20_000, unit: 'ms', description: 'How long a wave takes.' },
  daze: { value: 1300, min: 0, max: 9000, unit: 'ms', description: 'How long it wonders.' },
  splash: { value: 700, min: 100, max: 4000, unit: 'ms', description: 'How long a splash lasts.' },
  trackSpacing: { value: 42, min: 10, max: 400, unit: 'units', description: 'How far tracks lie apart.' },
  trackLife: { value: 9000, min: 0, max: 60_000, unit: 'ms', description: 'How long a track lasts.' },
  wiping: { value: 220, min: 0, max: 2000, unit: 'ms', description: 'How long wiping one takes.' },
  kick: { value: 320, min: 20, max: 2000, unit: 'ms', description: 'How long a kick lasts.' },
  grumble: { value: 1200, min: 100, max: 9000, unit: 'ms', description: 'How long Biggin grumbles.' },
  fright: { value: 1100, min: 100, max: 9000, unit: 'ms', description: 'How long his fright lasts.' },
  swing: { value: 1800, min: 100, max: 9000, unit: 'ms', description: 'How long his bell swings.' },
  pat: { value: 900, min: 100, max: 9000, unit: 'ms', description: 'How long Pim pats him.' },
  cry: { value: 750, min: 100, max: 4000, unit: 'ms', description: 'How long a gull cries.' },
  callEvery: { value: 11_000, min: 1000, max: 60_000, unit: 'ms', description: 'How often a gull calls, about.' },
} as const

export type Tuning = TuningOf<typeof tuning>
