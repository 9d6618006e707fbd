import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string) =>
  ({ kind: 'press', tick, at: { x: 800, y: 600 }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 4, at: 1500 },
  { name: 'the third stands, and its name is in hand', seed: 4, at: 3000, inputs: [press(20, 'entry-2')] },
  { name: 'number 42 is set down in its dust', seed: 4, at: 640, inputs: [press(20, 'entry-41')] },
  {
    name: 'the last of them, and the thief is caught',
    seed: 4,
    at: 18_000,
    inputs: [press(20, 'entry-126'), press(1760, 'thief')],
  },
  {
    name: 'nobody is asleep',
    seed: 4,
    at: 3000,
    inputs: [press(20, 'entry-84'), press(210, 'hen'), press(220, 'bust'), press(230, 'grin'), press(240, 'down')],
  },
  {
    name: 'in a tall window',
    seed: 4,
    at: 2000,
    size: { width: 1102, height: 1400 },
    inputs: [press(20, 'entry-2')],
  },
  { name: 'in a wide window', seed: 4, at: 2000, size: { width: 1920, height: 800 }, inputs: [press(20, 'entry-41')] },
]
