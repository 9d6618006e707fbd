/**
 * How a glyph of the house hand is written down: the paths of the pen, nothing else. Lengths are in hand units (u): the middle of
 * the pen rests on the baseline at y = 0, y grows downwards, small letters reach −10, figures −14, capitals −14.4, ascenders −16.5
 * and descenders +6.
 */
export interface Sketch {
  /**
   * Pen paths in writing order, each `x,y x,y …`. A point may carry `@pressure` (1 is the usual breadth of the pen) and a `*` where
   * the pen turns sharply; a path that ends in `z` is closed without a seam.
   */
  readonly strokes?: readonly string[]
  /** Pressed dots: x, y and the radius in breadths of the pen (0.62 when left out). */
  readonly dots?: readonly (readonly [x: number, y: number, radius?: number])[]
  /** Closed forms filled with ink, written like a path. */
  readonly fills?: readonly string[]
  /** Breadth of the pen for this glyph, as a part of the face's own breadth; small busy signs need a finer pen. */
  readonly pen?: number
  /** Horizontal middle for a mark set above or below, in u; the middle of the drawing when left out. */
  readonly middle?: number
  /** White left and right of the ink in u, where the eye wants something else than the measured rhythm. */
  readonly sides?: readonly [left: number, right: number]
  /** Nudges the measured white left and right of the ink, in u. */
  readonly nudge?: readonly [left: number, right: number]
  /** Fixed advance in u, for blanks. */
  readonly advance?: number
}

/** Glyphs by the characters they stand for. */
export type Sketches = Readonly<Record<string, Sketch>>
