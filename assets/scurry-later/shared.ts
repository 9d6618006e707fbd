/** The town beyond the works: how wide its tile is, and where in it the clock is, in scene units. */
export const TOWN = { width: 1200, clock: { x: 540, y: 352 } } as const
/** How much smaller the clock is up in its tower than in front of it. */
export const CLOCK_FAR = 0.44
/** How long the rope is as it is drawn, in scene units. */
export const ROPE_LENGTH = 420
/** How far from its middle the knot of the noose is, when it is drawn tight. */
export const KNOT = { x: 55, y: 36 } as const
