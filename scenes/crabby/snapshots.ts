import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number, x = 800, y = 700) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** Five waves within 16 s: the castle is whole after 31 s. */
const five = [later, ...[10, 300, 590, 1040, 1340].map((tick) => press('sea', tick, 50, 700))]
/** The wave that it withstands, and the greater one that takes it. */
const seven = [...five, press('sea', 4410, 50, 700), press('sea', 5360, 50, 700)]

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
  { name: 'all feet up, a tooth in its claw', seed: 10, at: 11_900, inputs: five },
  { name: 'a castle of five finds, its flag up', seed: 10, at: 42_600, inputs: five },
  { name: 'the castle withstands', seed: 10, at: 45_160, inputs: seven },
  { name: 'the seventh wave takes it', seed: 10, at: 55_600, inputs: seven },
  { name: 'the letter', seed: 10, at: 59_300, inputs: seven },
  {
    name: 'the hermit has the flag, and a castle begins with a boot',
    seed: 10,
    at: 71_400,
    inputs: [...seven, press('sea', 6600, 50, 700)],
  },
  {
    name: 'the castle withstands in a tall window',
    seed: 10,
    at: 45_160,
    inputs: seven,
    size: { width: 1102, height: 1400 },
  },
]
