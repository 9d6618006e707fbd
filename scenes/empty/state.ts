import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** What a thumb can press. */
export type Key = 'up' | 'right' | 'down' | 'left' | 'upper' | 'lower'
export type Side = 'left' | 'right'

/** A thumb and what it is about. */
export interface Thumb {
  /** Where its tip is, in units of the console: on its way, never at once. */
  x: number
  y: number
  /** The key that it presses. */
  key: Key | null
  /** The key that it waits over, as the pointer does. */
  over: Key | null
  /** When it set out to press: it draws back first. */
  setOut: number
  /** When it came down on the key; null before. */
  down: number | null
  /** Whether the visitor still holds the key. */
  isHeld: boolean
  /** Whether a visitor wants it to: it may press of its own accord. */
  isAsked: boolean
  /** When it let go of what it pressed last. */
  up: number | null
}

/** A mark of a touch, on the stage. */
export interface Mark extends Span {
  x: number
  y: number
}

/** A handheld console without a cartridge. Where the plate is follows from the time alone. */
export interface EmptyState {
  hasChimed: boolean
  thumbs: Record<Side, Thumb>
  /** When something was heard last. */
  quietSince: number
  /** How far the spider has let itself down, 0…1. */
  thread: number
  /** It has been touched: legs in, and up. */
  fright: Span | null
  /** Where the crystal of the screen gives way. */
  puddles: Mark[]
  /** Where somebody has knocked on the case. */
  knocks: Mark[]
  dust: Span | null
  /** The lamp goes out for a moment when it is touched. */
  dark: Span | null
  /** How much of the secret has been pressed, key by key. */
  secret: number
  /** The ink runs out of the plate's dot. */
  ink: Span | null
}

export interface Events {
  /** The console has been switched on; again, too. */
  started: null
  /** The plate is in the middle. */
  chimed: null
  /** A thumb draws back for a key. */
  reached: { key: Key }
  /** A thumb has come down on a drop: because it was told to, or out of impatience. */
  steered: { key: Key; isAsked: boolean }
  /** A thumb has come down on a button. */
  pushed: { key: Key; isAsked: boolean }
  released: { key: Key }
  /** Time enough has gone by for something to happen, and nothing has. */
  nothing: { side: Side }
  touched: Point
  knocked: Point
  /** Somebody blows into the slot. */
  blown: null
  dimmed: null
  scraped: null
  /** The spider is back at home in a fright. */
  frightened: null
  /** The secret has been pressed to its end. */
  inked: null
}
