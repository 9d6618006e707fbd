import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string | null, tick: number, x: number, y: number) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const

/** She is offered so many letters from that tick on, faster than she eats. */
const offers = (letters: number, tick: number) =>
  Array.from({ length: letters }, (_, i) => press('start', tick + i * 4, 1000, 820))

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 1, at: 210 },
  { name: 'plum, and a drop on its way', seed: 1, at: 3000 },
  { name: 'grey, her wings spread', seed: 1, at: 5450 },
  { name: 'night, while the witness sleeps', seed: 1, at: 7100 },
  { name: 'dawn, and a shriek at the lower right', seed: 1, at: 9320, inputs: [press(null, 900, 1420, 900)] },
  {
    name: 'storm, everything pressed at once',
    seed: 1,
    at: 11_180,
    inputs: [
      press('cap', 1040, 300, 200),
      press('bird', 1090, 742, 620),
      press('quill', 1100, 1100, 200),
      press('witness', 1104, 1494, 240),
      press('blot', 1114, 836, 936),
    ],
  },
  { name: 'what the witness thinks of it', seed: 1, at: 2010, inputs: [press('bird', 40, 300, 800)] },
  { name: 'half of it eaten, plum', seed: 1, at: 2260, inputs: offers(6, 1) },
  { name: 'the page falls', seed: 1, at: 5100, inputs: [LATER, ...offers(10, 1)] },
  { name: 'the back of it all, uh-oh', seed: 1, at: 9200, inputs: [LATER, ...offers(10, 1)] },
  { name: 'the next page comes down', seed: 1, at: 11_200, inputs: [LATER, ...offers(10, 1)] },
  { name: 'mended, and once again', seed: 1, at: 13_300, inputs: [LATER, ...offers(10, 1)] },
  {
    name: 'the back in a tall window',
    seed: 1,
    at: 9200,
    size: { width: 1102, height: 1400 },
    inputs: [LATER, ...offers(10, 1)],
  },
  {
    name: 'the back in a wide window',
    seed: 1,
    at: 9200,
    size: { width: 1920, height: 800 },
    inputs: [LATER, ...offers(10, 1)],
  },
  { name: 'night in a tall window', seed: 1, at: 6250, size: { width: 1102, height: 1400 } },
  { name: 'storm in a wide window', seed: 1, at: 10_500, size: { width: 1920, height: 800 } },
]
