import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area = 'hen') =>
  ({ kind: 'press', tick, at: { x: 800, y: 500 }, area, button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
const SIX = [0, 1, 2, 3, 4, 5] as const
/** Sixteen fly, and nobody is caught. */
const flights = [later, ...Array.from({ length: 16 }, (_, hen) => press(10 + hen * 70))]
/** Six fly across, then six are caught: the fair is won after 23.4 s. */
const catches = [
  ...[later, ...SIX.map((hen) => press(10 + hen * 70))],
  ...SIX.flatMap((hen) => [press(700 + hen * 70), press(740 + hen * 70, `flier${hen}`)]),
]

export const snapshots: readonly Snapshot[] = [
  { name: 'along the top', seed: 16, at: 6000 },
  { name: 'the flash, and one takes off', seed: 16, at: 6060, inputs: [press(300)] },
  { name: 'coming down the right side, one in the middle', seed: 16, at: 17_200, inputs: [press(800)] },
  { name: 'the corner taken too fast', seed: 16, at: 20_060 },
  {
    name: 'all six in the air',
    seed: 16,
    at: 27_600,
    inputs: [press(1280), press(1300), press(1320), press(1340), press(1355), press(1370)],
  },
  { name: 'going up the left side, feathers on the ground', seed: 5, at: 37_000, inputs: [press(1600), press(1620)] },
  { name: 'sixteen flights later', seed: 3, at: 25_000, inputs: flights },
  { name: 'three caught, one on her way', seed: 16, at: 19_300, inputs: catches },
  { name: 'the fair is won', seed: 16, at: 27_900, inputs: [...catches, press(1393, 'window1')] },
  { name: 'the peg is pulled', seed: 16, at: 29_400, inputs: [...catches, press(1440, 'somebody')] },
  { name: 'a broom that nobody holds', seed: 16, at: 31_900, inputs: [...catches, press(1440, 'somebody')] },
  { name: 'after the fair', seed: 16, at: 36_000, inputs: [...catches, press(1440, 'somebody')] },
  {
    name: 'the fair in a tall window',
    seed: 16,
    at: 27_900,
    inputs: catches,
    size: { width: 1102, height: 1400 },
  },
  { name: 'the fair in a wide window', seed: 16, at: 27_900, inputs: catches, size: { width: 1920, height: 800 } },
  {
    name: 'a tall window, from the far village to the molehills',
    seed: 16,
    at: 8000,
    size: { width: 1200, height: 1920 },
  },
]
