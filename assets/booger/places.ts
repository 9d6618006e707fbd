/** Scene units a drawing unit: the sheet is 480 × 300 of these. */
export const UNIT = 10 / 3

/** By how many drawing units the view sets the whole face lower than it is drawn. */
export const FACE_DOWN = 14

/** Where the parts of the face are pinned, in drawing units. */
export const PINS = {
  face: [240, 150],
  eyes: [240, 20],
  nose: [240, 100],
  mouth: [240, 200],
  // Half a pixel of the drawing is rounded up, and would be laid twice.
  airAbove: [240, -346.9],
  above: [240, -100],
  bust: [240, 300],
} as const

/** Where the eyes are, in drawing units of the face. */
export const EYES = [
  { side: 'left', x: 156, y: 28, out: -1 },
  { side: 'right', x: 325, y: 25, out: 1 },
] as const
