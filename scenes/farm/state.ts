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

/** The cat's way to the rack, and home with what it got. */
export interface Prowl {
  out: Span
  /** Its way home, once it has turned, and from how far on the way out, 0…1. */
  home: Span | null
  reach: number
  /** The fish in its mouth, of the `FISH`, and the count when it took it. */
  fish: number | null
  tookAt: number
}

/** What hangs to dry, and what becomes of it. Moments are simulated ms. */
export interface Rack {
  /** The fish on its hooks, in order: which of the `FISH`, and since when. */
  hung: { fish: number; since: number }[]
  /** The count when the cat took the last fish that it has eaten, and the most that were counted after one until a supper. */
  spoiledAt: number
  most: number
  /** How many suppers there have been, since when one is served, and when the last was over. */
  suppers: number
  servedAt: number | null
  endedAt: number | null
  /** Whether the table stands for it, and when it was last drunk to. */
  isLaid: boolean
  toastedAt: number | null
  prowl: Prowl | null
  /** Before this the cat does not think of the rack again. */
  restsUntil: number
  /** How many fish the cat has eaten. */
  stolen: number
  /** Whether what it leads to can be drawn. */
  hasLater: boolean
}

export interface FarmState {
  traps: Trap[]
  rack: Rack
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
  /** The cat has taken a fish off the rack; was pressed on the way there; or on the way back, and has let it fall. */
  stolen: { fish: number }
  shooed: null
  saved: { fish: number }
  /** The rack is full: supper, so many fish after the cat had one, or after none; more than at any other, where there was one. */
  served: { fish: number; isUntouched: boolean; isMost: boolean }
  /** The table was pressed: they drink to whoever did. */
  toasted: null
  /** The supper is over; so many there have been. */
  eaten: { suppers: number }
}
