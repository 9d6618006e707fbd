import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number) => ({ kind: 'press', tick, at: { x: 800, y: 500 }, area: 'hen', button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'along the top', seed: 16, at: 6000 },
  { name: 'the flash, and one takes off', seed: 16, at: 6060, inputs: [press(300)] },
  { name: 'coming down the right side, one in the middle', seed: 16, at: 17_200, inputs: [press(800)] },
  { name: 'the corner taken too fast', seed: 16, at: 20_060 },
  {
    name: 'all six in the air',
    seed: 16,
    at: 27_600,
    inputs: [press(1280), press(1300), press(1320), press(1340), press(1355), press(1370)],
  },
  { name: 'going up the left side, feathers on the ground', seed: 5, at: 37_000, inputs: [press(1600), press(1620)] },
  {
    name: 'a tall window, from the far village to the molehills',
    seed: 16,
    at: 8000,
    size: { width: 1200, height: 1920 },
  },
]
