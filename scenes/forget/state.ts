import type { LYING } from '../../assets/forget/shared'
import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** What has been forgotten, by its name. */
export type ThingName = keyof typeof LYING

/** A page in the dark, what has been forgotten on it, and a torch. */
export interface ForgetState {
  /** Where the middle of the light is: a little after the pointer, in CSS pixels. */
  light: Point
  /** Whether the torch is on: it puts itself on, and goes out only where a finger has gone. */
  isOn: boolean
  /** How bright it has become, 0…1. */
  glow: number
  /** How near the light is to the text, 0…1: as loud is the tune that one nearly remembers. */
  warmth: number
  /** Whether it has ever been led: until then it lies there, and nods. */
  isHeld: boolean
  /** When the light came to rest where it is. */
  restsSince: number
  /** When the pointer was last let go of: a finger is gone then. */
  releasedAt: number | null
  /** When the torch goes out, unless something points again by then. */
  goesOutAt: number | null
  /** When the torch was last pressed beside all things. */
  rattledAt: number | null
  /** Where the light has been a moment ago, oldest first. */
  afterglow: Glimpse[]
  things: Record<ThingName, Thing>
  /** What waits far right. */
  verdict: Verdict
  moth: Moth
  /** Whether the mouse in the sock has an eye open. */
  isMouseAwake: boolean
  /** The light opens to the whole page, and closes again. */
  opening: Opening | null
}

/** When the light opens to the whole page, and when the night has closed in again. */
interface Opening extends Span {
  /** When it is open. */
  wideAt: number
  /** When the night begins to close in. */
  closesAt: number
}

/** A place that was lit a moment ago. */
interface Glimpse extends Point {
  /** When it is forgotten. */
  until: number
}

/** Something that has been forgotten. */
export interface Thing {
  /** For how long the light has been on it without a break, in ms. */
  litFor: number
  /** Whether it has been thought of again: lit for long enough, once. */
  isRecalled: boolean
  /** When it last hopped, or is about to, and how high, in CSS pixels. */
  hoppedAt: number | null
  hop: number
}

/** The text that is seen in the light only. */
interface Verdict {
  /** For how long the light has been on it without a break, in ms. */
  litFor: number
  /** How often the game has been lost. */
  losses: number
  /** Whether it can be lost again: the light has been elsewhere since. */
  isLurking: boolean
  /** When it was last pressed. */
  pressedAt: number | null
}

/** A moth that comes to the light when that rests, and goes where it goes. */
interface Moth extends Point {
  /** From when to when it is there. */
  visit: Span | null
  /** When it may come again. */
  nextAt: number
}

export interface Events {
  /** The torch has been put on. */
  lit: null
  /** The finger that held it has gone, and the light with it. */
  wentOut: null
  /** Something has been in the light for so long that one thinks of it again. So many are still forgotten. */
  recalled: { thing: ThingName; left: number }
  /** Something has been pressed. */
  touched: { thing: ThingName }
  /** The dark has been pressed: the torch rattles. */
  rattled: null
  /** The mouse in the sock has opened an eye, because the light does not go away. */
  woke: null
  /** The moth has come to the light. */
  fluttered: null
  /** The text has been in the light for long enough: the game is lost, so many times by now. */
  lost: { losses: number }
  /** The text has been pressed, which changes nothing. */
  insisted: null
  /** The night closes in again. */
  closed: null
}
