/** The slats of the shutters: how many there are, where the first begins, and how far apart they are, in units of 2 scene units. */
export const SLAT = { count: 11, top: 222, high: 13.4 } as const

/** The slat that somebody pushes up, and where; the next one is pushed down. */
export const BENT = { slat: 8, x: 446 } as const
