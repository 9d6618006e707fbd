import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string) =>
  ({ kind: 'press', tick, at: { x: 660, y: 604 }, area, button: 'main' }) as const

/** Plucks as many petals in a row, one every 60 ms. */
const pluckAll = (tick: number, petals: number) =>
  Array.from({ length: petals }, (_, index) => press(tick + 6 * index, `petal-${index + 1}`))

const FIVE = [
  press(100, 'petal-5'),
  press(140, 'petal-8'),
  press(220, 'petal-4'),
  press(290, 'petal-6'),
  press(330, 'petal-2'),
]

/** Ten petals, then two, then four: all of them end in a broken heart. */
const THREE_BROKEN = [...pluckAll(60, 10), ...pluckAll(474, 2), ...pluckAll(840, 4)]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 6, at: 1000 },
  { name: 'a tug that hurts', seed: 6, at: 1070, inputs: [press(100, 'petal-3')] },
  {
    name: 'loves me not, and the snail hides',
    seed: 6,
    at: 4900,
    inputs: [...FIVE, press(350, 'petal-1'), press(460, 'snail')],
  },
  { name: 'bliss', seed: 20, at: 2300, inputs: pluckAll(60, 11) },
  { name: 'a heart broken for the third time', seed: 8, at: 10_480, inputs: THREE_BROKEN },
  { name: 'loves me, in a tall window', seed: 6, at: 4400, size: { width: 1120, height: 1424 }, inputs: FIVE },
]
