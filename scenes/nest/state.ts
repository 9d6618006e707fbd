import type { Span } from '../../src/stage/contract/rules/spans'

export type Side = 'left' | 'right'

/** Somebody moves out of a nest, and somebody else in. */
interface Move {
  /** Who sinks behind the rim. */
  before: number
  /** How far up that one was as it began to sink, 0…1. */
  height: number
  /** When the sinking began. */
  from: number
  /** When it has gone, and the new one begins to rise. */
  gone: number
  /** When the new one lies there. */
  until: number
}

export interface Nest {
  /** Who sleeps in it, by the place (0…20) in the list. */
  creature: number
  /** Which of the two drawings of a breath is due. */
  breath: 0 | 1
  /** Since when. */
  breathSince: number
  move: Move | null
  /** Whoever sleeps here has been touched, and turns over. */
  stir: Span | null
  /** Straws fly, as somebody has come in. */
  straws: Span | null
}

/** One of the 42 portraits. */
export interface Portrait {
  side: Side
  index: number
}

/** A portrait that swings on its nail. */
interface Swing extends Portrait {
  from: number
  until: number
}

/** A portrait under the pointer, or in focus; or one that was. */
interface Pointed extends Portrait {
  since: number
  isOver: boolean
}

/** Crumbs of earth, where somebody knocked. */
export interface Crumbs {
  x: number
  y: number
  from: number
  until: number
}

/** A letter of sleep, rising from one of the nests. */
export interface Snore {
  side: Side
  from: number
  until: number
}

/** What two who sleep may do with each other. */
export type DeedName =
  | 'turns'
  | 'blanket'
  | 'tea'
  | 'socks'
  | 'story'
  | 'umbrella'
  | 'hug'
  | 'toast'
  | 'quarrel'
  | 'chorus'

/** Who sleeps on the left, and who on the right. */
export interface Pair {
  left: number
  right: number
}

/** What ties the portraits of two who have found each other. */
interface Thread extends Pair {
  deed: DeedName
  from: number
}

/** A burrow at night. */
export interface NestState {
  left: Nest
  right: Nest
  /** Whether the visitor has chosen anybody; until then the portraits beckon. */
  hasChosen: boolean
  /** When they beckoned last. */
  beckonedAt: number | null
  beckonsAt: number
  pointed: Pointed | null
  /** Oldest first. */
  swings: Swing[]
  /** Oldest first. */
  snores: Snore[]
  /** Oldest first. */
  crumbs: Crumbs[]
  lamp: {
    isLow: boolean
    /** When it was turned up or down; it swings since. */
    turnedAt: number | null
  }
  worm: {
    /** It looks out of its hole. */
    out: Span | null
    /** When it will. */
    nextAt: number
  }
  snail: {
    /** It looks who has knocked. */
    look: Span | null
    /** The hill under it has moved: it flies up, and comes down again. */
    toss: Span | null
  }
  /** The key glints. */
  key: Span | null
  /** The mug clinks. */
  mug: Span | null
  /** What is drawn later has come. */
  isLater: boolean
  /** When it was settled what the two do who lie there now. */
  toldAt: number | null
  /** Oldest first, one for each deed. */
  threads: Thread[]
  /** The flame of the lantern has gone to bed, in a third nest; until it is back. */
  third: Span | null
  /** How often it has. */
  thirds: number
}

/** One cry for each of the 21, by the place in their list. */
export type CryName =
  | 'yapped'
  | 'bleated'
  | 'cawed'
  | 'gulped'
  | 'clicked'
  | 'slurped'
  | 'croaked'
  | 'squeaked'
  | 'chittered'
  | 'snored'
  | 'hummed'
  | 'groaned'
  | 'whistled'
  | 'growled'
  | 'hooted'
  | 'flapped'
  | 'snuffled'
  | 'honked'
  | 'boinged'
  | 'mewed'
  | 'grunted'

export type Events = {
  /** Somebody else sleeps on that side now. */
  chose: { side: Side; creature: number }
  /** Who sleeps there has been touched, and turns over. */
  stirred: { side: Side; creature: number }
  /** A portrait swings under the pointer. */
  brushed: null
  dimmed: null
  lit: null
  /** The worm has looked out of its wall. */
  peeped: null
  /** It was touched, and has gone. */
  ducked: null
  /** The snail was touched, and looks who it is. */
  woke: null
  clinked: null
  glinted: null
  /** Earth was knocked on. */
  crumbled: null
  /** The two who sleep do something with each other. */
  paired: null
  /** All deeds were seen, and the flame goes to bed. */
  retired: null
} & { [Name in CryName]: null }
