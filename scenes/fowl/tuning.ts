import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the village square that may be turned by eye. */
export const tuning = {
  stepTime: { value: 400, min: 20, max: 4000, unit: 'ms', description: 'How long a hundredth of the hen’s way takes.' },
  flash: { value: 150, min: 20, max: 2000, unit: 'ms', description: 'How long she flashes when she is pressed.' },
  speed: { value: 9, min: 1, max: 60, unit: 'units/tick', description: 'How far a hen flies in a tick of 20 ms.' },
  outOfSight: {
    value: 1240,
    min: 0,
    max: 4000,
    unit: 'units',
    description: 'How far beyond the stage a hen has flown out of the widest window, and her wings with her.',
  },
  // At 120 ms her feet stand still on the ground.
  runFrame: { value: 120, min: 20, max: 1000, unit: 'ms', description: 'How long each drawing of her run is seen.' },
  turning: { value: 260, min: 0, max: 2000, unit: 'ms', description: 'How long she is out of shape after a corner.' },
  burst: { value: 5, min: 0, max: 20, unit: 'feathers', description: 'How many feathers come off as a hen takes off.' },
  shedding: { value: 300, min: 40, max: 5000, unit: 'ms', description: 'How often a flying hen loses a feather.' },
  falling: { value: 1900, min: 100, max: 10_000, unit: 'ms', description: 'How long a feather takes to the ground.' },
  lying: { value: 9000, min: 0, max: 60_000, unit: 'ms', description: 'How long it lies there.' },
  mostFeathers: { value: 44, min: 0, max: 48, unit: 'feathers', description: 'How many feathers there can be.' },
  dust: { value: 460, min: 50, max: 4000, unit: 'ms', description: 'How long a puff of dust is seen.' },
} as const

export type Tuning = TuningOf<typeof tuning>
