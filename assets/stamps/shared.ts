/** A stamp with its perforated edge, in CSS pixels of the book. Below the printed field a band is left for its name. */
export const STAMP = { width: 128, height: 152 } as const
/** The picture of the paper, with its edge and its shadow, about the middle of the stamp. */
export const PAPER_BOX = { left: -68, top: -80, width: 136, height: 160 } as const
/** A print on it, about the middle of the stamp; those of a day lie side by side. A drawing may stand out over its field. */
export const PRINT_BOX = { left: -62, top: -74, width: 124, height: 124 } as const
