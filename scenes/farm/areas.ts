import type { Areas } from '../../src/stage/areas'
import { areaOf, CELL, placeOf, TRAPS } from './layout'
import type { Farm } from './state'
import { NAMES } from './words'

/** A trap's area is its whole place, so that areas touch and never overlap; the trap stands a little above its waterline. */
const RAISED = 10

/** Always all 14, those that have caught something first in the tab order. */
export const areas = NAMES.map(({ en, fr }, index) => {
  const [x, y] = TRAPS[index] ?? TRAPS[0]
  const place = placeOf({ x, y })
  const caught = { en: `${en}: a fish is in it`, fr: `${fr} : un poisson est dedans` }
  const empty = { en: `${en}, empty`, fr: `${fr}, vide` }
  return {
    id: areaOf(index),
    label: ({ traps }: Farm) => (traps[index]?.caught ? caught : empty),
    shape: (_, out) => out.rect(place.x - CELL.width / 2, place.y - CELL.height / 2 - RAISED, CELL.width, CELL.height),
    // One that is emptied while the focus is on it keeps its place until the focus goes on to the next.
    order: ({ traps }: Farm) => (traps[index]?.isFirst ? index : TRAPS.length + index),
  }
}) satisfies Areas<Farm>
