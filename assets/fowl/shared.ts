/** Scene units a unit of the drawings of a hen on her feet: she is shown a little smaller than she is drawn. */
export const HEN_SCALE = 0.96

/** The page of what lies beyond the far hedge, in the square's units: as wide as the stage, up to where the tallest window ends. */
export const COUNTRYSIDE = { width: 976, height: 380, left: -8, top: -480 } as const

/** The page of what lies before the near hedge: down to where the tallest window ends. */
export const MEADOW = { width: 976, height: 376, left: -8, top: 700 } as const
