import type { Span } from '../../src/stage/contract/rules/spans'

/** From where the rock is seen: from the boat before it, or from the back of the cave. */
export type Side = 'outside' | 'inside'

/** Ink is on its way over the page: black from the middle on, when it is the other side that lies under it. */
interface Crossing extends Span {
  to: Side
}

/** The bat in the roof of the cave. */
export interface Bat {
  /** It has been pressed in its sleep, and opens an eye. */
  stir: Span | null
  /** It has been pressed once too often, and flies a round. */
  flight: Span | null
  /** It turns over in the air. */
  roll: Span | null
}

/** What somebody scratched into the wall a long time ago: two hunters and a hen. */
export interface Scratches {
  /** How far the story has come, 0…3: she flees, she is ahead, she has turned round, they flee. */
  scene: number
  /** They run on to that scene. */
  run: Span | null
  /** How many drops have fallen since they ran. */
  drops: number
}

/** One rock, seen from either side. */
export interface BluffState {
  side: Side
  crossing: Crossing | null
  /** How much of a round of the waves has gone by, 0…1, and which of its nine drawings is due, 0…8. */
  swell: number
  wave: number
  /** How much of its drawing the drop has lived, 0…1, and which of its four is due, 0…3: it gathers, hangs, falls, is rings on the water. */
  drop: number
  drip: number
  /** Somebody points at the mouth of the cave. */
  isTempted: boolean
  /** The gull on the prow says what it thinks of that. */
  gullCry: Span | null
  /** The goat on the tip of the headland says what it thinks of anything. */
  bleat: Span | null
  bat: Bat
  scratches: Scratches
}

export interface Events {
  /** Somebody is on the way into the cave. */
  entered: null
  /** Somebody is on the way out to the boat. */
  left: null
  /** Somebody has come to that side. */
  arrived: { side: Side }
  /** A drop has reached the water, and is heard. */
  dripped: null
  /** The gull on the prow has been pressed. */
  cried: null
  /** The goat has been pressed. */
  bleated: null
  /** The bat has been woken. */
  stirred: null
  /** The bat has let go of the roof. */
  flown: null
  /** The bat has been pressed in the air. */
  rolled: null
  /** What is scratched into the wall runs, somebody has seen to that. */
  chased: { scene: number }
  /** What is scratched into the wall runs by itself. */
  crept: { scene: number }
}
