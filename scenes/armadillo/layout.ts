import type { Point } from '../../src/stage/contract/geometry'

/** How many pixels the hidden picture has, across and down. */
export const PIXELS = 128

/** The picture on the page: its upper left corner, a pixel of it, and its side, in scene units. */
export const PICTURE = { x: 406, y: 70, pixel: 6.1, side: PIXELS * 6.1 } as const

/** How long quarters fly out of the middle of what was one, and until they can be split themselves, in ms. */
export const FLIGHT = 300

/** How large the corners of a block are rounded, as a share of its side. */
export const ROUNDNESS = 0.4

/** How many blocks can be split, of all sizes together: 1 + 4 + 16 + 64 + 256 + 1024. */
export const SPLITTABLE = 1365

/** The pixels of the block that is missing: the tip of the nose. */
export const STOLEN = { x: 54, y: 110 } as const

/** The same on the other plates: the tip of the egg, of a claw, and of a mouth. */
const STOLEN_LATER: readonly Readonly<Point>[] = [
  { x: 96, y: 100 },
  { x: 30, y: 8 },
  { x: 62, y: 80 },
]

/** The block that is missing on a plate, in pixels. */
export function stolenOn(plate: number): Readonly<Point> {
  return STOLEN_LATER[plate - 1] ?? STOLEN
}

/** How many plates the book has that can be split: Tab. XV to XVIII. */
export const PLATES = 4

/** How the armadillo leaves, in ms: it draws itself in, lies, looks once more, and rolls off the leaf. */
export const ROLL = { closes: 420, looks: 900, shuts: 1500, leaves: 1800, lasts: 2700 } as const

/** How long a leaf takes to be turned, in ms. */
export const TURN = 900

/** How often the book has been begun again, as far as it is seen. */
export const MOST_ROUNDS = 3

/** The ruler beside the picture: the middle of its marked edge, where 0 lies and how far a part is, in scene units. */
export const RULER = { x: 1233, y: PICTURE.y, part: PICTURE.pixel, parts: PIXELS } as const

/** How far about the ant it can be pressed, in scene units. */
export const ANT_REACH = 34

/** What is kept of drops at a time. */
export const MOST_SPLASHES = 16

/** Fig. 4: its middle, and how far about it it can be pressed, in scene units. */
export const BALL = { x: 1451, y: 296, reach: 96 } as const

/**
 * All blocks that there can ever be, in one row: 0 is the whole picture, and the quarters of block n are 4n + 1 to 4n + 4, from the upper
 * left, line by line. Those from `SPLITTABLE` on are as fine as can be.
 */
export interface Block {
  index: number
  /** Its upper left corner and its side, in pixels of the picture. */
  x: number
  y: number
  size: number
}

export const QUARTERS = [0, 1, 2, 3] as const

export function wholePicture(): Block {
  return { index: 0, x: 0, y: 0, size: PIXELS }
}

export function quarterOf({ index, x, y, size }: Readonly<Block>, quarter: number): Block {
  const half = size / 2
  return { index: index * 4 + 1 + quarter, x: x + (quarter % 2) * half, y: y + (quarter < 2 ? 0 : half), size: half }
}
