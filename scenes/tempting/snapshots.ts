import type { Snapshot } from '../../src/stage/contract/scene'

const done = (kind: 'press' | 'hover', area: string, tick: number) =>
  ({ kind, tick, at: { x: 800, y: 880 }, area, button: 'main' }) as const

/** Sixteen times three coins, and the last two: with this seed not one of them comes back. */
const ruin = Array.from({ length: 17 }, (_, pull) =>
  done('press', pull < 16 ? 'three coins' : 'two coins', 2 + pull * 350),
)

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** With this seed two crowns stand, and no third comes. */
const HOPE = [LATER, done('press', 'three coins', 2)]
/** A whole day: one coin each time, every eight seconds. */
const pulls = (count: number, from = 2) =>
  Array.from({ length: count }, (_, pull) => done('press', 'one coin', from + pull * 800))
const GROWN = [LATER, ...pulls(16)]
const DAY = [LATER, ...pulls(20)]
/** The days after it begin once it is over. */
const THREE_DAYS = [...DAY, ...pulls(20, 17_600), ...pulls(20, 35_200)]

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
  // What is drawn later stays once it has come.
  { name: 'two alike, and it bites its lip', seed: 723, at: 3000, inputs: HOPE },
  { name: 'the apple is half eaten', seed: 25, at: 130_000, inputs: GROWN },
  { name: 'the shutters come down', seed: 25, at: 156_500, inputs: DAY },
  { name: 'tomorrow, it says, and winks', seed: 25, at: 159_750, inputs: DAY },
  { name: 'the day after', seed: 25, at: 172_000, inputs: DAY },
  { name: 'closed, in a tall window', seed: 25, at: 163_500, inputs: DAY, size: { width: 1102, height: 1400 } },
  {
    name: 'after three days, in a wide window',
    seed: 25,
    at: 530_000,
    inputs: THREE_DAYS,
    size: { width: 1920, height: 800 },
  },
]
