/** How many pixels the hidden picture has, across and down. */
export const PIXELS = 128

/** The picture on the page: its upper left corner, a pixel of it, and its side, in scene units. */
export const PICTURE = { x: 406, y: 70, pixel: 6.1, side: PIXELS * 6.1 } as const

/** How long quarters fly out of the middle of what was one, and until they can be split themselves, in ms. */
export const FLIGHT = 300

/** How large the corners of a block are rounded, as a share of its side. */
export const ROUNDNESS = 0.4

/** How often a block is halved until it is as fine as can be: 128, 64, 32, 16, 8, 4, 2. */
export const LEVELS = 6

/** How many blocks can be split, of all sizes together: 1 + 4 + 16 + 64 + 256 + 1024. */
export const SPLITTABLE = 1365

/** The pixels of the block that is missing: the tip of the nose. */
export const STOLEN = { x: 54, y: 110 } as const

/** The ruler beside the picture: the middle of its marked edge, where 0 lies and how far a part is, in scene units. */
export const RULER = { x: 1233, y: PICTURE.y, part: PICTURE.pixel, parts: PIXELS } as const

/** How far about the ant it can be pressed, in scene units. */
export const ANT_REACH = 34

/** What is kept of drops at a time. */
export const MOST_SPLASHES = 16

/** Fig. 4: its middle, and how far about it it can be pressed, in scene units. */
export const BALL = { x: 1451, y: 296, reach: 96 } as const
