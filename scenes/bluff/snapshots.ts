import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number) =>
  ({ kind: 'press', tick, at: { x: 800, y: 500 }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 20, at: 0 },
  { name: 'spray against the rock, somebody looks out of the cave', seed: 20, at: 2500 },
  { name: 'gull and goat at once', seed: 20, at: 1040, inputs: [press('gull', 60), press('goat', 62)] },
  { name: 'ink over the page', seed: 20, at: 1170, inputs: [press('mouth', 100)] },
  { name: 'the cave, a drop on its way', seed: 20, at: 2900, inputs: [press('mouth', 100)] },
  {
    name: 'the bat before the light, hunters and hen on the run',
    seed: 20,
    at: 4300,
    inputs: [press('mouth', 100), press('bat', 300), press('bat', 340), press('scratches', 380)],
  },
  { name: 'a tall window, from high clouds to our lunch', seed: 20, at: 1400, size: { width: 1102, height: 1400 } },
  { name: 'a wide window, and the headland walks into the sea', seed: 20, at: 700, size: { width: 2200, height: 800 } },
]
