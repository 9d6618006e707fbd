import type { Localized } from '../../src/language/words'
import type { Point } from '../../src/stage/contract/geometry'
import type { KindState, Telling, Thing } from './state'
import { HOME_TEXTS, MOON_TEXTS, TEXTS } from './texts'

export const TICK = 10

/** What can be read, in the order of the objects 0 to 3; the lamp is the fifth. */
export const THINGS: readonly Thing[] = ['shoes', 'photo', 'toys', 'pie']

/** Where the mark hangs over each thing that is read, in scene units. */
export const MARKS: Readonly<Record<Thing, Readonly<Point>>> = {
  shoes: { x: 262, y: 632 },
  photo: { x: 174, y: 268 },
  toys: { x: 1016, y: 566 },
  pie: { x: 596, y: 466 },
}

/** Where a star hangs for each of them that has told by the moon, on the wall above the bed, in scene units. */
export const STARS: Readonly<Record<Thing, Readonly<Point>>> = {
  shoes: { x: 1186, y: 322 },
  photo: { x: 1238, y: 376 },
  toys: { x: 1316, y: 338 },
  pie: { x: 1388, y: 390 },
}

/** How long a star takes to get there, in ms. */
export const RISING = 1100

/**
 * How the door opens, in ms: a line of light, then a hand's width, then whoever stands there; and how long it takes to be shut again.
 */
export const OPENING = { line: 420, wide: 1400, enters: 2100, stands: 900, shuts: 900 } as const

/** How long which light is still seen after the chain was pulled, and how long it then takes to change: in ms. */
export const SWITCH = { after: 60, lasts: 34 } as const

/** How long the slice is seen as it goes, in ms. */
export const TAKING = 400

/** No list of the state is longer. */
export const MOST_MARKS = 6

export function isThing(area: string | null): area is Thing {
  return area === 'shoes' || area === 'photo' || area === 'toys' || area === 'pie'
}

/** Where the moth sits by the shade when nothing moves, and where in the light of the door, in scene units. */
export const MOTH_REST = { x: 742, y: 214 } as const
export const MOTH_BY_DOOR = { x: 176, y: 560 } as const

const TEXTS_OF = { lamp: TEXTS, moon: MOON_TEXTS, home: HOME_TEXTS } as const

/** Which of its texts a thing has to say: the first one first, whichever the light. As long as a sheet is open it is the same. */
export function tellingOf({ door, hasRead, lamp }: Readonly<KindState>, thing: Thing): Telling {
  if (door.isHome) return 'home'
  return hasRead[thing] && !lamp.isLit ? 'moon' : 'lamp'
}

export function textOf(thing: Thing, telling: Telling): Localized {
  return TEXTS_OF[telling][thing]
}

/** How many letters there are to be typed, line ends among them: as many in either language. */
export function lettersOf(room: Readonly<KindState>, thing: Thing): number {
  return textOf(thing, tellingOf(room, thing)).en.length
}

/** Whose text a press there opens: once the slice is gone it is the plate that speaks of it, but not by lamplight, unless all are home. */
export function speakerAt(room: Readonly<KindState>, area: string | null): Thing | null {
  const isGone = room.sliceTakenAt !== null
  if (area === 'plate') return isGone && tellingOf(room, 'pie') !== 'lamp' ? 'pie' : null
  return isThing(area) && !(area === 'pie' && isGone) ? area : null
}
