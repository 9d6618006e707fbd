import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the village square that may be turned by eye. */
export const tuning = {
  stepTime: { value: 400, min: 20, max: 4000, unit: 'ms', description: 'How long 1% of a round takes.' },
  flash: { value: 150, min: 20, max: 2000, unit: 'ms', description: 'How long she flashes.' },
  speed: { value: 9, min: 1, max: 60, unit: 'units/tick', description: 'How far she flies in 20 ms.' },
  outOfSight: {
    value: 1240,
    min: 0,
    max: 4000,
    unit: 'units',
    description: 'How far off nobody sees her.',
  },
  // At 120 ms her feet stand still on the ground.
  runFrame: { value: 120, min: 20, max: 1000, unit: 'ms', description: 'How long she holds a step.' },
  turning: { value: 260, min: 0, max: 2000, unit: 'ms', description: 'How long a corner bends her.' },
  burst: { value: 5, min: 0, max: 20, unit: 'feathers', description: 'How many feathers a start costs.' },
  shedding: { value: 300, min: 40, max: 5000, unit: 'ms', description: 'How often she loses one.' },
  falling: { value: 1900, min: 100, max: 10_000, unit: 'ms', description: 'How long it falls.' },
  lying: { value: 9000, min: 0, max: 60_000, unit: 'ms', description: 'How long it lies.' },
  mostFeathers: { value: 44, min: 0, max: 48, unit: 'feathers', description: 'How many feathers at most.' },
  dust: { value: 460, min: 50, max: 4000, unit: 'ms', description: 'How long dust is seen.' },
} as const

export type Tuning = TuningOf<typeof tuning>
