import type { Span } from '../../src/stage/contract/rules/spans'

/** A basket in the sea. Moments are simulated ms. */
export interface Trap {
  /** Whether a fish is in it. */
  caught: boolean
  /** Its place in the grid. */
  x: number
  y: number
  /** When a fish swims in; once it is caught, when it did. */
  catchesAt: number
  /** Which of the `FISH` it is going to be, or is. */
  fish: number
  /** The fish that was let out last: which, and from when until when it was in the air. */
  leaper: number
  leap: Span | null
  /** When it was last pressed for nothing. */
  pokedAt: number | null
  /** Whether the tab order has it among the caught ones. */
  isFirst: boolean
}

export interface FarmState {
  traps: Trap[]
  score: number
  /** The keeper on the island: which way he looks, and until when he calls or cheers. */
  keeper: { left: boolean; hailsUntil: number; cheersUntil: number }
  /** The trap that the pointer or the focus is on, or -1. */
  hovered: number
  /** How long a trap takes to go up and down once, and its mark to pulse once, in ms. */
  rhythm: { bobbing: number; pulsing: number }
  /** When a fish was last counted, and when a trap last caught one, let it out or was prodded. */
  countedAt: number | null
  stirredAt: number | null
}

export interface Events {
  /** A fish has swum into a trap; so many wait to be let out by now. */
  caught: { trap: number; waiting: number }
  /** A fish leapt out of a trap: the count is this now. */
  leapt: { trap: number; score: number }
  /** An empty trap was prodded. */
  prodded: { trap: number }
}
