import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** Who stands about on the shore and may cry out. */
export type GullName = 'logGull' | 'postGull' | 'skyGull'

/** The crab on its way along the shore. */
export interface Crab {
  /** Where its middle is, in per cent of the stage's width: 20…80. */
  x: number
  /** How much further it comes in a tick, in per cent of the stage's width. */
  pace: number
  /** Which of its legs are off the ground. */
  lifted: 'odd' | 'even'
  /** Its claws open and shut, twice. */
  snip: Span | null
  /** It looks at whoever pressed it. */
  stare: Span | null
  /** Pressed to the sand: a wave comes. */
  isDucking: boolean
  /** It has come up from under a wave, and wonders. */
  daze: Span | null
}

/** Three commas in the sand, where three of its feet were. */
export interface Track {
  x: number
  /** Which of the drawings of a track it is. */
  kind: number
  until: number
}

/** What a foot throws up: sand, or water while a wave is over the sand. */
export interface Kick {
  x: number
  y: number
  isWet: boolean
  from: number
  until: number
}

/** Where somebody has touched the sea. */
export interface Splash {
  x: number
  y: number
  from: number
  until: number
}

/** A gull on its feet. */
export interface Gull {
  /** Its eyes are shut, for a moment in every one of its periods. */
  isShut: boolean
  cry: Span | null
}

/** The gull in the air. */
export interface SkyGull {
  x: number
  y: number
  goesLeft: boolean
  /** Which of the drawings of its wings is due: up, level, down. */
  wings: 0 | 1 | 2
  cry: Span | null
}

/** Biggin, Pim’s cap, which sits on the log beside Pim and looks after the crab. */
interface Biggin {
  /** He says what he thinks of crabs. */
  grumble: Span | null
  /** He has been pressed, and is beside himself. */
  fright: Span | null
  /** His bell swings. */
  swing: Span | null
}

/** A hermit crab in a thimble: a find, of which nothing tells. */
export interface Hermit {
  /** When it does what the crab has done. */
  copiesAt: number | null
  snip: Span | null
  /** It has gone into its thimble. */
  hides: Span | null
}

/** What the sea leaves on the sand. */
export type Jetsam = 'bottle' | 'tooth' | 'boot' | 'ring' | 'star'

/** Something of it, with the moment since which it is where it is. */
interface Piece {
  kind: Jetsam
  /** Where it was left, in scene units. */
  x: number
  since: number
}

/** What the crab builds of it. */
export interface Castle {
  /** On the sand, the oldest first. */
  lying: Piece[]
  /** In the crab’s claw. */
  carried: Piece | null
  /** Built in, the first first. */
  built: Piece[]
  /** How many pieces the sea has left for this castle: five at the most. */
  left: number
  /** When it was whole, and got its flag. */
  flaggedAt: number | null
  /** A wave has gone round it since; the next one takes it. */
  withstoodAt: number | null
  takenAt: number | null
  /** The letter that was in the bottle is read. */
  isRead: boolean
  /** Somebody has touched it, or something on the sand. */
  touched: { what: Jetsam | 'castle'; at: number } | null
  /** How many castles the sea has had already. */
  lost: number
}

/** A beach at noon. */
export interface CrabbyState {
  crab: Crab
  /** Oldest first. */
  tracks: Track[]
  /** Oldest first. */
  kicks: Kick[]
  /** Oldest first. */
  splashes: Splash[]
  wave: Span | null
  logGull: Gull
  postGull: Gull
  skyGull: SkyGull
  /** When one of the gulls cries of itself. */
  callsAt: number
  biggin: Biggin
  /** Pim pats him. */
  pat: Span | null
  hermit: Hermit
  /** The log lies in the sea, and whoever sits on it has his feet up, until a while later. */
  soak: Span | null
  castle: Castle
  /** What is drawn later is there. */
  hasLater: boolean
}

export interface Events {
  /** The crab has been pressed, or something of its own: its claws go. */
  snipped: null
  /** It has passed Biggin, who says what he thinks of it. */
  grumbled: null
  /** Biggin has been pressed. */
  offended: null
  /** Pim pats Biggin. */
  patted: null
  /** Somebody has touched the sea, there. */
  splashed: Point
  /** A wave gets up. */
  swelled: null
  /** It has come to the crab's way, and wipes away so many of its tracks. */
  washed: { tracks: number }
  /** A gull was pressed. */
  cried: { gull: GullName }
  /** A gull cries of itself. */
  called: { gull: GullName }
  /** The hermit has done what the crab did. */
  copied: null
  /** The hermit has been pressed, and is not at home. */
  hid: null
  /** A wave has reached the log: all feet go up. */
  soaked: null
  /** The wave has left something on the sand. */
  stranded: { kind: Jetsam }
  /** The crab has built it into its castle, which has so many now. */
  built: { kind: Jetsam; pieces: number }
  /** A wave has gone round the castle. */
  withstood: null
  /** A wave takes the castle. */
  taken: null
  /** The letter out of its bottle is read: the one of so many castles before. */
  read: { lost: number }
}
