/** What drawings and view share of the wings: how many feathers there are of each kind, and how large. Units of the crest. */

/** The drawings of the feathers that carry. They are used twice and thrice in a wing, stretched a little, never side by side. */
export const QUILLS = [
  { length: 408, bend: 12, width: 76 },
  { length: 400, bend: 10, width: 77 },
  { length: 350, bend: 12, width: 75 },
  { length: 300, bend: 6, width: 73 },
  { length: 325, bend: 7, width: 74 },
  { length: 272, bend: 4, width: 72 },
  { length: 250, bend: 2, width: 72 },
] as const

/** A feather that carries: where it points when the wing is open, in degrees from the right, clockwise, its length, and which drawing it is. */
export interface FlightFeather {
  readonly angle: number
  readonly length: number
  readonly quill: number
}

/** The outermost first: eight of the hand, seven of the arm. */
export const FLIGHT: readonly FlightFeather[] = [
  { angle: -42, length: 292, quill: 3 },
  { angle: -30, length: 360, quill: 2 },
  { angle: -17, length: 402, quill: 0 },
  { angle: -4, length: 416, quill: 1 },
  { angle: 9, length: 408, quill: 0 },
  { angle: 22, length: 388, quill: 1 },
  { angle: 35, length: 362, quill: 2 },
  { angle: 47, length: 334, quill: 4 },
  { angle: 58, length: 316, quill: 3 },
  { angle: 67, length: 304, quill: 4 },
  { angle: 75, length: 294, quill: 3 },
  { angle: 82, length: 284, quill: 5 },
  { angle: 88, length: 272, quill: 6 },
  { angle: 94, length: 256, quill: 5 },
  { angle: 100, length: 236, quill: 6 },
]

/** Of those the hand's. */
export const HAND = 8

/** Rows of coverts, each over the roots of the one before: the share of a flight feather's length that one has, and its width. */
export const COVERTS = [
  { share: 0.47, width: 50 },
  { share: 0.29, width: 42 },
  { share: 0.17, width: 36 },
] as const

/** Coverts and the scales along the bone are drawn in a few lengths each, which the view stretches to the one that is due. */
export const LENGTHS = [
  [190, 160, 132],
  [118, 96, 76],
  [70, 54, 42],
] as const
export const SCALES = { length: 48, drawings: 3 } as const

/** How many stages every part has in which it is engraved: its rim and its shaft, then all of it. */
export const STAGES = 2

/** The bone along the wing's edge, drawn straight and bent by the view: its length, and how far above and below its middle it is drawn. */
export const BONE = { length: 400, half: 32 } as const

/** How many rows of feathers the hackles and the breast have, the uppermost first, and each thigh and the tail drawings. */
export const ROWS = { hackles: 6, breast: 9 } as const
export const TAIL = 7

/** How far the beak is open in each of its drawings, 0…1. */
export const BEAKS = [0, 0.2, 0.5, 0.8, 1] as const

/** The rosette is six times the same sixth, but for the light: towards it, half, away from it. Each is cut in three rounds. */
export const ROSETTE = { sixths: 6, rounds: 3, inner: 330, outer: 432 } as const
