import type { Point } from '../../src/stage/contract/geometry'

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
}

export interface Events {
  /** A foot of his came down, there. */
  stepped: { x: number; y: number; left: boolean }
  /** He was pressed, there. */
  caught: { x: number; y: number }
}
