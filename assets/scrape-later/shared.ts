/** How large dead cards are shown, of the card that is scratched. */
export const LYING = 0.6

/** How large the mug is with a house in it, in units of the stage a unit of the drawing. */
export const LANDED = 0.66

/** How large chalk is shown, in units of the stage a unit of the drawing. */
export const OF_CHALK = 1.5
