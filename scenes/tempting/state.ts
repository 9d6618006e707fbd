import type { Span } from '../../src/stage/contract/rules/spans'

/** What is printed on the reels, the dearest last: a drop, a quill, a hen, a crab, the cap Biggin, a crown. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5

/** How many coins are bet. */
export type Coins = 1 | 2 | 3

/** How it looks at you: asking, watching its reels, hoping for the third, delighted for you, consoling, shut as you are out of coins, frowning as it lends, or closed. */
export type Mood = 'asking' | 'watching' | 'hoping' | 'delighted' | 'consoling' | 'shut' | 'frowning' | 'closed'

/** One reel. Turns are shares of its strip, 0…1; times are simulated ms. */
export interface Reel {
  /** `rolling` at its speed, `starting` to, `stopping` on a symbol, `lingering` on its way there, or still. */
  motion: 'rolling' | 'starting' | 'stopping' | 'lingering' | 'still'
  /** How far it was turned when this motion began. */
  turn: number
  since: number
  /** When it stands, while it is stopping or lingers; when it stood, while it is still. */
  until: number
  /** The turns that it makes until it stands: beyond its usual speed while it is stopping, in all while it lingers. */
  extra: number
  /** The symbol of its strip that it stops on, or stands on. */
  stop: number
}

/** What a pull has brought. */
export interface Outcome {
  coins: Coins
  /** Coins won. */
  win: number
  /** The lines that have won, counted from 0. */
  lines: number[]
  at: number
}

export interface TemptingState {
  /** Coins that are yours. */
  credit: number
  /** What the last pull paid out. */
  payOut: number
  /** What the day began with, all coins that were bet, were won, and how often the machine lent: its books. */
  brought: number
  wagered: number
  won: number
  loans: number
  /** The highest credit of the day, and of all that are over. */
  best: number
  record: number
  /** How often the lever was pulled on this day, and on how many the machine has closed. */
  pulls: number
  days: number
  /** What is drawn later is there: without it the machine neither hopes nor closes. */
  hasLater: boolean
  /** When it closes, after the last pull has been seen; when it did, and what it kept. */
  closesAt: number | null
  closedAt: number | null
  kept: number
  /** The sign hangs over its mouth. */
  isHung: boolean
  /** When the arm last waved, and the sign was last pushed. */
  wavedAt: number | null
  pushedAt: number | null
  /** The piece that the marker points at. */
  marked: Coins
  /** Where the marker came from, in scene units, and when it set out. */
  markerFrom: number
  markedAt: number
  reels: Reel[]
  /** The bet that is being played; null while one can be made. */
  bet: Coins | null
  /** When the lever was last pulled. */
  pulledAt: number | null
  outcome: Outcome | null
  /** While the pay-out is counted into the credit, coin by coin. */
  counting: Span | null
  /** When the reels roll again. */
  rollsAt: number | null
  /** When it lends, after it has let you feel it. */
  lendsAt: number | null
  /** It is lending, and frowns. */
  lending: Span | null
  mood: Mood
  moodBefore: Mood
  moodSince: number
  /** Which eye was last poked, or the nose, and when. */
  poked: 'left eye' | 'right eye' | 'nose' | null
  pokedAt: number | null
  /** When a bet was last refused. */
  refusedAt: number | null
}

export interface Events {
  marked: { coins: Coins }
  /** Coins are bet, and the lever goes. */
  pulled: { coins: Coins; lines: number }
  /** A reel, counted from 1, stands. */
  stopped: { reel: number }
  lost: { first: Kind; second: Kind; third: Kind }
  won: { coins: number; lines: number }
  /** Three crowns. */
  crowned: { coins: number; lines: number }
  /** A bet of more than there is. */
  refused: { credit: number }
  lent: { coins: number }
  winked: null
  sneezed: null
  /** What it owes you is written down. */
  booked: null
  /** Two of a kind stand, and the third reel takes its time. */
  hoped: { kind: Kind }
  /** It closes, and keeps so many coins. */
  closed: { coins: number; best: number }
  shuttered: null
  locked: null
  /** The sign hangs: tomorrow. */
  hung: null
  /** Closed, it winks all the same. */
  hinted: null
  /** Tomorrow has come. */
  opened: null
  waved: null
  pushed: null
}
