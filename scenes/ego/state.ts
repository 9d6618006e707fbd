import type { Span } from '../../src/stage/contract/rules/spans'

/** The clearing. Moments are simulated ms. */
export interface EgoState {
  /** The swing of all four, or `null` while they are at rest. */
  swing: Span | null
  /** Until when its sound is heard; `null` once it is cut. */
  heardUntil: number | null
  /** Whether this swing has been through the grass. */
  hasCut: boolean
  /** How many swings there were, and which of the four was asked last, or -1. */
  swings: number
  leader: number
  /** How high each tuft stands. */
  heights: number[]
  /** When each was cut last, or what lies of it was blown up again, and how many times the grass was cut or grew: what is printed follows it. */
  cutAt: (number | null)[]
  changes: number
  /** When the blades went through grass last, and what they cut flew. */
  mownAt: number | null
  /** Those that are not grown, in the order in which they come back. */
  fallow: number[]
  /** Those that are half grown. */
  sprouting: number[]
  /** When the next of them grow. */
  growsAt: number
  /** Whether what hides in the grass, and the statues, can be drawn. */
  hasLater: boolean
  /** When each of what hides was found in this round, `null` while it is not. */
  found: (number | null)[]
  /** Since when the statues go up or stand, `null` while there are none; how many of their boards are in; when they came down last. */
  statuesAt: number | null
  boards: number
  felledAt: number | null
  /** How many times they came down. */
  rounds: number
  /** Somebody in the grass: where he looks out, or will; until when he is down, `null` while he is not; when he was caught, and where. */
  peeper: { place: number; hiddenUntil: number | null; caughtAt: number | null; caughtPlace: number }
}

export interface Events {
  /** All four begin to swing, or begin again. */
  swung: { leader: number; again: boolean }
  /** The sound of the swing is over. */
  hushed: null
  /** So many tufts were cut by one height. */
  mown: { tufts: number }
  /** The swing has cut nothing: there is no grass left. */
  missed: null
  /** All grass has grown back. */
  overgrown: null
  /** Somebody in the grass was found. */
  found: null
  /** One of what hides there was found, by its number; how many still hide. */
  spotted: { hidden: number; left: number }
  /** All were found: each of the four puts up a statue to himself. Whose is called so the loudest. */
  unveiled: { largest: number }
  /** A board was stuck in. */
  boarded: { board: number }
  /** The four have cut their statues down. */
  felled: null
}
