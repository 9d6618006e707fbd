import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the chase that may be turned by eye. */
export const tuning = {
  parallax: {
    value: 0.005,
    min: 0,
    max: 0.05,
    unit: '% of the layer a unit',
    description: 'How far the back layer shifts for each unit that the pointer stands off the middle of the stage.',
  },
  backSlide: { value: 3000, min: 500, max: 20000, unit: 'ms', description: 'How long the back takes for a tile.' },
  frontSlide: { value: 2000, min: 500, max: 20000, unit: 'ms', description: 'How long the front takes for a tile.' },
  stride: { value: 500, min: 200, max: 2000, unit: 'ms', description: 'How long the hedgehog takes for two steps.' },
  scamper: { value: 440, min: 200, max: 2000, unit: 'ms', description: 'How long the inventor takes for two steps.' },
  gravity: { value: 2300, min: 200, max: 8000, unit: 'units/s²', description: 'How fast rings and springs speed up.' },
  toss: { value: 760, min: 100, max: 2500, unit: 'units/s', description: 'How fast a ring leaves the pointer, up.' },
  spread: { value: 440, min: 0, max: 1200, unit: 'units/s', description: 'How fast the outermost rings fly apart.' },
  spin: { value: 2.4, min: 0.2, max: 8, unit: 'turns/s', description: 'How fast a ring spins in the air.' },
  ringLife: { value: 1800, min: 300, max: 6000, unit: 'ms', description: 'After how long a ring is gone, unseen.' },
  hop: { value: 620, min: 200, max: 2000, unit: 'ms', description: 'How long the hedgehog’s hop takes.' },
  hopHeight: { value: 120, min: 0, max: 400, unit: 'units', description: 'How high it hops.' },
  fumble: { value: 700, min: 200, max: 2000, unit: 'ms', description: 'How long the inventor fumbles for a spring.' },
} as const

export type Tuning = TuningOf<typeof tuning>
