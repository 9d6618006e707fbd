import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, trap: number) =>
  ({ kind: 'press', tick, at: { x: 0, y: 0 }, area: `trap-${trap}`, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'nothing in the traps yet', seed: 7, at: 3000 },
  { name: 'an empty trap bobs when it is pressed', seed: 7, at: 3200, inputs: [press(304, 5)] },
  { name: 'the keeper calls out the third catch', seed: 7, at: 9000 },
  { name: 'half of them caught', seed: 7, at: 15_500 },
  {
    name: 'four kinds of fish at the top of their leaps',
    seed: 7,
    at: 31_150,
    inputs: [press(3101, 4), press(3101, 9), press(3101, 10), press(3101, 13)],
  },
  {
    name: 'back in the sea, three fish counted',
    seed: 7,
    at: 31_600,
    inputs: [press(3118, 3), press(3120, 8), press(3124, 12)],
  },
]
