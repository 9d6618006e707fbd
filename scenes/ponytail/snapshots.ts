import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number) =>
  ({ kind: 'press', tick, at: { x: 780, y: 220 }, area: 'lancer', button: 'main' }) as const

/** So many presses, half a second apart, and what is seen so many ms after the last. */
const after = (presses: number) => ({
  inputs: Array.from({ length: presses }, (_, place) => press(20 + place * 50)),
  at: 200 + (presses - 1) * 500,
})

/** What is drawn later is there from the first tick on. */
const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const

/** So many strokes along her tail, a second apart, from a tick on. */
const strokes = (count: number, from: number) =>
  Array.from({ length: count * 21 }, (_, place) => {
    const step = place % 21
    const along = Math.floor(place / 21) % 2 === 0 ? step : 20 - step
    return {
      kind: 'move',
      tick: from + Math.floor(place / 21) * 100 + step * 2,
      at: { x: 1044 + along * 19, y: 83 + along * 6.6 },
      area: null,
      button: 'main',
    } as const
  })

/** Seven moods, a braid, and so the eighth; it begins within these ms. */
const TURN = { inputs: [LATER, ...after(7).inputs, ...strokes(3, 420)], at: 9100 } as const

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
  { name: 'stroked, the tail swinging', seed: 19, inputs: strokes(1, 5), at: 420 },
  { name: 'two thirds plaited', seed: 19, inputs: [LATER, ...strokes(2, 5)], at: 3200 },
  { name: 'a braid that flies open', seed: 19, inputs: [LATER, ...strokes(3, 5), press(420)], at: 4400 },
  { name: 'the eighth', seed: 19, inputs: TURN.inputs, at: TURN.at + 2600 },
  {
    name: 'the eighth, in a tall window',
    seed: 19,
    inputs: TURN.inputs,
    at: TURN.at + 2600,
    size: { width: 1102, height: 1400 },
  },
  { name: 'after the eighth', seed: 19, inputs: [...TURN.inputs, press(1220)], at: 16_200 },
]
