/** Where the parts of the castle stand, about the sand before its gate, in units of its drawing. */
export const PLACES = {
  bottle: { x: -128, y: -4 },
  boot: { x: 100, y: -4 },
  tooth: { x: 0, y: -178 },
  ring: { x: -5, y: 16 },
  star: { x: -8, y: -114 },
} as const
/** Where its flag is put up. */
export const POLE = { x: -3, y: -236 } as const
