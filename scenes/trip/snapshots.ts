import type { Snapshot } from '../../src/stage/contract/scene'

const at = { x: 800, y: 500 } as const
const hover = (area: string, tick: number) => ({ kind: 'hover', tick, at, area, button: 'main' }) as const
const press = (area: string, tick: number) => ({ kind: 'press', tick, at, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight: everything stands', seed: 7, at: 0 },
  { name: 'Swirlo springs up, at 20 degrees', seed: 7, at: 4920, inputs: [hover('ball2', 440)] },
  { name: 'Heronk cries', seed: 7, at: 2420, inputs: [hover('ball0', 170), press('ball0', 210)] },
  { name: 'Brewster on the way down', seed: 7, at: 8400, inputs: [hover('ball1', 780)] },
  { name: 'flat on the page, the hen has ducked', seed: 7, at: 12_570 },
  {
    name: 'everybody at once',
    seed: 7,
    at: 24_000,
    inputs: [
      hover('ball1', 2300),
      press('ball1', 2370),
      press('mouse', 2360),
      press('snail', 2360),
      press('hen', 2385),
    ],
  },
  { name: 'in a tall window', seed: 7, at: 4000, size: { width: 1102, height: 1400 } },
  { name: 'in a wide window', seed: 7, at: 6000, inputs: [hover('ball0', 520)], size: { width: 1920, height: 800 } },
]
