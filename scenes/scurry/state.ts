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

/** What he can carry off. */
export type Loot = 'springs' | 'moon' | 'clock' | 'display'

/** How the chase stands. */
export interface Chase {
  /** Since when it can be drawn how he is caught; `null` until it can. */
  laterAt: number | null
  /** Collected since he was caught last. */
  rings: number
  /** What he runs off with. */
  loot: Loot
  /** When he was caught, while he is held, robs and gets away; `null` while both run. */
  caughtAt: number | null
  /** So many hats the hedgehog wears. */
  hats: number
  /** Where the clock of the town is that was reached for last. */
  clockX: number
}

/** The whole of it. */
export interface ScurryState {
  rings: number
  seconds: number
  nextSecondAt: number
  /** How the layers slide, in shares of their tile. */
  back: Cycle
  front: Cycle
  /** The town beyond. */
  town: Cycle
  /** How far the pointer shifts the back layer, in percent of the layer. */
  shift: Point
  hedgehog: Cycle & { x: number; hop: Span | null; height: number }
  inventor: Cycle & { x: number; fumble: Span | null }
  chase: Chase
  /** Since when a finger or the main button is down; `null` while it is not. */
  pressedAt: number | null
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
  /** The hedgehog is a stride nearer: so many of ten. */
  gained: { strides: number }
  /** He has him by the coat-tail. */
  caught: null
  /** The hat has come down on the hedgehog: so many are they now. */
  hatted: { hats: number }
  /** The coat-tail gave way. */
  torn: null
  /** The inventor has carried that off. */
  robbed: { loot: Loot }
}
