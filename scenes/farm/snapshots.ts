import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, trap: number) =>
  ({ kind: 'press', tick, at: { x: 0, y: 0 }, area: `trap-${trap}`, button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** So many of the first traps, one a tick, from a moment on when all have caught something. */
const emptied = (from: number, count: number) => Array.from({ length: count }, (_, i) => press(from + i, i + 1))
/** A full rack after 30 s: supper lasts from 30.44 s to 61.44 s. */
const supper = [later, ...emptied(3000, 13)]

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
  {
    name: 'eight on the rack, and one in the mouth of the cat',
    seed: 7,
    at: 34_600,
    inputs: [later, ...emptied(3000, 8)],
  },
  { name: 'thirteen on the rack, dusk falls', seed: 7, at: 33_800, inputs: supper },
  { name: 'they come over the bridge', seed: 7, at: 42_800, inputs: supper },
  { name: 'supper', seed: 7, at: 49_400, inputs: supper },
  { name: 'by lamplight', seed: 7, at: 76_000, inputs: supper },
  { name: 'a second supper, and a ship', seed: 7, at: 111_000, inputs: [...supper, ...emptied(9200, 13)] },
  { name: 'supper in a tall window', seed: 7, at: 49_400, inputs: supper, size: { width: 1102, height: 1400 } },
]
