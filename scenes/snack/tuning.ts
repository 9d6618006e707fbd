import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the hills that may be turned by eye. */
export const tuning = {
  drawing: { value: 50, min: 10, max: 1000, unit: 'ms', description: 'How long each drawing of her run is seen.' },
  every: { value: 800, min: 400, max: 5000, unit: 'ms', description: 'How often a food comes in, and is eaten.' },
  backSlide: { value: 8000, min: 500, max: 60_000, unit: 'ms', description: 'How long the hills take for a tile.' },
  frontSlide: { value: 4000, min: 500, max: 60_000, unit: 'ms', description: 'How long the icing takes for a tile.' },
  flossSlide: { value: 24_000, min: 500, max: 200_000, unit: 'ms', description: 'How long floss takes for a tile.' },
  leapRise: { value: 92, min: 0, max: 160, unit: 'units', description: 'How high she leaps for a food not tossed.' },
  tossLow: { value: 150, min: 100, max: 300, unit: 'units', description: 'The least that she leaps for a tossed one.' },
  tossHigh: { value: 250, min: 150, max: 420, unit: 'units', description: 'How high she leaps at most.' },
  swallow: { value: 120, min: 20, max: 1000, unit: 'ms', description: 'How long her bill is up while it goes down.' },
  burpEvery: { value: 10, min: 1, max: 100, unit: 'foods', description: 'After how many she burps.' },
  burp: { value: 460, min: 100, max: 3000, unit: 'ms', description: 'How long a burp lasts.' },
  look: { value: 420, min: 0, max: 3000, unit: 'ms', description: 'How long she looks up at what was tossed.' },
  poke: { value: 900, min: 100, max: 5000, unit: 'ms', description: 'How long her pouch wobbles when it was pressed.' },
  puff: { value: 360, min: 50, max: 3000, unit: 'ms', description: 'How long sugar dust hangs over the icing.' },
  fright: { value: 900, min: 100, max: 5000, unit: 'ms', description: 'How long the ant is beside itself.' },
} as const

export type Tuning = TuningOf<typeof tuning>
