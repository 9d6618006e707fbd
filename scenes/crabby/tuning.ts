import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the beach that may be turned by eye. */
export const tuning = {
  stepTime: { value: 100, min: 20, max: 2000, unit: 'ms', description: 'How long the crab stands on the same legs.' },
  logBlink: { value: 900, min: 200, max: 9000, unit: 'ms', description: 'How often the gull on the log blinks.' },
  postBlink: { value: 800, min: 200, max: 9000, unit: 'ms', description: 'How often the gull on the post blinks.' },
  flap: { value: 950, min: 200, max: 9000, unit: 'ms', description: 'How long the flying gull takes for a beat.' },
  shut: { value: 140, min: 10, max: 1000, unit: 'ms', description: 'How long eyes are shut in a blink.' },
  snip: { value: 520, min: 100, max: 4000, unit: 'ms', description: 'How long the claws go, open and shut and again.' },
  stare: { value: 1500, min: 0, max: 9000, unit: 'ms', description: 'How long the crab looks at who pressed it.' },
  lateness: { value: 500, min: 0, max: 5000, unit: 'ms', description: 'How long after the crab the hermit snips.' },
  hiding: { value: 1700, min: 100, max: 9000, unit: 'ms', description: 'How long the hermit stays in its thimble.' },
  wave: { value: 2800, min: 600, max: 20_000, unit: 'ms', description: 'How long a wave takes to come and go.' },
  greatWave: {
    value: 4200,
    min: 600,
    max: 20_000,
    unit: 'ms',
    description: 'How long the wave takes that takes the castle.',
  },
  daze: { value: 1300, min: 0, max: 9000, unit: 'ms', description: 'How long the crab wonders after a wave.' },
  splash: { value: 700, min: 100, max: 4000, unit: 'ms', description: 'How long rings last where the sea was hit.' },
  trackSpacing: { value: 42, min: 10, max: 400, unit: 'units', description: 'How far from one track to the next.' },
  trackLife: { value: 9000, min: 0, max: 60_000, unit: 'ms', description: 'How long tracks stay in the sand.' },
  wiping: { value: 220, min: 0, max: 2000, unit: 'ms', description: 'How long a wave takes to wipe a track away.' },
  kick: { value: 320, min: 20, max: 2000, unit: 'ms', description: 'How long what a foot kicks up is seen.' },
  grumble: { value: 1200, min: 100, max: 9000, unit: 'ms', description: 'How long Biggin grumbles.' },
  fright: { value: 1100, min: 100, max: 9000, unit: 'ms', description: 'How long Biggin is beside himself.' },
  swing: { value: 1800, min: 100, max: 9000, unit: 'ms', description: 'How long his bell swings.' },
  pat: { value: 900, min: 100, max: 9000, unit: 'ms', description: 'How long Pim pats him.' },
  cry: { value: 750, min: 100, max: 4000, unit: 'ms', description: 'How long a gull cries.' },
  callEvery: { value: 11_000, min: 1000, max: 60_000, unit: 'ms', description: 'How often a gull calls, about.' },
} as const

export type Tuning = TuningOf<typeof tuning>
