/** A print of the narrow home with its shadow, in CSS pixels of a window of 390: where the paper begins, how wide its white edge is. */
export const PRINT = {
  width: 336,
  height: 192,
  /** From the picture's left and top to the paper. */
  paper: 6,
  /** From the paper to the picture's right and bottom. */
  shadow: 12,
  /** From the paper's edge to what is printed, which is as wide to its height as the cards of links are. */
  edge: 7,
} as const
