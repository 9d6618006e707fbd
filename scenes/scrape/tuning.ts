import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the scratch card that may be turned by eye. */
export const tuning = {
  housesOdds: { value: 0.01, min: 0, max: 1, unit: 'share of cards', description: 'How often three houses win.' },
  pursesOdds: { value: 0.09, min: 0, max: 1, unit: 'share of cards', description: 'How often three purses win.' },
  coinsOdds: { value: 0.4, min: 0, max: 1, unit: 'share of cards', description: 'How often three coins win.' },
  square: { value: 60, min: 10, max: 200, unit: 'px', description: 'How large a square the coin scratches free.' },
  indulgence: {
    value: 0.4,
    min: 0,
    max: 1,
    unit: 'share of foil',
    description: 'What is added to the covered share as it is judged.',
  },
  judgedUnder: {
    value: 0.55,
    min: 0,
    max: 1,
    unit: 'share of foil',
    description: 'Under which covered share a released card is done.',
  },
  seenUnder: {
    value: 0.45,
    min: 0.05,
    max: 0.95,
    unit: 'share of a field',
    description: 'How little of a field is still covered when its symbol can be told.',
  },
  rubTime: { value: 1100, min: 100, max: 5000, unit: 'ms', description: 'How long the coin rubs after a tap.' },
  rubWidth: { value: 150, min: 0, max: 600, unit: 'px', description: 'How far to and fro it rubs.' },
  rubHeight: { value: 186, min: 0, max: 480, unit: 'px', description: 'How far down it works its way meanwhile.' },
  rubStrokes: { value: 6, min: 1, max: 20, unit: 'strokes', description: 'In how many strokes it does so.' },
  speedLag: { value: 60, min: 10, max: 1000, unit: 'ms', description: 'How slowly the sound follows the coin.' },
  foilPerCrumb: { value: 1700, min: 100, max: 20_000, unit: 'px²', description: 'How much foil makes one crumb.' },
  mostCrumbs: { value: 110, min: 0, max: 200, unit: 'crumbs', description: 'How many crumbs there can be.' },
  crumbFlight: { value: 520, min: 50, max: 3000, unit: 'ms', description: 'How long a crumb flies, more or less.' },
  crumbReach: { value: 150, min: 0, max: 600, unit: 'px', description: 'How far it flies at the most.' },
} as const

export type Tuning = TuningOf<typeof tuning>
