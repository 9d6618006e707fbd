import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number) =>
  ({ kind: 'press', tick, at: { x: 780, y: 220 }, area: 'lancer', button: 'main' }) as const

/** So many presses, half a second apart, and what is seen so many ms after the last. */
const after = (presses: number) => ({
  inputs: Array.from({ length: presses }, (_, place) => press(20 + place * 50)),
  at: 200 + (presses - 1) * 500,
})

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 19, at: 0 },
  { name: 'furious, the tail whipping', seed: 19, inputs: after(1).inputs, at: after(1).at + 130 },
  { name: 'laughing', seed: 19, inputs: after(2).inputs, at: after(2).at + 450 },
  { name: 'weeping', seed: 19, inputs: after(4).inputs, at: after(4).at + 450 },
  { name: 'smitten', seed: 19, inputs: after(5).inputs, at: after(5).at + 450 },
  {
    name: 'aghast, in a wide window',
    seed: 19,
    inputs: after(6).inputs,
    at: after(6).at + 450,
    size: { width: 1920, height: 800 },
  },
  {
    name: 'bored, in a tall window',
    seed: 19,
    inputs: after(3).inputs,
    at: after(3).at + 450,
    size: { width: 1102, height: 1400 },
  },
]
