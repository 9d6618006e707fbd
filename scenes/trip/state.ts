import type { Span } from '../../src/stage/contract/rules/spans'

/** One of the three balls, from left to right. */
export type BallNumber = 0 | 1 | 2

/** The framed picture of whoever is in a ball: springing up, standing, or folding away again. */
export interface Frame {
  ball: BallNumber
  /** While it springs up. */
  rise: Span
  /** While it folds away; `null` while somebody looks. */
  fold: Span | null
}

/** One of the three says what it has to say. */
interface Cry extends Span {
  ball: BallNumber
}

/** Somebody who lives in the book, beside what it is about. */
export type Lodger = 'hen' | 'mouse' | 'snail'

/** One of the three is under way to the ink bottle, and whoever sat there back to its ball. */
export interface Journey extends Span {
  ball: BallNumber
  back: BallNumber | null
  /** While two that change places look at each other. */
  look: Span | null
}

/** How far one of the three has come on the road of the other spread, in steps: before it set out last, and where that leads to. */
export interface Walk {
  before: number
  steps: number
  from: number
}

/** What can be pressed on the other spread, beside the three on its road. */
export type Vessel = 'balloon' | 'boat'

/** The book is open at its other spread. */
export interface Spread {
  /** While it is turned to. */
  turn: Span
  /** Whether it stands, and can be pressed. */
  isOpen: boolean
  /** While it is turned back from; `null` until then. */
  back: Span | null
  walks: [Walk, Walk, Walk]
  /** When whoever has not arrived yet goes on by itself. */
  strollAt: number
  /** While the balloon is lifted, and the boat rocks. */
  vessels: Record<Vessel, Span | null>
}

/** A book on a table, which rises and lies down; and three balls to choose from. */
export interface TripState {
  /** The camera's angle, in degrees: 30 when everything stands, 0 when it lies flat. */
  angle: number
  /** The ball that the pointer, or the focus, is on. */
  hovered: BallNumber | null
  frame: Frame | null
  cry: Cry | null
  /** The hen is down in her trunk, the mouse up out of its boot, the snail in its house. */
  lodgers: Record<Lodger, Span | null>
  /** How far the snail has come, in whole scene units; and which way it goes. */
  snail: { x: number; way: 1 | -1 }
  /** Whether the hen has had to duck for this round of the paper. */
  isHenFlat: boolean
  /** When the three close their eyes for the next time. */
  blinksAt: [number, number, number]
  /** Whether what is drawn later is there: nobody sets out before. */
  hasLater: boolean
  /** Who was heard, and has not set out yet. */
  chosen: BallNumber | null
  journey: Journey | null
  /** Who sits on the ink bottle, and goes with the visitor. */
  companion: BallNumber | null
  /** Who has been there, since the book was last turned. */
  hasTravelled: [boolean, boolean, boolean]
  spread: Spread | null
  /** How often it was turned: the trunk has as many labels, up to three. */
  rounds: number
}

export interface Events {
  /** Somebody looks at a ball: its picture springs up. */
  shown: { ball: BallNumber }
  /** Nobody does any longer: it folds away. */
  cleared: null
  /** One was chosen, and says so. */
  heronkCried: null
  brewsterCried: null
  swirloCried: null
  /** The paper lies flat, and the hen has ducked. */
  flattened: null
  /** Somebody has pressed the hen in her trunk, the boots, or the snail. */
  ducked: { isFlat: boolean }
  peeped: null
  hid: null
  /** One of the three leaves its picture; whoever sat on the bottle makes room. */
  setOut: { ball: BallNumber; back: BallNumber | null }
  /** Two of them meet on the way, and look at each other. */
  met: null
  /** It has come to the bottle. */
  travelled: { ball: BallNumber }
  /** The book is turned to its other spread; it is open there; it is turned back. */
  turned: null
  opened: null
  closed: null
  /** On the other spread somebody was pressed. */
  walked: { ball: BallNumber }
  lifted: null
  saluted: null
}
