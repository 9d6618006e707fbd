import type { Areas } from '../../src/stage/areas'
import type { Point } from '../../src/stage/geometry'
import { areaOf, bobOf, markSide, placeOf, swellAt, TRAPS } from './layout'
import type { Farm } from './state'
import { NAMES } from './words'

/** An empty trap, from its water to its mouth, about its waterline. */
const EMPTY: readonly Point[] = [
  { x: -66, y: -6 },
  { x: -42, y: -34 },
  { x: -22, y: -58 },
  { x: 22, y: -58 },
  { x: 42, y: -34 },
  { x: 66, y: -6 },
  { x: 66, y: 28 },
  { x: -66, y: 28 },
]

/** One with a catch, whose tail sticks out of it and whose mark stands to its right. */
const CAUGHT: readonly Point[] = [
  { x: -66, y: -6 },
  { x: -42, y: -34 },
  { x: -22, y: -58 },
  { x: -10, y: -64 },
  { x: -27, y: -74 },
  { x: -25, y: -88 },
  { x: 0, y: -76 },
  { x: 25, y: -88 },
  { x: 27, y: -74 },
  { x: 10, y: -64 },
  { x: 22, y: -58 },
  { x: 42, y: -34 },
  { x: 62, y: -58 },
  { x: 76, y: -78 },
  { x: 108, y: -78 },
  { x: 134, y: -58 },
  { x: 134, y: -18 },
  { x: 108, y: 4 },
  { x: 66, y: -4 },
  { x: 66, y: 28 },
  { x: -66, y: 28 },
]

/** The same with its mark to the left. */
const CAUGHT_LEFT = CAUGHT.map(({ x, y }) => ({ x: -x, y }))

/** Always all 14, those that have caught something first in the tab order; a lower one lies before the one behind it. */
export const areas = NAMES.map(({ en, fr }, index) => {
  const [x, y] = TRAPS[index] ?? TRAPS[0]
  const place = placeOf({ x, y })
  const withCatch = markSide({ x, y }) < 0 ? CAUGHT_LEFT : CAUGHT
  const caught = { en: `${en}: a fish is in it`, fr: `${fr} : un poisson est dedans` }
  const empty = { en: `${en}, empty`, fr: `${fr}, vide` }
  return {
    id: areaOf(index),
    label: ({ traps }: Farm) => (traps[index]?.caught ? caught : empty),
    shape(farm, out, { now }) {
      const lift = swellAt(bobOf(farm, index, now))
      out.polygon(farm.traps[index]?.caught ? withCatch : EMPTY, place.x, place.y - lift)
    },
    // One that is emptied while the focus is on it keeps its place until the focus goes on to the next.
    order: ({ traps }: Farm) => (traps[index]?.isFirst ? index : TRAPS.length + index),
    front: () => y,
  }
}) satisfies Areas<Farm>
