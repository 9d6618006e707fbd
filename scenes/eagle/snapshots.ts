import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { EACH } from './layout'

/** Presses on the crest, once it is whole: 57 drawings have gone by. */
const press = (area: string | null, tick: number, at = { x: 800, y: 500 }) =>
  ({ kind: 'press', tick, at, area, button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const

/** So many stars, each pressed as it hangs there, the first at that tick. */
const stars = (count: number, from = 520): LoggedInput[] =>
  Array.from({ length: count }, (_, star) => press('star', from + 120 * star))

/** The burin is led through the plate in a wave, and then to a feather. */
const burin: readonly LoggedInput[] = Array.from({ length: 37 }, (_, i) => ({
  ...({ kind: 'move', tick: 840 + i, button: 'main' } as const),
  ...(i < 36
    ? { at: { x: 60 + i * 9, y: 700 + 60 * Math.sin(i / 5) - i * 2 }, area: null }
    : { at: { x: 1411, y: 229 }, area: 'right wing' }),
}))

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
  {
    name: 'three stars, a cut, a feather',
    seed: 1,
    at: 8960,
    inputs: [later, ...stars(3), ...burin],
  },
  { name: 'with the fifth star', seed: 1, at: 10_900, inputs: [later, ...stars(5)] },
  { name: 'printed', seed: 1, at: 12_100, inputs: [later, ...stars(5)] },
  { name: 'pulled off', seed: 1, at: 13_980, inputs: [later, ...stars(5)] },
  { name: 'after the print', seed: 1, at: 14_600, inputs: [later, ...stars(5)] },
  { name: 'the second state', seed: 1, at: 21_900, inputs: [later, ...stars(5), ...stars(5, 1500)] },
  {
    name: 'printed in a tall window',
    seed: 1,
    at: 12_100,
    inputs: [later, ...stars(5)],
    size: { width: 1102, height: 1400 },
  },
]
