/**
 * How far the ground goes by from one of the six drawings of the hen's run to the next, in units of the drawing: whoever moves her
 * as fast sees her feet stand where they came down.
 */
export const GROUND_A_DRAWING = 10.6
