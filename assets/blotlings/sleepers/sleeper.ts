import type { Hand } from '../hand'

/**
 * One that sleeps in a nest: 0, 0 is the middle of the front rim, the body some 240 units wide and 120 high above it. `rise`
 * is how far, in units, a breath lifts its flank.
 */
export interface Sleeper {
  /** Lies behind the front of the nest. */
  readonly body: (hand: Hand, rise: number) => void
  /** What hangs over the front rim. */
  readonly over: (hand: Hand, rise: number) => void
}

/** A sleeper's outlines: it is seen larger than a portrait. */
export const OUTLINE = 3.4
