import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number, x = 800, y = 500) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 27, at: 0 },
  { name: 'mouth wide open', seed: 27, at: 640 },
  { name: 'swallowing', seed: 27, at: 11_950 },
  { name: 'tossed up', seed: 27, at: 2640, inputs: [press('sky', 258, 700, 150)] },
  { name: 'the highest leap', seed: 27, at: 13_450, inputs: [press('sky', 1310, 700, 60)] },
  { name: 'after ten', seed: 27, at: 8290 },
  {
    name: 'everybody at once',
    seed: 27,
    at: 19_660,
    inputs: [press('chick', 1940), press('ant', 1935), press('sky', 1945, 1200, 200)],
  },
  { name: 'a tall window, down to where the crumbs go', seed: 27, at: 4200, size: { width: 1200, height: 1500 } },
]
