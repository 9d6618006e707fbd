import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** A ring in the air. */
export interface Ring {
  x: number
  y: number
  /** Units a second. */
  speedX: number
  speedY: number
  /** Turns, counted from facing us. */
  turn: number
  /** Turns a second; to the left when negative. */
  spin: number
  goneAt: number
}

/** The flash that rings leap out of. */
export interface Spark extends Span {
  x: number
  y: number
  /** Of ten rings at once. */
  isLarge: boolean
}

/** A spring the inventor has lost, bounding away along the floor. */
export interface Spring {
  x: number
  y: number
  speedX: number
  speedY: number
  /** When it last struck the floor, and is squashed; `null` until it has. */
  struckAt: number | null
}

/** Dust at a footfall. It lies on the floor, and is left behind with it. */
export interface Puff extends Span {
  x: number
}

/** What goes round and round, in shares (0…1) of its round: where it is, and how far it goes in a tick. */
export interface Cycle {
  at: number
  pace: number
}

/** The chase. */
export interface ScurryState {
  rings: number
  seconds: number
  nextSecondAt: number
  /** How the layers slide, in shares of their tile. */
  back: Cycle
  front: Cycle
  /** How far the pointer shifts the back layer, in percent of the layer. */
  shift: Point
  hedgehog: Cycle & { hop: Span | null; height: number }
  inventor: Cycle & { fumble: Span | null }
  flying: Ring[]
  sparks: Spark[]
  springs: Spring[]
  puffs: Puff[]
}

export interface Events {
  /** A ring was collected, there; so many are there now. */
  collectedOne: { x: number; y: number; rings: number }
  /** Ten were, at once. */
  collectedTen: { x: number; y: number; rings: number }
  /** The hedgehog began to hop, there. */
  hopped: Point
  /** The inventor lost a spring, there. */
  lostSpring: Point
}
