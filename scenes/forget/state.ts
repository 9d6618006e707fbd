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
  /** The light opens as far as one remembers, and closes again. */
  opening: Opening | null
  /** What has come back, in that order. */
  recalled: ThingName[]
  /** The last that did: it is written about the light, where that was led then. */
  memory: Memory | null
  /** When the snail last drew in its horns. */
  hidAt: number | null
  /** Whether what is drawn later is there. */
  isWhole: boolean
  /** All has come back: it is one drawing, by day. */
  morning: Morning | null
  /** How many mornings there have been. Each tide lays the things down elsewhere. */
  mornings: number
}

/** What comes to mind of a thing, and where the light was led. */
interface Memory extends Point {
  thing: ThingName
  at: number
}

/** From the first light until all is black again. */
interface Morning extends Span {
  /** When LOST is struck out. */
  foundAt: number
  /** When the tide comes for it all. */
  ebbsAt: number
  /** When the night comes back. */
  fallsAt: number
  /** When the bear last waved. */
  wavedAt: number
}

/** When the light is open, and when the night has closed in again. */
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
  /** Whether it has been pressed since it lies there. */
  isTouched: boolean
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
  /** The snail has been pressed. */
  hid: null
  /** All has come back: the night lifts, for the first time or another. */
  dawned: { mornings: number }
  /** LOST is struck out, and who sits there has seen who looks. */
  found: { mornings: number }
  /** The bear has been pressed by day. */
  waved: null
  /** The tide takes it all. */
  ebbed: null
}
