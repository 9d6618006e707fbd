import type { Span } from '../../src/stage/contract/rules/spans'

/** The castle, and how often it has gone down. */
export interface Castle {
  /** It shakes and sinks; `null` while it stands. */
  show: Span | null
  /** When it last stood there again; `null` until it has been down. */
  stoodAt: number | null
  /** How many waves of bats have burst out of it since it began to sink: 0…3. */
  waves: number
  /** How many of its stones have come off for good: 0…5. */
  lost: number
  /** When the last of them came off; `null` until one has. */
  lostAt: number | null
  /** How often it has gone down since it was new: 0…6. */
  sinkings: number
  /** When a pointer, or the focus, came upon it; `null` while there is none. */
  hoveredAt: number | null
}

/** Who lives under the highest roof, and lifts it to look out. */
interface Lodger {
  peek: Span | null
  /** When it is next curious. */
  peeksAt: number
}

/** Somebody has pressed there while the castle sinks: whoever has eyes looks. */
interface Glance extends Span {
  /** Where, in scene units. */
  x: number
  y: number
}

/** The cat, who has seen this before. */
export interface Cat {
  /** It looks round at what goes on behind it. */
  turn: Span | null
  /** It was stroked. */
  purr: Span | null
  /** Its tail flicks. */
  flick: Span | null
  /** When it next does. */
  flicksAt: number
}

/** The village on the hill. */
export interface Village {
  /** How many of its windows are lit: 0…7. */
  lit: number
  /** When somebody next gets up, or goes to bed. */
  changesAt: number
}

/** The stagehand, who looks after the thread that the moon hangs on. */
export interface Mouse {
  /** It climbs down, sees to the knot, and climbs up again. */
  errand: Span | null
  /** When it is next sent. */
  sentAt: number
  /** It was pressed, and hurries up. */
  flight: Span | null
  /** How far down the thread it was then, 0…1. */
  fledFrom: number
}

/** Who has had enough moves out with all of the castle, and a whole one is brought to the next lodger. */
export interface Letting {
  /** The bats hook on, and carry the ruin off. */
  leaves: Span | null
  /** Since when it is for rent; `null` while somebody lives there. */
  vacantAt: number | null
  /** The bats bring a whole castle. */
  comes: Span | null
  /** Who lives there: the bat at 0, then three others in turn. */
  lodger: number
  /** How often it has been carried off, 3 at most: each time a case is left behind. */
  removals: number
}

/** A paper theatre at dusk. */
export interface BatState {
  castle: Castle
  letting: Letting
  /** Whether what is drawn later is there: nobody moves out before. */
  hasLater: boolean
  lodger: Lodger
  glance: Glance | null
  cat: Cat
  village: Village
  mouse: Mouse
}

export interface Events {
  /** Somebody has pressed: the castle begins to shake and to sink. */
  sank: null
  /** A wave of bats bursts out of it: the first, second or third. */
  burst: { wave: number }
  /** A stone has come off that will be missing, and how many are. */
  lost: { stones: number }
  /** The bell tolls, and the castle stands there again. */
  tolled: { stones: number }
  /** Somebody has pressed while it sinks, and all eyes turn there. */
  glanced: null
  /** The highest roof lifts, and somebody looks out. */
  peeped: null
  /** The cat was stroked. */
  purred: null
  /** Somebody in the village has put on a light; so many windows are lit. */
  lit: { windows: number }
  /** All of the village has gone to bed at once. */
  darkened: null
  /** The stagehand was caught on the thread. */
  squeaked: null
  /** The castle has gone down as often as it will: the bats come back, with cases and ropes. */
  packed: null
  /** The ruin tears loose, and is carried off. */
  lifted: null
  /** A board is let down where it stood. */
  vacated: null
  /** Somebody has taken it: bats bring a whole castle. */
  rented: null
  /** It stands, and who lives there now: 1…3. */
  settled: { lodger: number }
}
