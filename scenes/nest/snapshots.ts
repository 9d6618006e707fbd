import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x = 800, y = 500) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const

/** Those two are put to bed at a tick. */
const bed = (left: number, right: number, tick: number) => [
  press(`left-${left}`, tick),
  press(`right-${right}`, tick + 1),
]
/** Ten who do each of ten things. */
export const TWOS = [
  [14, 14],
  [12, 6],
  [8, 13],
  [3, 20],
  [15, 7],
  [16, 11],
  [2, 17],
  [18, 13],
  [9, 9],
  [0, 1],
] as const
const allTold = [LATER, ...TWOS.flatMap(([left, right], place) => bed(left, right, 10 + place * 60))]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 3, at: 0 },
  { name: 'lungs full, and the portraits beckon', seed: 3, at: 1560 },
  {
    name: 'a spider hangs where the hare slept, and straws still fly',
    seed: 3,
    at: 1600,
    inputs: [press('right-8', 120), press('left-11', 140)],
  },
  {
    name: 'a portrait is looked at',
    seed: 3,
    at: 700,
    inputs: [{ kind: 'hover', tick: 50, at: { x: 174, y: 251 }, area: 'left-4', button: 'main' }],
  },
  {
    name: 'the lamp is low, and there are eyes in the earth',
    seed: 3,
    at: 3200,
    inputs: [press('left-19', 20), press('right-14', 40), press('lantern', 200)],
  },
  {
    name: 'the smallest beside the largest, everything touched at once',
    seed: 3,
    at: 2350,
    inputs: [
      press('right-10', 60),
      press('mug', 200),
      press('key', 205),
      press('snail', 210),
      press('leftNest', 215),
      press(null, 220, 700, 420),
    ],
  },
  {
    name: 'a tall window',
    seed: 3,
    at: 900,
    size: { width: 1102, height: 1400 },
    inputs: [press('left-17', 20), press('right-12', 30)],
  },
  { name: 'a wide window', seed: 3, at: 900, size: { width: 1920, height: 800 }, inputs: [press('right-6', 20)] },
  { name: 'eight socks on a line, and one thread', seed: 3, at: 2600, inputs: [LATER, ...bed(8, 13, 20)] },
  {
    name: 'nine of ten are tied, and a thread shows who would be the next',
    seed: 3,
    at: 11_200,
    inputs: allTold.slice(0, -2),
  },
  { name: 'the third nest', seed: 3, at: 12_500, inputs: allTold },
  { name: 'a third nest in a tall window', seed: 3, at: 12_500, size: { width: 1102, height: 1400 }, inputs: allTold },
  {
    name: 'the flame is back, its nest is left',
    seed: 3,
    at: 41_000,
    inputs: [...allTold, ...bed(9, 7, 4000)],
  },
]
