/*
 * Where parts are put together, for the drawings and for the view: in the units of the drawing that they belong to, about the place
 * where that stands.
 */

/** Pim's neck and shoulder, about the place where he sits. */
export const NECK = { x: 4, y: -62 } as const
export const SHOULDER = { x: 26, y: -61 } as const

/** Biggin's eye, and where his bell hangs, about the place where he sits. */
export const BIGGIN_EYE = { x: 20, y: -60 } as const
export const BELL = { x: 49, y: -106 } as const

/** The crab's wrists, and the rim of its shell under its eyes, about the sand under its middle. */
export const LEFT_WRIST = { x: -95, y: -142 } as const
export const RIGHT_WRIST = { x: 95, y: -133 } as const
export const CRAB_EYES = { x: 0, y: -150 } as const

/** Where the fronds of each palm grow from, in scene units. */
export const LEFT_CROWN = { x: 352, y: 184 } as const
export const RIGHT_CROWN = { x: 1384, y: 282 } as const

/** How wide a tile of the sea is, and one of its foam and its waves, in scene units. */
export const SEA_TILE = 1000
export const FOAM_TILE = 800
/** How long the film of water over the sand is drawn, in scene units. */
export const FILM_LENGTH = 100
