import type { Point } from '../../src/stage/contract/geometry'
import type { Thing } from './state'
import { TEXTS } from './texts'

export const TICK = 10

/** What can be read, in the order of the objects 0 to 3; the lamp is the fifth. */
export const THINGS: readonly Thing[] = ['shoes', 'photo', 'toys', 'pie']

/** How many letters each text has, line ends among them: as many in either language. */
export const LETTERS: Readonly<Record<Thing, number>> = {
  shoes: TEXTS.shoes.en.length,
  photo: TEXTS.photo.en.length,
  toys: TEXTS.toys.en.length,
  pie: TEXTS.pie.en.length,
}

/** Where the mark hangs over each thing that is read, in scene units. */
export const MARKS: Readonly<Record<Thing, Readonly<Point>>> = {
  shoes: { x: 262, y: 632 },
  photo: { x: 174, y: 268 },
  toys: { x: 1016, y: 566 },
  pie: { x: 596, y: 466 },
}

/** How long which light is still seen after the chain was pulled, and how long it then takes to change: in ms. */
export const SWITCH = { after: 60, lasts: 34 } as const

/** How long the slice is seen as it goes, in ms. */
export const TAKING = 400

/** No list of the state is longer. */
export const MOST_MARKS = 6

export function isThing(area: string | null): area is Thing {
  return area === 'shoes' || area === 'photo' || area === 'toys' || area === 'pie'
}

/** Where the moth sits by the shade when nothing moves, in scene units. */
export const MOTH_REST = { x: 742, y: 214 } as const
