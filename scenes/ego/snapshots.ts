import type { Snapshot } from '../../src/stage/contract/scene'
import { HIDDEN } from './layout'

const press = (tick: number, area: string | null = 'clearing') =>
  ({ kind: 'press', tick, at: { x: 800, y: 900 }, area, button: 'main' }) as const

/** All has been found in bare grass at 3 s, and the statues go up at 3.9 s. */
const FOUND = [
  { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const,
  ...[press(100), press(125)],
  ...HIDDEN.map(({ id }, index) => press(200 + index * 20, id)),
]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 26, at: 200 },
  { name: 'they wind up', seed: 26, at: 1050, inputs: [press(100)] },
  { name: 'the pinwheel', seed: 26, at: 1080, inputs: [press(100, 'red')] },
  { name: 'what is cut flies', seed: 26, at: 1420, inputs: [press(100)] },
  { name: 'half as high after the first cut', seed: 26, at: 2600, inputs: [press(100)] },
  { name: 'begun again in mid-swing', seed: 26, at: 1190, inputs: [press(100), press(110)] },
  { name: 'all mown, somebody found', seed: 26, at: 3100, inputs: [press(100), press(125), press(300, 'peeper')] },
  { name: 'half grown back', seed: 26, at: 24_000, inputs: [press(100), press(125)] },
  { name: 'what hides is seen', seed: 26, at: 1900, inputs: FOUND.slice(0, 3) },
  { name: 'two are still missing', seed: 26, at: 3600, inputs: FOUND.slice(0, 7) },
  { name: 'statues go up', seed: 26, at: 4760, inputs: FOUND },
  { name: 'each has put up a statue to himself', seed: 26, at: 10_500, inputs: FOUND },
  { name: 'the next round', seed: 26, at: 17_000, inputs: [...FOUND, press(900), press(1500)] },
  { name: 'in a tall window', seed: 26, at: 1420, inputs: [press(100)], size: { width: 1102, height: 1400 } },
  { name: 'in a wide window', seed: 26, at: 200, size: { width: 1920, height: 800 } },
]
