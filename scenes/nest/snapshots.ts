import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x = 800, y = 500) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

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
]
