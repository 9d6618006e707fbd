import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** A thief, he himself or an apprentice. */
export interface Thief {
  /** Which of the four drawings, of walking or of waiting, is shown. */
  frame: number
  /** When the next one is due. */
  nextFrame: number
  /** How often he has been through all four since he last set off or stopped. */
  round: number
  /** Where his feet are. */
  x: number
  y: number
  speed: number
  walking: boolean
  /** Whether he faces left. */
  left: boolean
  /** His way, in radians clockwise from the right. */
  heading: number
}

/** A wet print of one of his feet. */
export interface Print {
  x: number
  y: number
  /** The way it points, in radians clockwise from the right. */
  heading: number
  left: boolean
  laidAt: number
  dryAt: number
}

/** Something on its way through the air, or over the floor: from there to where it lies then, or into the sack. */
interface Hop extends Span {
  fromX: number
  fromY: number
  isInto: boolean
}

/** Something to be taken. */
export interface Thing {
  /** Its place among `KINDS`. */
  kind: number
  /** Where it lies. */
  x: number
  y: number
  hop: Hop | null
}

/** Where the sack was dragged along the floor. */
export interface Drag {
  x: number
  y: number
  /** In radians clockwise from the right. */
  heading: number
  laidAt: number
  dryAt: number
}

/** What there is to be taken, what has been, and what comes of it. */
export interface Loot {
  /** When what is drawn of it has come; null before. */
  cameAt: number | null
  things: Thing[]
  /** What is in the sack, by its place among the things, in the order in which it was taken. */
  taken: number[]
  /** When the last of it went in, or hopped out. */
  changedAt: number
  /** Where the sack stands, once it is too large to be carried. */
  sack: Point
  /** How far it has been dragged since the last mark, px. */
  dragged: number
  /** Oldest first. */
  drags: Drag[]
  /** How many footfalls are left until somebody wakes up. */
  quiet: number
  /** Eyes are open in the dark. */
  eyes: Span | null
  /** They have made up their minds about him. */
  isJudged: boolean
  /** How often they have been open in this round. */
  woken: number
  /** How often he has passed for a statue. */
  stood: number
  /** When the sack was full, and the window opened; null before. */
  openedAt: number | null
  /** Nothing leads him now: he goes to the window. */
  isBound: boolean
  /** When he was there; null before. */
  leftAt: number | null
  /** When all was told; null before. */
  toldAt: number | null
  /** When he was last back in the middle of the floor; null in the first round. */
  backAt: number | null
  /** How often he has left. */
  rounds: number
}

/** The thief, and all that follows from him. */
export interface HeistState extends Thief {
  /** Where he is going: the pointer, as soon as it has moved. */
  mouse: Point
  /** The middle of the pool of light; it comes a little after him. */
  light: Point
  /** Oldest first. */
  prints: Print[]
  /** He has waited so long that he puts a finger to his lips. */
  hushes: boolean
  /** He hangs in the air until then, caught. */
  leapsUntil: number
  /** He is a statue until then. */
  frozenUntil: number
  /** Thieves beyond the first. They light no floor and leave no prints. */
  apprentices: Thief[]
  loot: Loot
}

export interface Events {
  /** A foot of his came down, there. */
  stepped: { x: number; y: number; left: boolean }
  /** He was pressed, there. */
  caught: { x: number; y: number }
  /** Something hops, as somebody has pressed it, or him. */
  knocked: null
  /** Something has gone into the sack. */
  taken: { kind: number }
  /** It was the hen. */
  joined: null
  /** It was the teapot, of which he has had the lid. */
  matched: null
  /** Eyes open in the dark. */
  woke: null
  /** He moved before them, and this has hopped out of the sack. */
  seen: { kind: number }
  /** He did not. */
  stood: null
  /** The sack is full, and the window opens. */
  filled: null
  /** The sack is stuck in the window; it comes out on the other side. */
  stuck: null
  plopped: null
  /** What he had is told: kinds, in the order in which they were taken. */
  told: { worth: number; kinds: number[]; stood: number }
  /** It begins again. */
  returned: null
}
