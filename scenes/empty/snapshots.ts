import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { SECRET } from './layout'

const press = (area: string | null, tick: number, at = { x: 800, y: 500 }) =>
  ({ kind: 'press', tick, at, area, button: 'main' }) as const

/** The secret is pressed: once the ink has run, the drop draws a house by itself. */
const drawn: readonly LoggedInput[] = SECRET.flatMap((key, place) => [
  press(key, 420 + 40 * place),
  { ...press(key, 422 + 40 * place), kind: 'release' },
])
/** And is shaken off, in the middle of a drag to the right. */
const shaken = [870, 800, 870].map(
  (x, place) => ({ ...press(null, 2402 + 8 * place, { x, y: 940 }), kind: 'move' }) as const,
)

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 1, at: 500 },
  { name: 'the plate on its way', seed: 1, at: 2000 },
  { name: 'the chime', seed: 1, at: 4100 },
  { name: 'two thumbs press and nothing happens', seed: 1, at: 5300, inputs: [press('up', 515), press('upper', 515)] },
  {
    name: 'everything at once',
    seed: 1,
    at: 4100,
    inputs: [
      press('left', 395),
      press('lower', 395),
      press('slot', 385),
      press('lamp', 398),
      press('screen', 382, { x: 620, y: 700 }),
      press('screen', 400, { x: 1010, y: 640 }),
      press(null, 400, { x: 800, y: 930 }),
    ],
  },
  { name: 'quiet for long', seed: 1, at: 17_000 },
  {
    name: 'the dot falls out of the plate',
    seed: 1,
    at: 5090,
    inputs: [press('screen', 410), press('screen', 440), press('screen', 470)],
  },
  { name: 'a page of its own', seed: 1, at: 23_500, inputs: drawn },
  { name: 'shaken off', seed: 1, at: 24_500, inputs: [...drawn, press('case', 2400, { x: 800, y: 940 }), ...shaken] },
  {
    name: 'white again and wiping',
    seed: 1,
    at: 27_000,
    inputs: [
      ...drawn,
      press('case', 2400, { x: 800, y: 940 }),
      ...shaken,
      { ...press(null, 2430, { x: 870, y: 940 }), kind: 'release' },
      press('upper', 2560),
      press('left', 2580),
    ],
  },
  { name: 'in a wide window', seed: 1, at: 3000, size: { width: 1920, height: 800 } },
  { name: 'in a tall window', seed: 1, at: 3000, size: { width: 1102, height: 1400 } },
]
