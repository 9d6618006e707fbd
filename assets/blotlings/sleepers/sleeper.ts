import type { BoldHand } from './boldHand'

/** How full its lungs are: the two drawings of a breath. */
export type Breath = 0 | 1

/** The room that a sleeper takes, in units about the middle of the nest's rim. */
export const SLEEPER_BOX = { left: -240, top: -270, width: 480, height: 380 } as const

/** One of the 21, drawn in the units of its portrait, an oval of 68 × 82 about the origin, and of its bed. */
export interface Sleeper {
  /** What its portrait shows below and behind the head. */
  neck?(hand: BoldHand): void
  /** Its head about the middle of it, for the portrait; asleep, for those that lie there with it. */
  head(hand: BoldHand): void
  /** Asleep, some 320 units wide, about the middle of the nest's rim: all that lies behind the rim. */
  body(hand: BoldHand, breath: Breath): void
  /** What of it hangs over the rim. */
  over(hand: BoldHand): void
}
