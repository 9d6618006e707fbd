import type { Areas, AreaWorld, ShapeWriter } from '../../src/stage/contract/areas'
import { outline } from '../../src/stage/contract/outline'
import type { Viewport } from '../../src/stage/contract/viewport'
import { areaOf, bobOf, catAt, markSide, placeOf, raiseOf, swellAt, TRAPS } from './layout'
import type { FarmState } from './state'
import { NAMES } from './words'

const at = { x: 0, y: 0 }

/** An empty trap, from its water to its mouth, about its waterline. */
const EMPTY = outline('-60,-5 -38,-31 -20,-52 20,-52 38,-31 60,-5 60,25 -60,25')

/** One with a catch, whose tail sticks out of it and whose mark stands to its right. */
const CAUGHT = outline(`
  -60,-5 -38,-31 -20,-52 -9,-58 -24,-67 -22,-79 0,-69 22,-79 24,-67 9,-58 20,-52 38,-31 62,-58 76,-78 108,-78
  134,-58 134,-18 108,4 60,-4 60,25 -60,25
`)

/** The cat about its paws, as wide as a finger wants it, and the table, with whoever sits at it. */
const CAT = { x: -56, y: -84, width: 112, height: 100 } as const
const TABLE = outline('400,716 388,560 452,500 620,470 800,470 892,560 892,716 760,760 640,760')

/** All 14 traps but at supper, those that have caught something first in the tab order; a lower one lies before the one behind it. */
export const areas = [
  {
    id: 'cat',
    label: { en: 'The cat, after a fish', fr: 'Le chat, qui en veut à un poisson' },
    when: ({ rack }) => rack.prowl !== null,
    shape({ rack }, out, { now }) {
      if (rack.prowl) catAt(rack.prowl, now, at)
      out.rect(at.x + CAT.x, at.y + CAT.y, CAT.width, CAT.height)
    },
    order: -1,
    front: () => TRAPS.length,
  },
  {
    id: 'table',
    label: { en: 'The table', fr: 'La table' },
    when: ({ rack }) => rack.isLaid,
    shape: (_, out) => out.polygon(TABLE),
  },
  ...NAMES.map(({ en, fr }, index) => {
    const [x, y] = TRAPS[index] ?? TRAPS[0]
    const place = placeOf({ x, y })
    const side = markSide({ x, y })
    const caught = { en: `${en}: a fish is in it`, fr: `${fr} : un poisson est dedans` }
    const empty = { en: `${en}, empty`, fr: `${fr}, vide` }
    return {
      id: areaOf(index),
      when: ({ rack }: FarmState) => rack.servedAt === null,
      label: ({ traps }: FarmState) => (traps[index]?.caught ? caught : empty),
      shape(farm: FarmState, out: ShapeWriter, { now }: AreaWorld<unknown>, viewport: Viewport) {
        const lift = swellAt(bobOf(farm, index, now))
        out.polygon(farm.traps[index]?.caught ? CAUGHT : EMPTY, place.x, place.y - lift - raiseOf(viewport), side)
      },
      // One that is emptied while the focus is on it keeps its place until the focus goes on to the next.
      order: ({ traps }: FarmState) => (traps[index]?.isFirst ? index : TRAPS.length + index),
      front: () => y,
    }
  }),
] satisfies Areas<FarmState>
