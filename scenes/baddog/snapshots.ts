import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number, x: number, y = 800) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

/** What is drawn later is there. */
const later = { kind: 'later', tick: 1, at: { x: 800, y: 500 }, area: null, button: 'main' } as const

/** Three sticks, of which the third is bitten at 4880 ms. */
const STICKS = [later, press('sky', 10, 1180, 330), press('sky', 160, 640, 330), press('sky', 426, 1040, 330)]

export const snapshots: readonly Snapshot[] = [
  { name: 'up to his chest, he waves', seed: 7, at: 1180 },
  { name: 'first sight', seed: 7, at: 0 },
  { name: 'his eyes come up over the grass', seed: 7, at: 8600, inputs: [press('meadow', 200, 600)] },
  { name: 'on his way up, the grass in rags', seed: 4, at: 1260, inputs: [later, press('meadow', 100, 560)] },
  { name: 'waf, with his head thrown back', seed: 4, at: 2300, inputs: [later, press('meadow', 100, 560)] },
  { name: 'ha ha, to the other side', seed: 2, at: 2480, inputs: [later, press('meadow', 100, 1000)] },
  { name: 'prrr, in the middle of the page', seed: 1, at: 2200, inputs: [later, press('meadow', 100, 800)] },
  { name: 'holding it in', seed: 7, at: 1980, inputs: [later, press('meadow', 100, 420)] },
  { name: 'wouh, at the very edge', seed: 7, at: 2200, inputs: [later, press('meadow', 100, 1600)] },
  { name: 'down again, his bark after him', seed: 4, at: 3560, inputs: [later, press('meadow', 100, 560)] },
  {
    name: 'a bald dandelion, a mouse at peace, and everybody touched',
    seed: 4,
    at: 18_420,
    inputs: [
      later,
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
    inputs: [later, press('meadow', 100, 560)],
  },
  { name: 'a stick flies, and he crouches', seed: 4, at: 480, inputs: [later, press('sky', 10, 1180, 330)] },
  { name: 'up he comes after it', seed: 4, at: 570, inputs: [later, press('sky', 10, 1180, 330)] },
  { name: 'to the other side', seed: 4, at: 840, inputs: [later, press('sky', 10, 330, 160)] },
  { name: 'the third stick, and bad falls out of the heading', seed: 4, at: 5180, inputs: STICKS },
  { name: 'for once a good dog', seed: 4, at: 6700, inputs: STICKS },
  { name: 'the mouse brings bad back', seed: 4, at: 12_750, inputs: STICKS },
  {
    name: 'the day after, the sticks still there',
    seed: 4,
    at: 3000,
    inputs: [{ kind: 'kept', tick: 0, text: '1180,640,1040' }, later],
  },
  { name: 'good in a tall window', seed: 4, at: 6700, size: { width: 1200, height: 1500 }, inputs: STICKS },
]
