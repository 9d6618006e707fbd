import type { Snapshot } from '../../src/stage/contract/scene'
import { EACH } from './layout'

/** Presses on the crest, once it is whole: 57 drawings have gone by. */
const press = (area: string | null, tick: number, at = { x: 800, y: 500 }) =>
  ({ kind: 'press', tick, at, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 1, at: 2 * EACH },
  { name: 'half cut', seed: 1, at: 14 * EACH },
  { name: 'a cloak of feathers', seed: 1, at: 32 * EACH },
  { name: 'unfolding', seed: 1, at: 41 * EACH },
  { name: 'the cry', seed: 1, at: 47 * EACH },
  { name: 'held', seed: 1, at: 8800 },
  {
    name: 'everything at once',
    seed: 1,
    at: 8420,
    inputs: [
      press('left wing', 800),
      press('right wing', 810),
      press('beak', 800),
      press('breast', 815),
      press('rosette', 790),
      press('pen', 820),
      press(null, 835, { x: 300, y: 820 }),
    ],
  },
  { name: 'an eye among the stars', seed: 1, at: 9340 },
  { name: 'in a wide window', seed: 1, at: 8800, size: { width: 1920, height: 800 } },
  { name: 'in a tall window', seed: 1, at: 8800, size: { width: 1102, height: 1400 } },
]
