import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number, x: number, y = 800) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 7, at: 0 },
  { name: 'his eyes come up over the grass', seed: 7, at: 1900 },
  { name: 'on his way up, the grass in rags', seed: 4, at: 1260, inputs: [press('meadow', 100, 560)] },
  { name: 'waf, with his head thrown back', seed: 4, at: 2300, inputs: [press('meadow', 100, 560)] },
  { name: 'ha ha, to the other side', seed: 2, at: 2480, inputs: [press('meadow', 100, 1000)] },
  { name: 'prrr, in the middle of the page', seed: 1, at: 2200, inputs: [press('meadow', 100, 800)] },
  { name: 'holding it in', seed: 7, at: 1980, inputs: [press('meadow', 100, 420)] },
  { name: 'wouh, at the very edge', seed: 7, at: 2200, inputs: [press('meadow', 100, 1600)] },
  { name: 'down again, his bark after him', seed: 4, at: 3560, inputs: [press('meadow', 100, 560)] },
  {
    name: 'a bald dandelion, a mouse at peace, and everybody touched',
    seed: 4,
    at: 18_420,
    inputs: [
      ...[100, 410, 720, 1030, 1340].map((tick) => press('meadow', tick, 300 + tick / 2)),
      press('meadow', 1650, 700),
      press('clock', 1700, 1200, 560),
      press('clock', 1701, 1200, 560),
      press('dog', 1790, 700, 500),
      press('meadow', 1820, 1000),
      press('mouse', 1828, 212, 560),
    ],
  },
  {
    name: 'in a tall window',
    seed: 4,
    at: 2300,
    size: { width: 1200, height: 1500 },
    inputs: [press('meadow', 100, 560)],
  },
]
