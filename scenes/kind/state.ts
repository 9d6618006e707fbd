import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** What can be read, in the order of its texts: objects 0 to 3. */
export type Thing = 'shoes' | 'photo' | 'toys' | 'pie'

/** By which light it says its text; or that all are home. */
export type Telling = 'lamp' | 'moon' | 'home'

/** A sheet in the typewriter. */
interface Box {
  thing: Thing
  /** When its first letter is due to be awaited: the tick in which the thing was pressed. */
  since: number
  /** How many of its letters are typed; line ends count. */
  typed: number
}

/** Something under the pointer, or in focus; or that was. */
interface Pointed {
  thing: Thing
  since: number
  isOver: boolean
}

/** A mark that a press on nothing in particular has left. */
export interface Mark extends Point, Span {}

/** The door, at the room's left. */
export interface Door {
  /** Whether the pictures of what it lets in are there. */
  isDrawn: boolean
  /** When it opens, if it stays dark and nobody reads. */
  opensAt: number | null
  /** When it was opened by a hand's width, and when it was shut again: until the lamp is lit. */
  openedAt: number | null
  shutAt: number | null
  /** Who stood in it has come in. */
  isHome: boolean
}

/** A child's room. */
export interface KindState {
  box: Box | null
  /** When the sheet in it was whole, or the last one was closed. */
  settledAt: number | null
  /** The sheet that goes: whose it was, and until when it is seen. */
  gone: (Span & { thing: Thing }) | null
  /** Whether that thing has been read to its end, or to where it was closed. */
  hasRead: Record<Thing, boolean>
  /** When what it says by the moon had been read. */
  toldAt: Record<Thing, number | null>
  door: Door
  /** When the slice was picked up; it never comes back. */
  sliceTakenAt: number | null
  lamp: {
    isLit: boolean
    /** When its chain was pulled; it swings since. */
    pulledAt: number | null
  }
  pointed: Pointed | null
  /** Oldest first. */
  marks: Mark[]
  /** When the things beckoned last, until one is opened. */
  beckonedAt: number | null
  beckonsAt: number
  /** Somebody touched the plate that is empty. */
  plate: Span | null
  /** The mouse has been touched, and is away. */
  hidden: Span | null
  /** The moth has been touched, and flies wide. */
  scared: Span | null
  /** The mobile was touched. */
  pushedAt: number | null
}

export type Events = {
  opened: { thing: Thing; telling: Telling }
  /** Two letters more, and not in every tick: as often as a key is heard. */
  typed: null
  /** The last letter is there, of itself or at once. */
  whole: null
  closed: { thing: Thing }
  /** The slice was picked up. */
  taken: null
  lit: null
  darkened: null
  /** A thing lifts itself under the pointer. */
  lifted: null
  /** A press on nothing in particular. */
  marked: null
  clinked: null
  squeaked: null
  fluttered: null
  chimed: null
  /** What a thing says by the moon was read for the first time. */
  told: null
  /** The door opens by a hand's width. */
  unlatched: { isHome: boolean }
  shut: null
  /** The lamp shows that somebody has come home. */
  settled: null
}
