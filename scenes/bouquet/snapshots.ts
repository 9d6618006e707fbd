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

/** Eleven petals, then one, and one again: all of them end in bliss. */
const THREE_LOVED = [...pluckAll(60, 11), ...pluckAll(480, 1), ...pluckAll(840, 1)]

const LATER = { ...press(0, ''), kind: 'later', area: null, at: { x: 0, y: 0 } } as const

/** Seven daisies, the fourth of them really loved and three not, each plucked as soon as it has budded; and when they are tied with a ribbon, in ms. */
const SEVEN_COUNTS = [10, 7, 3, 7, 2, 6, 5]
const SEVEN = [LATER, ...SEVEN_COUNTS.flatMap((petals, round) => pluckAll(beginningOf(round), petals))]
const TIED = 10 * (beginningOf(SEVEN_COUNTS.length) - 60) + 900

/** The tick from which on the petals of a round are plucked, its 13 buds having opened. */
function beginningOf(round: number): number {
  return SEVEN_COUNTS.slice(0, round).reduce((tick, petals) => tick + 6 * (petals - 1) + 360, 60)
}

/** She is touched, so that no petal beckons. */
const THEN_HER = [...SEVEN, press(TIED / 10 + 1150, 'face')]

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
  { name: 'really loves me, and it rains petals', seed: 20, at: 9900, inputs: [LATER, ...THREE_LOVED] },
  { name: 'really loves me not, and it rains tears', seed: 8, at: 10_480, inputs: [LATER, ...THREE_BROKEN] },
  { name: 'five in the jar', seed: 319, at: TIED - 7000, inputs: SEVEN },
  { name: 'a ribbon is tied', seed: 319, at: TIED + 200, inputs: SEVEN },
  { name: 'a bouquet, at last', seed: 319, at: TIED + 3000, inputs: SEVEN },
  { name: 'the bouquet goes', seed: 319, at: TIED + 12_700, inputs: THEN_HER },
  { name: 'a ribbon and a hat are left', seed: 319, at: TIED + 14_000, inputs: THEN_HER },
  { name: 'loves me, in a tall window', seed: 6, at: 4400, size: { width: 1120, height: 1424 }, inputs: FIVE },
]
