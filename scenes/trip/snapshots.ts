import type { Snapshot } from '../../src/stage/contract/scene'

const at = { x: 800, y: 500 } as const
const hover = (area: string, tick: number) => ({ kind: 'hover', tick, at, area, button: 'main' }) as const
const press = (area: string, tick: number) => ({ kind: 'press', tick, at, area, button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** All three travel, one after the other: the book is turned from 11.8 s on. */
const journeys = [later, press('ball2', 1), press('ball1', 300), press('ball0', 700)]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight: everything stands', seed: 7, at: 0 },
  { name: 'Swirlo springs up, at 20 degrees', seed: 7, at: 4920, inputs: [hover('ball2', 440)] },
  { name: 'Heronk cries', seed: 7, at: 2420, inputs: [hover('ball0', 170), press('ball0', 210)] },
  { name: 'Brewster on the way down', seed: 7, at: 8400, inputs: [hover('ball1', 780)] },
  { name: 'flat on the page, the hen has ducked', seed: 7, at: 12_570 },
  {
    name: 'everybody at once',
    seed: 7,
    at: 24_000,
    inputs: [
      hover('ball1', 2300),
      press('ball1', 2370),
      press('mouse', 2360),
      press('snail', 2360),
      press('hen', 2385),
    ],
  },
  {
    name: 'Swirlo leaps out of its picture, at 0 degrees',
    seed: 7,
    at: 12_300,
    inputs: [later, hover('ball2', 1100), press('ball2', 1130)],
  },
  {
    name: 'two change places, not without a look',
    seed: 7,
    at: 5000,
    inputs: [later, press('ball2', 1), hover('ball0', 290), press('ball0', 300)],
  },
  { name: 'the page is turned', seed: 7, at: 12_620, inputs: journeys },
  { name: 'the other spread', seed: 7, at: 22_000, inputs: journeys },
  {
    name: 'the other spread in a wide window, the balloon lifted',
    seed: 7,
    at: 18_900,
    inputs: [...journeys, press('balloon', 1800)],
    size: { width: 1920, height: 800 },
  },
  { name: 'everything begins again, but for a label on the trunk', seed: 7, at: 50_000, inputs: journeys },
  { name: 'in a tall window', seed: 7, at: 4000, size: { width: 1102, height: 1400 } },
  { name: 'in a wide window', seed: 7, at: 6000, inputs: [hover('ball0', 520)], size: { width: 1920, height: 800 } },
]
