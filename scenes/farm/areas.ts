import type { Areas } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import { areaOf, bobOf, markSide, placeOf, raiseOf, swellAt, TRAPS } from './layout'
import type { FarmState } from './state'
import { NAMES } from './words'

/** An empty trap, from its water to its mouth, about its waterline. */
const EMPTY = outline('-66,-6 -42,-34 -22,-58 22,-58 42,-34 66,-6 66,28 -66,28')

/** One with a catch, whose tail sticks out of it and whose mark stands to its right. */
const CAUGHT = outline(`
  -66,-6 -42,-34 -22,-58 -10,-64 -27,-74 -25,-88 0,-76 25,-88 27,-74 10,-64 22,-58 42,-34 62,-58 76,-78 108,-78
  134,-58 134,-18 108,4 66,-4 66,28 -66,28
`)

/** Always all 14, those that have caught something first in the tab order; a lower one lies before the one behind it. */
export const areas = NAMES.map(({ en, fr }, index) => {
  const [x, y] = TRAPS[index] ?? TRAPS[0]
  const place = placeOf({ x, y })
  const side = markSide({ x, y })
  const caught = { en: `${en}: a fish is in it`, fr: `${fr} : un poisson est dedans` }
  const empty = { en: `${en}, empty`, fr: `${fr}, vide` }
  return {
    id: areaOf(index),
    label: ({ traps }: FarmState) => (traps[index]?.caught ? caught : empty),
    shape(farm, out, { now }, viewport) {
      const lift = swellAt(bobOf(farm, index, now))
      out.polygon(farm.traps[index]?.caught ? CAUGHT : EMPTY, place.x, place.y - lift - raiseOf(viewport), side)
    },
    // One that is emptied while the focus is on it keeps its place until the focus goes on to the next.
    order: ({ traps }: FarmState) => (traps[index]?.isFirst ? index : TRAPS.length + index),
    front: () => y,
  }
}) satisfies Areas<FarmState>
