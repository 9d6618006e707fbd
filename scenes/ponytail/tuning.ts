import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the lancer that may be turned by eye. A unit is 0.9 px in a window of 1440 × 900: a breath is to lift parts by 7 to 10 px. */
export const tuning = {
  head: { value: 10, min: 8, max: 11, unit: 'units', description: 'How far a breath lifts her head.' },
  trunk: { value: 9, min: 8, max: 11, unit: 'units', description: 'How far a breath lifts her trunk.' },
  sash: { value: 8.5, min: 8, max: 11, unit: 'units', description: 'How far a breath lifts the ends of her sash.' },
  arms: { value: 9.5, min: 8, max: 11, unit: 'units', description: 'How far a breath lifts either arm.' },
  breath: { value: 1000, min: 400, max: 10_000, unit: 'ms', description: 'How long a breath takes.' },
  crawl: { value: 20_000, min: 200, max: 120_000, unit: 'ms', description: 'How long the snail takes for a step.' },
  hides: { value: 1400, min: 100, max: 10_000, unit: 'ms', description: 'How long the snail hides when touched.' },
  startled: { value: 500, min: 0, max: 10_000, unit: 'ms', description: 'How long it hides when her head changes.' },
} as const

export type Tuning = TuningOf<typeof tuning>
