import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x: number, y: number) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 1, at: 210 },
  { name: 'plum, and a drop on its way', seed: 1, at: 3000 },
  { name: 'grey, her wings spread', seed: 1, at: 5450 },
  { name: 'night, while the witness sleeps', seed: 1, at: 7100 },
  { name: 'dawn, and a shriek at the lower right', seed: 1, at: 9320, inputs: [press(null, 900, 1420, 900)] },
  {
    name: 'storm, everything pressed at once',
    seed: 1,
    at: 11_180,
    inputs: [
      press('cap', 1040, 300, 200),
      press('bird', 1090, 742, 620),
      press('quill', 1100, 1100, 200),
      press('witness', 1104, 1494, 240),
      press('blot', 1114, 836, 936),
    ],
  },
  { name: 'what the witness thinks of it', seed: 1, at: 2010, inputs: [press('bird', 40, 300, 800)] },
  { name: 'night in a tall window', seed: 1, at: 6250, size: { width: 1102, height: 1400 } },
  { name: 'storm in a wide window', seed: 1, at: 10_500, size: { width: 1920, height: 800 } },
]
