import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x = 1024, y = 400) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** Six sinkings, each as soon as it can be; the next castles, with an owl, a ghost and an octopus, and theirs. */
const sinkings = (from: number) => [0, 820, 1640, 2460, 3280, 4100].map((later) => press('castle', from + later))
const MOVED = [LATER, ...sinkings(100)]
const LET = [...MOVED, press('castle', 6000)]
const LET_AGAIN = [...LET, ...sinkings(6500), press('castle', 12_400)]
const LET_THRICE = [...LET_AGAIN, ...sinkings(12_900), press('castle', 18_800)]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 3, at: 0 },
  { name: 'somebody looks out from under the highest roof', seed: 3, at: 2600 },
  { name: 'the second wave, and the roof flies open', seed: 3, at: 3360, inputs: [press('castle', 100)] },
  {
    name: 'all eyes where it was pressed',
    seed: 3,
    at: 5400,
    inputs: [press('castle', 100), press(null, 500, 560, 560)],
  },
  { name: 'nearly gone', seed: 3, at: 8900, inputs: [press('castle', 100)] },
  {
    name: 'pulled up again, and all that is missing',
    seed: 3,
    at: 43_300,
    inputs: [
      ...[100, 920, 1740, 2560, 3380].map((tick) => press('castle', tick)),
      ...[4200, 4201, 4202].map((tick) => press('village', tick)),
      press('cat', 4290),
    ],
  },
  { name: 'a mouse on a thread', seed: 3, at: 13_500 },
  {
    name: 'a tall window, with those who came to see it',
    seed: 3,
    at: 4200,
    size: { width: 1102, height: 1400 },
    inputs: [press('castle', 100)],
  },
  { name: 'a wide window', seed: 3, at: 4200, size: { width: 1920, height: 800 }, inputs: [press('castle', 100)] },
  { name: 'the fifth time its roof blows off', seed: 3, at: 37_800, inputs: MOVED },
  { name: 'the sixth time, with all they have', seed: 3, at: 46_000, inputs: MOVED },
  { name: 'they hook on', seed: 3, at: 51_400, inputs: MOVED },
  { name: 'for rent', seed: 3, at: 55_800, inputs: MOVED },
  { name: 'nobody there', seed: 3, at: 59_500, inputs: MOVED, size: { width: 1102, height: 1400 } },
  { name: 'a whole one is brought', seed: 3, at: 62_600, inputs: LET, size: { width: 1920, height: 800 } },
  { name: 'the owl', seed: 3, at: 67_600, inputs: LET, size: { width: 1120, height: 700 } },
  { name: 'the ghost', seed: 3, at: 131_600, inputs: LET_AGAIN },
  { name: 'the octopus, and three cases', seed: 3, at: 195_600, inputs: LET_THRICE },
]
