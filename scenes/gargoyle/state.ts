import type { Slug } from '../../src/calendar'
import type { Localized } from '../../src/language/words'
import type { Span } from '../../src/stage/contract/rules/spans'

/** What is on the screen: the menu, or the slab with the letters. */
export type Screen = 'title' | 'password'

/** A line of the menu: 0 is START, 1 is PASSWORD. */
export type MenuIndex = 0 | 1

/** What became of a password that was entered. */
export interface Verdict {
  readonly kind: 'wrong' | 'restored' | 'here' | 'warp' | 'feast'
  readonly from: number
  /** What was wrong with a record word, or where a prompt word leads. */
  readonly words: Localized | null
}

/** The screen of letters. */
export interface Password {
  /** Letters and digits, without the blanks between them. */
  typed: string
  /** When the last of them was cut, or taken back; `null` before. */
  cutAt: number | null
  /** The letter or stone that was pressed last, as its area is called, and when. */
  pressed: { readonly area: string; readonly at: number } | null
  /** The letter or stone under the pointer, or in focus. */
  over: string | null
  verdict: Verdict | null
  /** A word that was no password falls to pieces. */
  crumbled: { readonly text: string; readonly from: number } | null
  /** The last record word that was entered: whoever keeps the scores takes them from it. */
  restored: string | null
}

/** A place where the fire was stirred, in scene units, and for how long it flares up there. */
export interface Flare extends Readonly<Span> {
  readonly x: number
}

/** Sparks that fly up from where somebody pressed, in scene units. */
interface Burst extends Flare {
  readonly y: number
}

/** The pigeon that roosts on the broken horn. */
export interface Pigeon {
  /** While it looks about. */
  peek: Span | null
  /** When it next looks about by itself. */
  peeksAt: number
  /** While it is off, once round the tower, and back. */
  flight: Span | null
}

/** What words that were opened, and roars, leave at the fire, on this visit and on those before it. */
export interface Hearth {
  /** The numbers of the days whose words were opened, the first one first: a brazier burns for each. */
  braziers: number[]
  /** The first of those that were lit last, and when; `null` where none was on this visit. */
  fresh: number
  litAt: number | null
  /** How often the gargoyle has roared, as far as that is seen: two letters of the title burn for each. */
  roars: number
}

/** The title page. */
export interface GargoyleState {
  screen: Screen
  /** When the screen last became another; `null` until it has. */
  turnedAt: number | null
  /** Where the marker points. */
  index: MenuIndex
  /** When it last moved; `null` until it has. */
  movedAt: number | null
  /** START was pressed: the gargoyle wakes, from then until it lies asleep again. */
  wake: Span | null
  /** A prompt word was entered: the fire takes the visitor there; `null`, to the table at the end of the book. */
  warp: { readonly slug: Slug | null; readonly span: Span } | null
  hearth: Hearth
  password: Password
  /** How high the fire burns: 1 while it sleeps. */
  blaze: number
  /** Oldest first, as are the bursts. */
  flares: Flare[]
  bursts: Burst[]
  /** While the gargoyle snorts in its sleep, as it was pressed. */
  snort: Span | null
  /** How often the gargoyle was pressed since it last squinted. */
  pokes: number
  /** While it looks through a slit, as it was pressed too often. */
  squint: Span | null
  pigeon: Pigeon
}

export interface Events {
  /** The marker has moved. */
  chosen: { index: MenuIndex }
  /** START was pressed. */
  woken: null
  /** Its lids crack. */
  stirred: null
  /** Its wings come down. */
  beaten: null
  /** It roars, and the fire with it. */
  roared: null
  /** The visitor is taken to day 2. */
  left: null
  /** The slab comes up. */
  opened: null
  /** The slab goes down. */
  closed: null
  /** A letter was cut: all that is there now. */
  cut: { typed: string }
  /** One was taken back. */
  rubbed: { typed: string }
  /** Something was refused: what was entered is no password, there is no room for another letter, or none to take back. */
  buzzed: { words: Localized | null }
  /** A record word was entered. */
  restored: { recordWord: string }
  /** A prompt word was entered that leads here. */
  stayed: null
  /** A prompt word was entered that leads to another day. */
  solved: { prompt: string }
  /** The visitor is taken to that day. */
  warped: { slug: Slug }
  /** The hidden word was entered: a brazier is lit for each day. */
  feasted: null
  /** The visitor is taken to the table. */
  seated: null
  /** The gargoyle was pressed in its sleep. */
  snorted: null
  /** The gargoyle was pressed once too often, and squints. */
  squinted: null
  /** The fire was stirred. */
  flared: null
  /** A press where nothing is strikes sparks. */
  sparked: null
  /** The pigeon was pressed, and looks up. */
  cooed: null
  /** The pigeon flies off: it was pressed once more, or the gargoyle has woken. */
  fluttered: { isPressed: boolean }
}
