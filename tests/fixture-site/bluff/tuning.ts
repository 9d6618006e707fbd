import type { TuningOf } from '../../../src/stage/contract/scene'

/** What of the day is to break, if anything. */
export const BREAKS = { start: 1, making: 2, drawing: 3, makingAnew: 4, placing: 5, fitting: 6 } as const

export const tuning = {
  breaks: { value: 0, min: 0, max: 6, unit: '', description: 'What is to break: nothing, or one of six things.' },
} as const

export type Tuning = TuningOf<typeof tuning>
