/** The house's paper: what is seen where a day has drawn nothing. */
export const PAPER = 0xf5ecd9
