import type { ThingName } from '../../assets/fowl-later/shared'
import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** A hen that is launched across the square. Until her first flight, and after each, she is out of sight. */
export interface Chicken {
  x: number
  y: number
  /** The way she flies in a tick, in scene units. */
  movingX: number
  movingY: number
  flying: boolean
  /** How far she has flown, in scene units. */
  flown: number
  launchedAt: number
  /** When she loses her next feather. */
  shedsAt: number
  /** What stands in her way, and how far she has flown when she is there, in scene units. */
  hits: { thing: ThingName; at: number } | null
  /** Her place in the basket, and from when to when she is on the way there from where she was caught. */
  seat: number | null
  lands: Span | null
}

/** Something of the market that has been flown into, and when. */
interface Broken {
  readonly thing: ThingName
  readonly at: number
}

/** Six in the basket: first prize. Until they are let out, and the square is swept. */
interface Fair {
  from: number
  freedAt: number | null
}

/** A feather, from where it came off to where it lies. */
export interface Feather {
  x: number
  y: number
  /** How far below that the ground is, in scene units. */
  drop: number
  /** How far it is carried aside on its way, in scene units. */
  drift: number
  /** Where its rocking begins, in radians. */
  sway: number
  /** Which drawing of a feather it is. */
  kind: number
  lostAt: number
  landsAt: number
  goneAt: number
}

/** Dust from a foot, or from a corner taken too fast. */
export interface Puff {
  x: number
  y: number
  /** Whether it was more than a foot that raised it. */
  large: boolean
  raisedAt: number
  goneAt: number
}

/** The way the hen looks and runs. */
export type Facing = 'right' | 'down' | 'left' | 'up'

/** The square: a hen who runs round it without end, and the six that fly across. */
export interface FowlState {
  /** How far round she is, 0…100: 0–35 along the top, to 50 down the right side, to 85 along the bottom, then up the left. */
  perimeter: number
  /** Where her feet are, in scene units. */
  x: number
  y: number
  facing: Facing
  /** How much further she comes in a tick. */
  pace: number
  /** Which of the drawings of her run is due: six from the side, four from before or behind. */
  frame: number
  /** From when to when she is out of shape, after a corner. */
  turnedAt: number
  settledAt: number
  flashesUntil: number
  chickens: Chicken[]
  /** Which of the six is launched next: who was launched longest ago. */
  next: number
  /** Oldest first. */
  feathers: Feather[]
  /** Oldest first. */
  dust: Puff[]
  /** Whether what is drawn later has come: without it nothing breaks, and nobody is caught. */
  hasLater: boolean
  /** When the basket was brought, and last rocked. */
  basketSince: number | null
  rockedAt: number | null
  /** In the order of its breaking. */
  broken: Broken[]
  /** When somebody last spoke at each window. */
  spokeAt: (number | null)[]
  fair: Fair | null
  /** How many fairs have been won. */
  fairs: number
}

/** A side of the square. */
export type SideName = 'top' | 'right' | 'bottom' | 'left'

export interface Events {
  /** She was startled, there. */
  startled: Point
  /** She has turned a corner, there. */
  turned: Point
  /** Which of the six, counted from 1, has taken off, from which side and place of the border. */
  tookOff: { hen: number; side: SideName; x: number; y: number }
  /** A basket has been set down. */
  brought: null
  /** That has been flown into. */
  broke: { thing: ThingName }
  /** How many have been caught, with her. */
  caught: { hens: number }
  /** The basket was pressed. */
  rocked: null
  spoke: { window: number }
  /** All six sit in the basket; which fair it is, counted from 1. */
  won: { fair: number }
  freed: null
  swept: null
}
