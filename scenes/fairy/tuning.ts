import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the garden that may be turned by eye. Places and distances of fairies are shares (0…1) of the picture. */
export const tuning = {
  speed: { value: 0.03, min: 0, max: 1, unit: 'pictures/s', description: 'How fast a fairy flies up and down.' },
  stretch: { value: 1.75, min: 0.1, max: 5, unit: '×', description: 'How much faster she flies to the sides.' },
  farthest: { value: 0.1, min: 0.005, max: 1, unit: 'pictures', description: 'Her longest way before she turns.' },
  low: { value: 0.1, min: 0, max: 0.4, unit: 'pictures', description: 'How near the left and upper edges she comes.' },
  high: { value: 0.9, min: 0.6, max: 1, unit: 'pictures', description: 'How near the right and lower ones she comes.' },
  touch: { value: 8, min: 0, max: 120, unit: 'units', description: 'How far beside her a press still takes her.' },
  turning: { value: 140, min: 10, max: 1000, unit: 'ms', description: 'How slowly she turns to the way she flies.' },
  entering: { value: 300, min: 50, max: 2000, unit: 'ms', description: 'From her capture until the cork is in.' },
  freeing: { value: 620, min: 50, max: 3000, unit: 'ms', description: 'How long the sparks of a fairy set free fly.' },
  laugh: { value: 1000, min: 100, max: 4000, unit: 'ms', description: 'How long she laughs at a bottle that is full.' },
  gulp: { value: 520, min: 100, max: 3000, unit: 'ms', description: 'How long the toad holds its breath.' },
  gush: { value: 620, min: 100, max: 3000, unit: 'ms', description: 'How long the water then gushes.' },
  singing: { value: 14_000, min: 5000, max: 60_000, unit: 'ms', description: 'How long the toad sings by evening.' },
  dancing: { value: 0.25, min: 0.1, max: 1, unit: 'pictures/s', description: 'How fast a fairy joins the ring.' },
  pull: { value: 0.055, min: 0, max: 0.5, unit: 'rad/s a unit', description: 'How strongly the hand swings it.' },
  stiffness: { value: 95, min: 5, max: 600, unit: '1/s²', description: 'How strongly the bottle swings back.' },
  drag: { value: 6.5, min: 0.2, max: 40, unit: '1/s', description: 'How soon the bottle hangs still.' },
  squeeze: { value: 5.2, min: 0, max: 20, unit: '1/s', description: 'How hard a press squashes the bottle.' },
  knocking: { value: 1500, min: 300, max: 10000, unit: 'ms', description: 'How often, about, a caught fairy knocks.' },
  knock: { value: 1.7, min: 0, max: 8, unit: 'rad/s', description: 'How hard she then swings the bottle.' },
  dripping: { value: 1300, min: 100, max: 10000, unit: 'ms', description: 'How often a fairy dips a toe.' },
  ripple: { value: 1700, min: 200, max: 8000, unit: 'ms', description: 'How long a ring on the water takes to fade.' },
  corkLife: { value: 900, min: 100, max: 3000, unit: 'ms', description: 'How long a popped cork flies.' },
  corkSpeed: { value: 940, min: 50, max: 3000, unit: 'units/s', description: 'How fast it leaves the bottle.' },
} as const

export type Tuning = TuningOf<typeof tuning>
