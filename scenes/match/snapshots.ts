import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string) =>
  ({ kind: 'press', tick, at: { x: 800, y: 600 }, area, button: 'main' }) as const

/** The game begins; of this seed the right answers are 1, 3, 1, 2, 1, 2. */
const BEGUN = [press(20, 'tray')]
const THREE_WRONG = [press(120, 'candidate-2'), press(330, 'candidate-3'), press(540, 'candidate-4')]

/** Nothing of what is drawn later is waited for; six answers, the compartments from 1. */
const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
const sixAnswers = (places: readonly number[]) => [
  later,
  ...BEGUN,
  ...places.map((place, round) => press(30 + 210 * round, `candidate-${place}`)),
]
/** All are right, and the guide drops at 14 s. */
const ALL_RIGHT = sixAnswers([1, 3, 1, 2, 1, 2])
/** It is put away again. */
const RIBBON = press(1900, 'ribbon')
/** Two are right, then three wrong: it drops at 15.5 s. */
const TWO_RIGHT = [
  ...sixAnswers([1, 3]),
  press(450, 'candidate-2'),
  press(660, 'candidate-3'),
  press(870, 'candidate-4'),
]
/** Guides of an earlier visit. */
const kept = { kind: 'kept', tick: 0, text: '3 2600 2 77! 83! 142? 5! 19! 4?' } as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight, somebody peeks', seed: 8, at: 1000 },
  { name: 'a print is asked for, the four behind their veils', seed: 8, at: 3900, inputs: BEGUN },
  { name: 'all is seen, and time is short', seed: 8, at: 13_000, inputs: BEGUN },
  {
    name: 'right, and the others step back',
    seed: 8,
    at: 8000,
    inputs: [...BEGUN, press(650, 'candidate-1')],
  },
  {
    name: 'wrong, and a ladybird is off',
    seed: 8,
    at: 9300,
    inputs: [...BEGUN, press(650, 'candidate-2')],
  },
  { name: 'the last attempt is lost', seed: 8, at: 8400, inputs: [...BEGUN, ...THREE_WRONG] },
  { name: 'in a tall window', seed: 8, at: 11_000, size: { width: 1102, height: 1400 }, inputs: BEGUN },
  { name: 'a field guide drops into the case', seed: 8, at: 14_090, inputs: ALL_RIGHT },
  { name: 'seals come down', seed: 8, at: 15_480, inputs: ALL_RIGHT },
  { name: 'six out of six', seed: 8, at: 18_400, inputs: ALL_RIGHT },
  { name: 'two out of six', seed: 8, at: 17_000, inputs: TWO_RIGHT },
  { name: 'the guide in a tall window', seed: 8, at: 18_400, size: { width: 1102, height: 1400 }, inputs: ALL_RIGHT },
  { name: 'the guide is shut', seed: 8, at: 19_190, inputs: [...ALL_RIGHT, RIBBON] },
  { name: 'the guide leaps into the lid', seed: 8, at: 19_480, inputs: [...ALL_RIGHT, RIBBON] },
  { name: 'the day after: a thin book in the lid', seed: 8, at: 21_300, inputs: [...ALL_RIGHT, RIBBON] },
  { name: 'three games were played before', seed: 8, at: 1800, inputs: [kept, later] },
]
