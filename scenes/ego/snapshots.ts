import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string | null = 'clearing') =>
  ({ kind: 'press', tick, at: { x: 800, y: 900 }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 26, at: 200 },
  { name: 'they wind up', seed: 26, at: 1050, inputs: [press(100)] },
  { name: 'the pinwheel', seed: 26, at: 1080, inputs: [press(100, 'red')] },
  { name: 'what is cut flies', seed: 26, at: 1420, inputs: [press(100)] },
  { name: 'begun again in mid-swing', seed: 26, at: 1190, inputs: [press(100), press(110)] },
  { name: 'all mown, somebody found', seed: 26, at: 3100, inputs: [press(100), press(300, 'peeper')] },
  { name: 'half grown back', seed: 26, at: 24_000, inputs: [press(100)] },
  { name: 'in a tall window', seed: 26, at: 1420, inputs: [press(100)], size: { width: 1102, height: 1400 } },
  { name: 'in a wide window', seed: 26, at: 200, size: { width: 1920, height: 800 } },
]
