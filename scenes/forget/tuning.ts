import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the torch and of what it finds that may be turned by eye. */
export const tuning = {
  lightsAfter: { value: 600, min: 0, max: 5000, unit: 'ms', description: 'How long the page is black at first.' },
  lag: { value: 60, min: 0, max: 1000, unit: 'ms', description: 'How slowly the light comes after the pointer.' },
  kindling: { value: 260, min: 10, max: 3000, unit: 'ms', description: 'How long the light takes to grow.' },
  dying: { value: 320, min: 10, max: 3000, unit: 'ms', description: 'How long it takes to go out.' },
  letGo: { value: 400, min: 20, max: 2000, unit: 'ms', description: 'How soon after a release a finger is gone.' },
  afterglow: { value: 500, min: 0, max: 2000, unit: 'ms', description: 'How long the eye keeps some of what it saw.' },
  knownAfter: { value: 1000, min: 50, max: 10_000, unit: 'ms', description: 'How long the text is lit until known.' },
  recalledAfter: { value: 1500, min: 50, max: 10_000, unit: 'ms', description: 'How soon a lit thing is recalled.' },
  wakesAfter: { value: 3000, min: 50, max: 20_000, unit: 'ms', description: 'How soon the mouse in a lit sock wakes.' },
  memoryStays: { value: 3400, min: 200, max: 20_000, unit: 'ms', description: 'How long a memory is read.' },
  morningStays: { value: 15_000, min: 0, max: 60_000, unit: 'ms', description: 'How long the morning stays.' },
  opens: { value: 400, min: 10, max: 3000, unit: 'ms', description: 'How long the light takes to open.' },
  stays: { value: 2500, min: 0, max: 20_000, unit: 'ms', description: 'How long it is open then.' },
  closes: { value: 900, min: 10, max: 5000, unit: 'ms', description: 'How long the night takes to close in again.' },
  mothAfter: { value: 3000, min: 100, max: 60_000, unit: 'ms', description: 'How soon a moth comes to a still light.' },
  mothStays: { value: 7000, min: 1000, max: 60_000, unit: 'ms', description: 'How long the moth stays.' },
  mothEvery: { value: 16_000, min: 1000, max: 120_000, unit: 'ms', description: 'How soon it may come again.' },
} as const

export type Tuning = TuningOf<typeof tuning>
