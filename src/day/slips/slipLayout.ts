/**
 * Where a slip lies and how large it is, in units: 20 of them are the size of its letters, which follows the window. A caption has
 * two lines at most. `tests/rules/captions.long.test.ts` goes by these numbers.
 */
export const SLIP = {
  /** From the window's edges to those of the paper's picture, its shadow with it, in CSS pixels. */
  left: 24,
  bottom: 13,
  top: 12,
  /** What of the picture keeps its size around what is written. */
  border: { top: 24, right: 41, bottom: 29, left: 27 },
  lineHeight: 25,
  /** The longest line. */
  line: 520,
  /** How far a find's words stand right of where a caption's begin, how wide they are at least, how large its name is, and how far its stamp rises above the slip's lower edge. */
  find: { indent: 97, width: 180, name: 22, stampTop: 114 },
  /** How far the slip is turned, in degrees. */
  turn: -0.7,
} as const

/** The size of a slip's letters, in CSS pixels: 20 in a window of 1440 × 900, 17 in one of 1120 × 700. */
const LETTERS = { least: 17, base: 6.5, most: 22, share: 0.9375, ratio: 1.6 } as const

const { least, base, most, share, ratio } = LETTERS

/** In such a window. */
export function slipLetters({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(most, Math.max(least, base + (share / 100) * Math.min(width, height * ratio)))
}

/** The same for styles. */
export const SLIP_LETTERS = `clamp(${least}px, ${base}px + ${share} * min(1vw, ${ratio}vh), ${most}px)`
