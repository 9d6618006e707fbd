import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the call that may be turned by eye. */
export const tuning = {
  lift: { value: 260, min: 0, max: 2000, unit: 'ms', description: 'How long the handset flies to where it is put.' },
  tear: { value: 620, min: 0, max: 3000, unit: 'ms', description: 'How long a torn strip takes to fall.' },
  flip: { value: 220, min: 0, max: 2000, unit: 'ms', description: 'How long the toggle stays flipped for nothing.' },
  crank: { value: 900, min: 100, max: 5000, unit: 'ms', description: 'How long a turn of the crank takes.' },
  listen: { value: 1800, min: 100, max: 9000, unit: 'ms', description: 'How long the mouse is seen to listen in.' },
  swing: { value: 1600, min: 100, max: 9000, unit: 'ms', description: 'How long the sock swings when it is touched.' },
} as const

export type Tuning = TuningOf<typeof tuning>
