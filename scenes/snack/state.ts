import type { Span } from '../../src/stage/contract/rules/spans'

export type FoodName = 'biscuit' | 'doughnut' | 'croissant' | 'lollipop' | 'strawberry'

/** What flies towards the chick. */
export interface Food {
  kind: FoodName
  /** When it comes in over the stage's right edge, and when it is eaten, in simulated ms. */
  enters: number
  eatenAt: number
  /** How high the chick has to leap for it, in scene units; and how high it was before somebody tossed it up. */
  rise: number
  riseBefore: number
  /** When it was tossed up; `null` while nobody has. */
  tossedAt: number | null
}

/** A leap from the icing and back to it. */
export interface Leap extends Span {
  /** When it is at its highest, and how high that is, in scene units. */
  peakAt: number
  rise: number
  /** How high she was when she leapt: mostly on the ground, 0. */
  start: number
  /** Whether somebody has tossed her that one. */
  isHigh: boolean
}

/** A layer that slides by, in tiles: where it is, and how much further it comes in a tick. */
export interface Slide {
  at: number
  pace: number
}

/** Sugar dust where she leapt and where she came down. It lies on the icing, and is left behind with it. */
export interface Puff extends Span {
  x: number
}

/** The chick, who is all pouch. */
export interface Chick {
  /** Which drawing of her run is due, 0…2: push, air, land; and from when to when. */
  drawing: number
  shown: Span
  /** She gathers herself for a leap. */
  crouch: Span | null
  leap: Leap | null
  /** When she last came down. */
  landedAt: number | null
  /** When her bill last snapped shut on something, and how far down the stage, in scene units. */
  bite: { at: number; y: number } | null
  swallow: Span | null
  /** She looks up at what was tossed. */
  look: Span | null
  /** Her pouch was pressed, and wobbles. */
  poke: Span | null
  burp: Span | null
  /** When it comes up, once it is due. */
  burpsAt: number | null
  /** How many she has eaten since the last burp. */
  sinceBurp: number
  /** What shows through her pouch, the oldest first. */
  pouch: FoodName[]
}

/** Candy hills, and a chick that bounds through them. */
export interface SnackState {
  back: Slide
  front: Slide
  floss: Slide
  chick: Chick
  /** On their way, the next to be eaten first. */
  foods: Food[]
  /** When the next that is not yet under way comes in over the edge. */
  nextEnters: number
  /** Oldest first. */
  puffs: Puff[]
  /** The ant with the crumb has been pressed, and is beside itself. */
  antFright: Span | null
}

export interface Events {
  /** Somebody has tossed the next one up. */
  tossed: { food: FoodName }
  /** She has left the ground for one that nobody tossed. */
  leapt: null
  /** She has left it for one that somebody did. */
  soared: null
  /** Her bill has snapped shut on it. */
  eaten: { food: FoodName }
  /** It was one that somebody had tossed. */
  caught: { food: FoodName }
  /** It has gone down. */
  swallowed: { food: FoodName }
  /** She burps, after `burpEvery` foods. */
  burped: null
  /** Somebody has pressed her pouch. */
  poked: null
  /** Somebody has pressed the ant. */
  frightened: null
}
