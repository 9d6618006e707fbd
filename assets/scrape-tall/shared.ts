/** Where what lies beyond the stage begins, in its units. */
export const ABOVE = -520
export const BELOW = 1010
