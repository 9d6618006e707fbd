import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, at = { x: 800, y: 500 }) =>
  ({ kind: 'press', tick, at, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 1, at: 500 },
  { name: 'the plate on its way', seed: 1, at: 2000 },
  { name: 'the chime', seed: 1, at: 4100 },
  { name: 'two thumbs press and nothing happens', seed: 1, at: 5300, inputs: [press('up', 515), press('upper', 515)] },
  {
    name: 'everything at once',
    seed: 1,
    at: 4100,
    inputs: [
      press('left', 395),
      press('lower', 395),
      press('slot', 385),
      press('lamp', 398),
      press('screen', 382, { x: 620, y: 700 }),
      press('screen', 400, { x: 1010, y: 640 }),
      press(null, 400, { x: 800, y: 930 }),
    ],
  },
  { name: 'quiet for long', seed: 1, at: 17_000 },
  { name: 'in a wide window', seed: 1, at: 3000, size: { width: 1920, height: 800 } },
  { name: 'in a tall window', seed: 1, at: 3000, size: { width: 1102, height: 1400 } },
]
