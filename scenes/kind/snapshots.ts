import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x = 800, y = 900) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 3, at: 0 },
  { name: 'the pie is read, half of it', seed: 3, at: 1600, inputs: [press('pie', 20)] },
  { name: 'the lamp goes out', seed: 3, at: 2600, inputs: [press('lamp', 60)] },
  {
    name: 'the slice is gone, and marks stand where nothing was',
    seed: 3,
    at: 3300,
    inputs: [press('pie', 20), press('pie', 40), press('pie', 70), press(null, 300), press(null, 310, 960, 660)],
  },
  {
    name: 'the photograph by the moon',
    seed: 3,
    at: 4200,
    inputs: [press('lamp', 20), press('pie', 70), press(null, 80), press(null, 110), press('photo', 140)],
  },
  {
    name: 'the longest word on the sheet, everything touched',
    seed: 3,
    at: 2380,
    inputs: [press('moth', 180), press('mobile', 190), press('toys', 200), press('toys', 230)],
  },
  { name: 'a tall window', seed: 3, at: 2200, size: { width: 1102, height: 1400 }, inputs: [press('shoes', 20)] },
  { name: 'a wide window, dark', seed: 3, at: 2600, size: { width: 1920, height: 800 }, inputs: [press('lamp', 20)] },
]
