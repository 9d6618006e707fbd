import type { Span } from '../../src/stage/contract/rules/spans'

/** Where a pointer was last. */
interface Trail {
  /** In scene units. */
  x: number
  y: number
  /** In simulated ms. */
  at: number
}

/** Drops that fly out of a block, or from under a finger. */
export interface Splash extends Span {
  /** The middle, in scene units. */
  x: number
  y: number
  /** How far they fly, in scene units. */
  reach: number
  /** The block whose colour they have; `null` for plain ink. */
  block: number | null
}

/** What walks the ruler. */
export interface Ant {
  /** The part of the ruler that it stands on, 0…128. */
  part: number
  goesDown: boolean
  /** When it takes its next step. */
  stepsAt: number
  /** It was pressed, and runs. */
  fright: Span | null
  /** It has taken a blot that is missing from the picture. */
  hasCrumb: boolean
}

/** A leaf is turned: on to the next plate, or all of them back to the first. */
export interface Turn extends Span {
  to: number
}

/** A picture that hides in the average of its colours. */
export interface ArmadilloState {
  /** When each block was split, by its number (`rules/blocks.ts`); `null` for one that was not. In simulated ms. */
  splitAt: (number | null)[]
  /** How many were. */
  count: number
  /** `null` while nothing points. */
  trail: Trail | null
  /** The pointer is over the picture: what it rests on goes on splitting. */
  rests: boolean
  /** When the last block was split. */
  wholeAt: number | null
  /** Its eyes are shut. */
  blink: Span | null
  /** When they shut next; `null` before it is whole. */
  blinksAt: number | null
  /** How often they have shut since somebody stirred. */
  blinks: number
  /** Oldest first. */
  splashes: Splash[]
  ant: Ant
  /** The rolled-up one of the fourth figure looks out. */
  peek: Span | null
  /** When somebody last stirred; `null` once the one that is rolled up has looked who is still there. */
  stirredAt: number | null
  /** Which of the plates lies open, 0 to 3. */
  plate: number
  /** Whether what is drawn later is there: no leaf is turned before. */
  hasLater: boolean
  /** While the first one rolls itself up and off. */
  roll: Span | null
  turn: Turn | null
  /** How often the book has been begun again, up to 3: what rolled off has left its track. */
  rounds: number
}

/** How many blocks of a size one stroke of the pointer has split, and the middle of the last, in scene units. */
interface Split {
  blocks: number
  x: number
  y: number
}

export interface Events {
  /** Blocks of 128 pixels have been split, of 64, and so on: each size pops at a pitch of its own. */
  split128: Split
  split64: Split
  split32: Split
  split16: Split
  split8: Split
  split4: Split
  /** So many eighths of all there is to split are split. */
  revealed: { eighths: number }
  /** There is nothing left to split. */
  whole: { plate: number }
  /** It has shut its eyes. */
  blinked: { isFirst: boolean }
  /** A press where nothing could be split yet, or any more. */
  tapped: null
  /** The ant was pressed, and keeps what it has not got. */
  frightened: null
  /** The rolled-up one was pressed, and has opened an eye. */
  peeked: null
  /** Nobody has stirred for long, and it has opened one by itself. */
  watched: null
  /** The first one has rolled up; it rolls off the leaf. */
  rolledUp: null
  rolledOff: null
  /** A leaf is turned to a plate. */
  turned: { plate: number }
  /** The ant has given back what it took. */
  returned: null
}
