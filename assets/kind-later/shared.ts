/** Where the light that comes in at the door, and who stands in it, lie on the floor, in scene units: their upper left corners. */
export const WEDGE = { x: 66, y: 610 } as const
export const SHADOW = { x: 66, y: 760 } as const
/** Where what has got hold of the edges of things begins, and what hangs on the hooks. */
export const EDGES = { x: 60, y: 160 } as const
export const COAT = { x: 60, y: 190 } as const
/** Where his case stands: its foot. */
export const CASE = { x: 150, y: 936 } as const
