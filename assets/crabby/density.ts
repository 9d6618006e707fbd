/** Pixels for a unit of the stage: a window of 1760 shows each of them. More would not leave the day within its weight. */
export const DENSITY = 1.1
