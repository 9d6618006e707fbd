/** Everything that makes one brush: how broad, how springy, how steady. */
export interface Brush {
  /** Breadth of the pen in hand units (u). */
  readonly breadth: number
  /** Breadth in the middle of a stroke and at its ends, as parts of `breadth`. */
  readonly belly: number
  readonly ends: number
  /** Breadth where the pen lands and where it lifts, as parts of the breadth there; and the length of both ramps in u. */
  readonly landing: number
  readonly lifting: number
  readonly landingLength: number
  readonly liftingLength: number
  /** Breadth of level strokes as a part of upright ones. */
  readonly level: number
  /** Roundness of a stroke's end: 1 is a half circle, 0 is cut square. */
  readonly roundness: number
  /** Tremble of the pen's way in u, and of its breadth as a part. */
  readonly tremble: number
  readonly unevenness: number
  /** Ink that gathers where strokes meet: radius of the fillet in font units. */
  readonly pooling: number
  /** Breadth of the pen for accents, as a part of `breadth`. */
  readonly markPen: number
}

/** One of the two fonts. */
export interface Face {
  readonly key: 'text' | 'display'
  readonly family: string
  readonly weight: number
  readonly brush: Brush
  /** Font units per hand unit, across and along. */
  readonly scaleX: number
  readonly scaleY: number
  /** Height in font units of y = 0, so that the ink itself stands on the baseline. */
  readonly lift: number
  /** Largest distance in font units between the drawn edge and the fitted curve. */
  readonly tolerance: number
  /** White that the eye should find on each side of a letter, in font units; see spacing. */
  readonly white: number
  readonly blank: number
}

/** Font units per em. */
export const UNITS_PER_EM = 1000
/** Line box, in font units: room for Ê above and ç, y below. */
export const ASCENT = 940
export const DESCENT = -300

export const textFace: Face = {
  key: 'text',
  family: 'Inkwell Text',
  weight: 400,
  brush: {
    breadth: 2.02,
    belly: 1.04,
    ends: 0.95,
    landing: 0.9,
    lifting: 0.8,
    landingLength: 1.2,
    liftingLength: 2.6,
    level: 0.93,
    roundness: 0.82,
    tremble: 0.07,
    unevenness: 0.03,
    pooling: 9,
    markPen: 0.96,
  },
  scaleX: 43,
  scaleY: 42,
  lift: 38,
  tolerance: 1.1,
  white: 86,
  blank: 255,
}

export const displayFace: Face = {
  key: 'display',
  family: 'Inkwell Display',
  weight: 700,
  brush: {
    breadth: 3.15,
    belly: 1.08,
    ends: 0.88,
    landing: 0.86,
    lifting: 0.7,
    landingLength: 1.6,
    liftingLength: 3.6,
    level: 0.86,
    roundness: 0.5,
    tremble: 0.11,
    unevenness: 0.055,
    pooling: 13,
    markPen: 0.8,
  },
  scaleX: 42.5,
  scaleY: 40,
  lift: 54,
  tolerance: 1.6,
  white: 71,
  blank: 245,
}

export const faces: readonly Face[] = [textFace, displayFace]
