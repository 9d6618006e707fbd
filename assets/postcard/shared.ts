/** The postcard, in units of two pixels of the picture that is saved. */
export const CARD = { width: 900, height: 600 } as const

/** Where the day's picture may be: it is fitted in whole, in the middle. */
export const PLACE = { x: 44, y: 42, width: 660, height: 412.5 } as const

/** The stamp: its middle, its size and how it is turned, in degrees; what is printed on it, about its middle. */
export const STAMP = { x: 800, y: 116, width: 126, height: 150, turn: 2.6 } as const
export const FIELD = { x: -53, y: -65, width: 106, height: 130 } as const

/** The postmark: its middle, how it is turned, in degrees, and its rings. */
export const POSTMARK = { x: 776, y: 243, turn: -31, outer: 56, inner: 34.5 } as const

/** Where words stand, by their baselines. */
export const WORDS = {
  address: { x: 744, right: 862, lines: [330, 364, 398] },
  site: { x: 738, right: 866, y: 432 },
  prompt: { x: 46, right: 296, y: 552 },
  message: { x: 312, right: 852, y: 527 },
  signature: { right: 852, y: 563 },
} as const

/**
 * What is laid on the card after its paper, on the picture of marks: the postmark and the empty stamp, each about a middle, the field
 * of the stamp, to be tinted, and the stroke below the prompt.
 */
export const MARKS = {
  width: 484,
  height: 218,
  postmark: { x: 0, y: 0, width: 220, height: 180, middle: { x: 76, y: 88 } },
  stamp: { x: 222, y: 0, width: 146, height: 170, middle: { x: 71, y: 82 } },
  field: { x: 370, y: 2, width: 112, height: 136 },
  stroke: { x: 0, y: 182, width: 270, height: 34 },
} as const

/** The sheet on which a card is written, in CSS pixels. */
export const SHEET = { width: 1004, height: 762, margin: 32 } as const
