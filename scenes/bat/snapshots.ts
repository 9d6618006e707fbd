import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x = 1024, y = 400) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

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
]
