import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number, x = 800, y = 500) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const

/** Twenty are let fall, here and there, within 6.3 s: the banquet is called at 9 s. */
const SPILT = [
  LATER,
  ...Array.from({ length: 20 }, (_, i) => press('sky', 60 + i * 30, 80 + ((i * 610) % 1440), 120 + ((i * 70) % 260))),
]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 27, at: 0 },
  { name: 'mouth wide open', seed: 27, at: 640 },
  { name: 'swallowing', seed: 27, at: 11_950 },
  { name: 'tossed up', seed: 27, at: 2640, inputs: [press('sky', 258, 700, 150)] },
  { name: 'the highest leap', seed: 27, at: 13_450, inputs: [press('sky', 1310, 700, 60)] },
  { name: 'after ten', seed: 27, at: 8290 },
  {
    name: 'everybody at once',
    seed: 27,
    at: 19_660,
    inputs: [press('chick', 1940), press('ant', 1935), press('sky', 1945, 1200, 200)],
  },
  { name: 'a tall window, down to where the crumbs go', seed: 27, at: 4200, size: { width: 1200, height: 1500 } },
  { name: 'far is a miss in the air', seed: 27, at: 1760, inputs: [LATER, press('sky', 90, 1440, 200)] },
  { name: 'and a look at whoever did that', seed: 27, at: 2220, inputs: [LATER, press('sky', 90, 1440, 200)] },
  { name: 'ants carry along what fell', seed: 27, at: 7300, inputs: SPILT },
  { name: 'a table is laid', seed: 27, at: 13_600, inputs: SPILT },
  { name: 'the banquet', seed: 27, at: 15_700, inputs: SPILT },
  { name: 'one crumb more', seed: 27, at: 22_400, inputs: SPILT },
  {
    name: 'the candles are blown out',
    seed: 27,
    at: 17_250,
    inputs: [...SPILT, press('chick', 1700)],
    size: { width: 1920, height: 800 },
  },
  { name: 'the table leaves', seed: 27, at: 25_850, inputs: SPILT },
  { name: 'a round later a candle comes by', seed: 27, at: 46_600, inputs: SPILT },
  { name: 'ten burps: she walks', seed: 27, at: 98_000, inputs: SPILT },
  { name: 'the banquet in a tall window', seed: 27, at: 16_600, inputs: SPILT, size: { width: 1102, height: 1400 } },
]
