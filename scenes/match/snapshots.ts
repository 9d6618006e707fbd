import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string) =>
  ({ kind: 'press', tick, at: { x: 800, y: 600 }, area, button: 'main' }) as const

/** The game begins; of this seed the right answers are 1, 3, 1, 2, 1, 2. */
const BEGUN = [press(20, 'tray')]
const THREE_WRONG = [press(120, 'candidate-2'), press(330, 'candidate-3'), press(540, 'candidate-4')]

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
]
