/** For which reaches of the light the night's hole is drawn: its hatching would get coarse, or too fine, in one drawing. */
export const REACHES = { near: 110, middle: 240, far: 480 } as const
export type Reach = keyof typeof REACHES

/** How far each drawing goes beyond the hole, as a share of its reach. */
export const BEYOND = 1.14
