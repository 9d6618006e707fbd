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

/** What somebody has let go of, and falls by its own weight. */
export interface Drop {
  food: FoodName
  x: number
  y: number
  from: number
  /** She has leapt for it in vain. */
  isTried: boolean
}

/** A treat on a thread: which of its places it hangs at, since when it is let down, and when it was taken or drawn up. */
export interface Bait {
  food: FoodName
  place: number
  from: number
  takenAt: number | null
}

/** What has fallen on the icing: a food that was missed, or a crumb, `null`; how far down the stage it fell from, and when. */
export interface Morsel {
  food: FoodName | null
  x: number
  fellFrom: number
  fellAt: number
}

/** What ants carry along behind the ones before: since when, and from where. */
export interface Load {
  food: FoodName | null
  x: number
  takenAt: number
}

/** The ants' banquet, since it was called; what is served, how much of it has been told; when the candles were blown out and when all drank last. */
export interface Feast {
  from: number
  dishes: FoodName[]
  told: number
  blownAt: number | null
  toastAt: number | null
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
  /** How far she has gone after something, to the right of where she runs, in scene units. */
  reach: number
  /** She looks at whoever let it fall there. */
  glance: Span | null
  /** How many times she has burped: after ten she is too full to leap, until she has sat at the ants' table. */
  burps: number
  /** How many she has eaten since a crumb of them fell. */
  sinceCrumb: number
}

/** Candy hills, and a chick that bounds through them. */
export interface SnackState {
  back: Slide
  front: Slide
  floss: Slide
  /** The share of its speed that the land goes by at: all of it while she runs, half of it while she walks. */
  pace: number
  chick: Chick
  /** On their way, the next to be eaten first. */
  foods: Food[]
  /** When the next that is not yet under way comes in over the edge. */
  nextEnters: number
  /** Oldest first. */
  puffs: Puff[]
  /** The ant with the crumb has been pressed, and is beside itself. */
  antFright: Span | null
  /** What falls, and how many have been let go. */
  drops: Drop[]
  dropped: number
  bait: Bait
  /** On the icing, and in the ants' row, the first in front. */
  lying: Morsel[]
  row: Load[]
  /** Whether the banquet can be drawn. */
  hasLater: boolean
  feast: Feast | null
  /** Where along the front layer a candle of each banquet stands, the oldest first, and how many there were. */
  candles: number[]
  feasts: number
}

export interface Events {
  /** Somebody has tossed the next one up. */
  tossed: { food: FoodName }
  /** She has left the ground for one that nobody tossed. */
  leapt: null
  /** She has left it for one that somebody did. */
  soared: null
  /** Somebody has let one go. */
  dropped: { food: FoodName }
  /** It has fallen on the icing. */
  missed: { food: FoodName }
  /** The ants have taken up something: how many they have. */
  carried: { loads: number }
  /** She has burped so often that she walks from now on. */
  filled: null
  /** The ants have twenty, and call a halt. */
  called: null
  /** She has sat down. */
  sat: null
  /** The table is laid, and they drink to her: for the first time, or again. */
  feasted: { isFirst: boolean }
  /** They have drunk to whoever pressed. */
  toasted: null
  /** A burp has blown the candles out. */
  blown: null
  /** She is offered one crumb more. */
  offered: null
  /** The table is taken away. */
  cleared: null
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
