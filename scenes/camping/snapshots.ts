import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, x: number, y: number, area: string) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const
const release = (tick: number, x: number, y: number, area: string) =>
  ({ kind: 'release', tick, at: { x, y }, area, button: 'main' }) as const
/** Hung there, and let go of. */
const hang = (tick: number, x: number, y: number, area = 'wood') => [
  press(tick, x, y, area),
  release(tick + 8, x, y, area),
]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight: a small flame, and eyes', seed: 28, at: 900 },
  { name: 'the mouse is caught', seed: 28, at: 3400 },
  { name: 'a bear reads in the dark', seed: 28, at: 4300, inputs: hang(370, 1000, 470) },
  { name: 'the owl winks, and the stones keep still', seed: 28, at: 5200, inputs: hang(460, 205, 312, 'owl') },
  { name: 'sparks fly up from the embers', seed: 28, at: 3050, inputs: hang(250, 440, 700, 'embers') },
  { name: 'the widest light', seed: 28, at: 9000 },
  {
    name: 'everybody has been found',
    seed: 28,
    at: 10_600,
    inputs: [...hang(500, 330, 440), ...hang(760, 1150, 600), ...hang(900, 640, 470)],
  },
  { name: 'in a tall window', seed: 28, at: 7000, size: { width: 1102, height: 1400 } },
  {
    name: 'in a wide window, at its edge',
    seed: 28,
    at: 6400,
    size: { width: 1920, height: 800 },
    inputs: hang(500, 1700, 420),
  },
]
