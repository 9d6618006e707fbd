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
  ducked: null
  peeped: null
  hid: null
}
