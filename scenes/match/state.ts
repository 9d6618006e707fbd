/** A question: whose footprint is it? */
export interface Question {
  /** The creature that has left the print: its number, 0…150. */
  asked: number
  /** Four creatures in their compartments, from the left; one of them is the one that is asked for. */
  candidates: number[]
}

/** What the line says. While a guess is weighed, `weighing`; what follows from it is the owner's words. */
export type Line = 'start' | 'asking' | 'weighing' | 'heard' | 'yep' | 'huh' | 'timeUp'

/** What a guess, or its lack, comes to. Nobody can answer while it is pending, and the clock stands still. */
interface Verdict {
  kind: 'right' | 'wrong' | 'timeUp'
  /** The compartment that was chosen, 0…3; `null` when time ran out. */
  chosen: number | null
  /** What it is worth, if it is right. */
  bonus: number
  since: number
  /** When it takes effect. */
  until: number
}

/** A stamp on a compartment: when it comes down. */
export interface Stamp {
  kind: 'right' | 'wrong'
  place: number
  at: number
}

/** When each of the things that answer a press was last pressed. */
type Touches = Record<'card' | 'ladybirds' | 'glass' | 'ant' | 'guide' | 'booklet', number | null>

/** Whose print was asked for, and whether it was known. */
export interface Plate {
  creature: number
  isKnown: boolean
}

/** A field guide to who was here: the last game, six plates at most. */
export interface Guide {
  /** How many have been filled: as thin books they stand in the lid. */
  volumes: number
  plates: Plate[]
  score: number
  /** How many ladybirds were left, 0…3: they sit on it. */
  ladybirds: number
  /** When it drops into the case, open; `null` while it is put away. */
  at: number | null
  /** Whether it is filled before one's eyes; one that was taken out of the lid is full. */
  isNew: boolean
  /** How many seals have come down, and whether the rank has been brushed. */
  sealed: number
  isRanked: boolean
  /** When it is shut, to be put away, and whether another game begins then. */
  shutAt: number | null
  isAgain: boolean
  /** When it was put away last. */
  awayAt: number | null
}

/** An ant that carries a burnt match home. */
export interface Ant {
  /** Where it is, in scene units. */
  x: number
  /** Until when it stands still, its feelers up. */
  goesOnAt: number
  /** When it comes the next time, once it is home. */
  comesAt: number | null
}

/** A quiz of footprints. */
export interface MatchState {
  isPlaying: boolean
  /** −1 before the first round, then 0…5. */
  round: number
  /** How many are left, 3…0. */
  attempts: number
  /** What the right answers were worth. */
  points: number
  /** As it is shown: of a game that is over, as it was entered. */
  score: number
  /** How much of the round's time is gone, in ms. */
  elapsed: number
  /** The same in matches, 0…15: how many have burnt down, and how far the one that burns. */
  burnt: number
  /** When the portraits were unveiled in this round, and when all four prints were shown; `null` until then. */
  unveiledAt: number | null
  printedAt: number | null
  /** What is asked, or was last; `null` before the first game. */
  question: Question | null
  /** What was asked in the round before, whose card is still being pulled off; `null` in the first. */
  before: number | null
  /** What will be asked next: chosen a round ahead, so that its pictures can be there. */
  next: Question
  verdict: Verdict | null
  /** What has come down in this round, one stamp to a compartment. */
  stamps: Stamp[]
  line: Line
  /** Since when the line says so. */
  lineSince: number
  /** When the round began, or the game ended. */
  since: number
  /** When the last attempt was lost, whose ladybird flies off then; `null` in a game that has lost none. */
  lostAt: number | null
  /** Whether somebody has come near the tray, to begin: its pictures are fetched then. */
  isTempted: boolean
  /** The compartment that is pointed at, 0…3. */
  pointed: number | null
  pointedSince: number
  /** The compartment that was pressed last though it had nothing to say. */
  shrug: { place: number; at: number } | null
  touched: Touches
  ant: Ant
  /** When the last game was over; `null` until one is. */
  endedAt: number | null
  /** What was asked in this game, or in the last one. */
  plates: Plate[]
  /** Whether a game has ended of which no guide has been filled yet. */
  isOwed: boolean
  guide: Guide
  /** Whether what the guide is drawn with has come. */
  hasLater: boolean
}

export interface Events {
  /** A game begins. */
  started: null
  /** A round begins, 0…5. */
  asked: { round: number; candidates: readonly number[] }
  /** A match catches fire, 0…14. */
  lit: { match: number }
  /** The portraits can be seen, then the footprints of all four. */
  unveiled: { candidates: readonly number[] }
  printed: null
  /** Somebody has chosen a compartment, 0…3. */
  guessed: { place: number; creature: number }
  /** It is right: what is said, and how it is stamped. */
  right: { line: 'heard' | 'yep'; creature: number }
  /** The stamp that says so comes down. */
  stamped: null
  /** Its points are counted. */
  awarded: { bonus: number; score: number }
  /** It is wrong; so many attempts are left. */
  wrong: { attempts: number }
  timeUp: { attempts: number }
  /** The game is over. */
  ended: { score: number }
  /** What was pressed has nothing to say just now. */
  shrugged: null
  cardTapped: null
  ladybirdsFluttered: null
  glassTapped: null
  antStartled: null
  /** The field guide drops into the case. */
  opened: { isNew: boolean }
  /** A seal comes down on somebody who was known. */
  sealed: null
  /** Its rank is brushed: so many of six. */
  ranked: { known: number; score: number }
  /** It is shut, and put away. */
  shut: null
  guideTapped: null
  bookletTapped: null
}
