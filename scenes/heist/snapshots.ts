import type { Snapshot } from '../../src/stage/contract/scene'

const lead = (tick: number, x: number, y: number) =>
  ({ kind: 'move', tick, at: { x, y }, area: null, button: 'main' }) as const
const press = (tick: number, x: number, y: number) =>
  ({ kind: 'press', tick, at: { x, y }, area: 'thief', button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'setting off to the upper left', seed: 22, at: 1000 },
  {
    name: 'on tiptoe after the drop, a trail behind him',
    seed: 22,
    at: 7200,
    inputs: [lead(0, 300, 300), lead(300, 1180, 640)],
  },
  { name: 'a knee high in the far corner', seed: 22, at: 6600, inputs: [lead(0, 1300, 800)] },
  { name: 'arrived, looking about', seed: 22, at: 2900, inputs: [lead(0, 560, 480)] },
  { name: 'a finger on his lips', seed: 22, at: 4300, inputs: [lead(0, 640, 450)] },
  { name: 'caught', seed: 22, at: 1600, inputs: [lead(0, 1100, 500), press(150, 760, 400)] },
  { name: 'never there, a statue', seed: 22, at: 2600, inputs: [lead(0, 1100, 500), press(150, 760, 400)] },
]
