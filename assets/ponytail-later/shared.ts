/** The knot of the bow at the end of the braid, in units of her drawing. */
export const BOW = { x: 414, y: 364 } as const

/** The corner of the page that the nib writes from. */
export const HUSH = { x: 0, y: 442 } as const
