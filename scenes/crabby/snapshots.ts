import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number, x = 800, y = 700) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 10, at: 0 },
  { name: 'on its way past Biggin, who grumbles', seed: 10, at: 5200 },
  { name: 'snip', seed: 10, at: 5140, inputs: [press('crab', 505)] },
  { name: 'a wave stands up', seed: 10, at: 5760, inputs: [press('sea', 510, 980, 706)] },
  { name: 'under water, its tracks gone', seed: 10, at: 6500, inputs: [press('sea', 500, 980, 706)] },
  {
    name: 'everybody at once, after the wave',
    seed: 10,
    at: 7340,
    inputs: [
      press('sea', 450, 980, 706),
      press('biggin', 706),
      press('logGull', 708),
      press('postGull', 709),
      press('skyGull', 710),
      press('hermit', 711),
    ],
  },
  { name: 'a tall window, from high noon to a castle', seed: 10, at: 1000, size: { width: 1200, height: 1500 } },
]
