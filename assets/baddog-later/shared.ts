/*
 * Where parts are put together, for the drawings and for the view: in the units of the drawing that they belong to, about the place
 * where that stands.
 */

/** The middle of the skull of him who leaps, and how it is turned, in degrees. */
export const HEAD = { x: 166, y: -312, turn: 11 } as const
/** Where his tail and his ear move, about the place of all of him. */
export const TAIL_ROOT = { x: -30, y: -112 } as const
export const EAR_ROOT = { x: 206, y: -346 } as const
/** The stick between his teeth. */
export const BITE = { x: 160, y: -271 } as const

/** The heading's words, about where it begins on its line, in scene units: where each stands, and what is between the letters of bad. */
export const TITLE = { size: 88, good: 96, word: 112, letters: [0, 48, 95.5], dog: 276, goodDog: 346 } as const
/** How much of the word is brushed in each of its drawings, 0…1. */
export const GOOD = [0.2, 0.42, 0.62, 0.82, 1] as const
/** How much of the stroke under it is drawn. */
export const STROKE = [0.4, 0.75, 1] as const
