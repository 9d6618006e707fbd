import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x = 800, y = 900) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

/** All four by lamplight, then by the moon, where the plate speaks of the slice: closed at 8.3 s. */
const allRead = [
  { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' },
  ...['shoes', 'photo', 'toys', 'pie'].flatMap((area, place) => readAt(area, 20 + place * 100)),
  press('lamp', 420),
  ...['shoes', 'photo', 'toys', 'plate'].flatMap((area, place) => readAt(area, 460 + place * 100)),
] as const satisfies Snapshot['inputs']

/** Opened, made whole, closed. */
function readAt(area: string, tick: number) {
  return [press(area, tick), press(null, tick + 33), press(null, tick + 66)] as const
}

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
  {
    name: 'three have told by the moon, the plate is asked',
    seed: 3,
    at: 8240,
    inputs: allRead.slice(0, -1),
  },
  { name: 'the door is a line of light', seed: 3, at: 10_500, inputs: allRead },
  { name: 'a hand’s width, and somebody in it', seed: 3, at: 14_000, inputs: allRead },
  {
    name: 'the door in a tall window',
    seed: 3,
    at: 14_000,
    size: { width: 1102, height: 1400 },
    inputs: allRead,
  },
  { name: 'the door in a wide window', seed: 3, at: 14_000, size: { width: 1920, height: 800 }, inputs: allRead },
  {
    name: 'somebody is home',
    seed: 3,
    at: 17_500,
    inputs: [...allRead, press('lamp', 1420), press('shoes', 1500)],
  },
  {
    name: 'the night after, ajar',
    seed: 3,
    at: 19_500,
    inputs: [...allRead, press('lamp', 1420), press('lamp', 1470)],
  },
  { name: 'a wide window, dark', seed: 3, at: 2600, size: { width: 1920, height: 800 }, inputs: [press('lamp', 20)] },
]
