import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the heist that may be turned by eye. */
export const tuning = {
  firstTargetX: { value: 80, min: 0, max: 1600, unit: 'px', description: 'Where he goes before the pointer moves.' },
  firstTargetY: { value: 100, min: 0, max: 1000, unit: 'px', description: 'Where he goes before the pointer moves.' },
  startSpeed: { value: 30, min: 0, max: 100, unit: 'px/s', description: 'How fast he sets off.' },
  acceleration: { value: 50, min: 0, max: 500, unit: 'px/s²', description: 'How fast he gains speed.' },
  topSpeed: { value: 100, min: 10, max: 600, unit: 'px/s', description: 'How fast he dares to go on tiptoe.' },
  arrival: { value: 30, min: 5, max: 200, unit: 'px', description: 'How near the target he stops.' },
  margin: { value: 100, min: 0, max: 300, unit: 'px', description: 'How far he keeps from every edge of the window.' },
  frameTime: { value: 200, min: 40, max: 1000, unit: 'ms', description: 'How long one drawing of him is shown.' },
  hushAfter: { value: 3, min: 1, max: 20, unit: 'rounds', description: 'For how many rounds he waits before a hush.' },
  drying: { value: 14_000, min: 1000, max: 60_000, unit: 'ms', description: 'How long a footprint takes to dry up.' },
  mostPrints: { value: 40, min: 0, max: 200, unit: 'prints', description: 'How many footprints there can be.' },
  printAhead: { value: 34, min: 0, max: 100, unit: 'px', description: 'How far before him his foot comes down.' },
  printAside: { value: 15, min: 0, max: 60, unit: 'px', description: 'How far to either side of his way it does.' },
  leap: { value: 320, min: 50, max: 2000, unit: 'ms', description: 'How long he hangs in the air when he is caught.' },
  statue: { value: 1500, min: 100, max: 10_000, unit: 'ms', description: 'How long he is a statue after that.' },
  lightAhead: { value: 96, min: 0, max: 300, unit: 'px', description: 'How far before him the floor is lit.' },
  lightLag: { value: 350, min: 10, max: 3000, unit: 'ms', description: 'How slowly the light comes after him.' },
  thieves: {
    value: 1,
    min: 1,
    max: 10_000,
    unit: 'thieves',
    description: 'How many thieves there are, him among them.',
  },
} as const

export type Tuning = TuningOf<typeof tuning>
