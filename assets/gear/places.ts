/** The two portrait glasses and the dial, in the day's drawing units: two scene units each. */
export const GLASS = { left: { x: 184, y: 226 }, right: { x: 612, y: 226 }, radius: 88 } as const

export const DIAL = { x: 392, y: 243, radius: 39 } as const

/** Upper left corners of what lies in place, in drawing units. */
export const PLACES = {
  canvasRight: { x: 690, y: -300 },
  crate: { x: 8, y: 372 },
  rings: { x: 30, y: -180 },
  shakes: { x: 30, y: 36 },
  machine: { x: 36, y: -130 },
  cobweb: { x: 270, y: 44 },
  cordRinging: { x: 44, y: 56 },
  cordSpoken: { x: 6, y: 330 },
  strip: { x: 132, y: 388 },
  slot: { x: 116, y: 364 },
} as const
