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

/** A drop of ink on the page, at one of its nodes. */
export interface Drop {
  column: number
  row: number
  /** Where it was before. */
  fromColumn: number
  fromRow: number
  /** When it went on from there, or did something where it is. */
  movedAt: number
  /** It takes ink away instead of leaving some. */
  isWiping: boolean
  /** The node that it is led to. */
  goal: { column: number; row: number } | null
  /** When it can go on. */
  stepAt: number
  /** When a step of it was told of last: fast ones are one stroke. */
  heardAt: number
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
  /** How often nothing has happened. */
  nothings: number
  /** The dot falls out of the plate, which goes back. */
  waking: Span | null
  /** What the dot was; null while the screen is but a screen. */
  drop: Drop | null
  /** What is drawn, row by row: a digit for each node, see `INK`. */
  page: string[]
  /** How many lines and blots that is. */
  inked: number
  /** It is not kept yet as it is. */
  isUnkept: boolean
  /** The corner that the drop goes to next, as it draws by itself. */
  corner: number | null
  /** The visitor leads the drop over the glass. */
  isLeading: boolean
  /** When there was so much on it that it is the visitor's; 0 where it was before. */
  yoursAt: number | null
  /** The visitor holds the case, at that x of the stage: how far it has been dragged, and to which side. */
  grip: { from: number; farthest: number; direction: number } | null
  /** How far the console is dragged aside, in scene units. */
  shift: number
  /** When it was jolted, as long as that counts. */
  jolts: number[]
  /** What was shaken off the page last, and the while that it falls. */
  past: string[]
  falling: Span | null
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
  /** The dot has fallen out of the plate: from now on there is something to draw with. */
  woken: null
  /** The drop is led to where the screen is touched. */
  led: null
  /** It goes on, and leaves a line behind, or takes away what was there. */
  traced: null
  rubbed: null
  /** A button has let a blot fall, or wiped about the drop. */
  blotted: null
  wiped: null
  /** There is something new on the page, some time after it was drawn. */
  drawn: null
  /** There is so much on the page that it is the visitor's. */
  yours: null
  /** The visitor takes hold of the case. */
  gripped: null
  /** What was drawn slides off the page. */
  shaken: null
}
