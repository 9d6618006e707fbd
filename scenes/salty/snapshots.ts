import type { Snapshot } from '../../src/stage/contract/scene'

const pointed = (frame: number, tick: number) =>
  ({ kind: 'move', tick, at: { x: 50 + frame * 100, y: 300 }, area: null, button: 'main' }) as const

const inMood = (name: string, frame: number, at = 1500): Snapshot => ({
  ...{ name, seed: 17, at, inputs: [pointed(frame === 0 ? 1 : frame - 1, 20), pointed(frame, 60)] },
})

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** So many slams, each once the table is still. */
const slams = (times: number, from = 20) =>
  Array.from({ length: times }, (_, time) => [pointed(11, from + time * 70), pointed(12, from + 3 + time * 70)]).flat()
/** The eighth is in tick 513: he tells in 753, and drinks from 1913 to 2053. */
const FLOOD = [LATER, ...slams(8)]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 17, at: 700 },
  inMood('turned away', 0),
  inMood('over the shoulder', 2),
  inMood('muttering', 8),
  inMood('heaving', 11),
  inMood('the slam', 12, 700),
  inMood('slumped', 15),
  { name: 'in a tall window', seed: 17, at: 700, size: { width: 1102, height: 1400 } },
  { name: 'five waves on the table', seed: 17, at: 4000, inputs: [LATER, ...slams(5), pointed(10, 380)] },
  { name: 'the sea rises', seed: 17, at: 5720, inputs: FLOOD },
  { name: 'his beard is the sea', seed: 17, at: 10_800, inputs: FLOOD },
  { name: 'the sea in a tall window', seed: 3, at: 11_200, inputs: FLOOD, size: { width: 1102, height: 1400 } },
  { name: 'he looks after the ship', seed: 5, at: 13_000, inputs: FLOOD, size: { width: 1920, height: 800 } },
  { name: 'he drinks it', seed: 17, at: 19_600, inputs: FLOOD },
  {
    name: 'what two seas have left',
    seed: 17,
    at: 43_000,
    inputs: [...FLOOD, ...slams(8, 2100), pointed(6, 4200), pointed(7, 4203)],
    size: { width: 1120, height: 700 },
  },
  { name: 'in a wide window', seed: 17, at: 700, size: { width: 1920, height: 800 }, inputs: [pointed(13, 20)] },
]
