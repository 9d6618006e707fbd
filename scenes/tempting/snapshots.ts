import type { Snapshot } from '../../src/stage/contract/scene'

const done = (kind: 'press' | 'hover', area: string, tick: number) =>
  ({ kind, tick, at: { x: 800, y: 880 }, area, button: 'main' }) as const

/** Sixteen times three coins, and the last two: with this seed not one of them comes back. */
const ruin = Array.from({ length: 17 }, (_, pull) =>
  done('press', pull < 16 ? 'three coins' : 'two coins', 2 + pull * 350),
)

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 25, at: 700 },
  { name: 'two coins are marked', seed: 25, at: 2600, inputs: [done('hover', 'two coins', 240)] },
  {
    name: 'the lever goes, and coins fly into the nose',
    seed: 25,
    at: 1260,
    inputs: [done('press', 'three coins', 100)],
  },
  { name: 'a win on two lines is counted', seed: 20, at: 2900, inputs: [done('press', 'three coins', 2)] },
  { name: 'crowns, and a hundred coins are counted', seed: 645, at: 3600, inputs: [done('press', 'three coins', 2)] },
  { name: 'nothing is left, and it lends ten with a frown', seed: 42, at: 59_700, inputs: ruin },
  { name: 'nothing', seed: 25, at: 3200, inputs: [done('press', 'one coin', 20)] },
  { name: 'in a tall window', seed: 25, at: 700, size: { width: 1102, height: 1400 } },
  { name: 'in a wide window', seed: 25, at: 700, size: { width: 1920, height: 800 } },
]
