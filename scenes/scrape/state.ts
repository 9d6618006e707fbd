import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** What is printed on a field: coins, purses, houses. */
export type Kind = 0 | 1 | 2

/** The silver layer: what is still covered, and counts that are kept as it is scratched. */
export interface Foil {
  /** Row by row, 25 cells a number, the leftmost in the lowest bit; a set bit is covered. */
  rows: number[]
  /** How many cells are still covered. */
  covered: number
  /** The same of each of the six fields. */
  coveredByField: number[]
}

/** A crumb of foil: thrown up from where it came off, it comes down and stays. Places are scene units on the stage. */
export interface Crumb {
  fromX: number
  fromY: number
  toX: number
  toY: number
  bornAt: number
  landsAt: number
  /** Which of the drawings. */
  drawing: number
  /** How it lies, in radians. */
  turn: number
  /** Its size, 1 as drawn. */
  size: number
}

/** A scratch card and the coin over it. */
export interface ScrapeState {
  /** What is printed on the six fields, as one reads. */
  symbols: Kind[]
  /** What three of them win; null on a blank. */
  winningKind: Kind | null
  foil: Foil
  /** Which symbols can be told. */
  seen: boolean[]
  /** Where the visitor points. */
  mouse: Point
  /** The place under the coin's edge: the pointer, and beside it while it rubs by itself. */
  coin: Point
  /** The button is down. */
  scratching: boolean
  /** Where a press was made, for as long as it may turn out to be a tap: it has not left its place. */
  tap: Point | null
  /** The coin rubs a patch by itself, as after a tap or a key. */
  rub: Span | null
  /** How fast the coin goes over the silver field while it scratches, px/s: what the sound follows. */
  speed: number
  /** How far it went over the silver field since the last tick, px. */
  travelled: number
  /** When enough was scratched for the replay button; null before. */
  doneAt: number | null
  /** Oldest first. */
  crumbs: Crumb[]
  /** Cells that have come off since the last crumb. */
  loose: number
}

export interface Events {
  /** The symbol on a field, counted from 1, has come to light. */
  seen: { field: number; kind: Kind }
  /** The card is done, and three of a kind win. */
  wonCoins: null
  wonPurses: null
  wonHouses: null
  /** The card is done, and a blank. */
  wonNothing: null
}
