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

/** A card that is done with. */
export interface DeadCard {
  symbols: Kind[]
  /** 0: it was never scratched free; 1: a blank; 2, 3, 4: it has won coins, purses, a house. */
  fate: number
}

/** What has come of the cards before, and lies about the one that is scratched. */
export interface Table {
  /** What is drawn of it has come. */
  hasLater: boolean
  /** The cards of this pad that are done with, in their order. */
  cards: DeadCard[]
  /** How much lies there, of this pad and of those before. */
  coins: number
  purses: number
  houses: number
  /** What this pad has won, in crowns. */
  won: number
  /** How many pads have been reckoned up. */
  pads: number
  /** When the last card was thrown aside, while it flies; null otherwise. */
  thrownAt: number | null
  /** What comes down on the table, since when, and the three fields that it was won by. */
  prize: { kind: Kind; at: number; fields: number[] } | null
  /** When the pad was used up, and when its reckoning was rubbed out; null otherwise. */
  reckonedAt: number | null
  wipedAt: number | null
  /** When the cat was last pressed, and whether it pushed a coin off the table then. */
  pattedAt: number | null
  pushes: boolean
  /** How often what lies still has changed: it is printed anew then. */
  changes: number
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
  table: Table
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
  /** The card is thrown aside; so many of the pad are left. */
  dealt: { left: number }
  /** A house has come down. */
  landed: null
  /** The pad is used up, and what it has won stands in chalk. */
  reckoned: { won: number }
  /** It is rubbed out, and another pad lies there. */
  wiped: null
  /** Somebody has pressed the cat, which pushes a coin off the table, where there is one. */
  patted: { pushes: boolean }
  /** What lies on the table has changed, and is kept. */
  booked: null
}
