import type { Language } from '../../src/language/words'
import type { Span } from '../../src/stage/contract/rules/spans'

/** All that moves when it is pressed: the hands, the shell, the sleepers, the pot of paste, and the tags of the languages. */
export type Touchable = 'up' | 'down' | 'shell' | 'hen' | 'bust' | 'grin' | 'paste' | 'en' | 'fr'

/** A blotling who carries a label along the foot of the sheet. */
export interface Thief {
  /** Where its feet are, in scene units. */
  x: number
  /** Until when it stands still, caught in the act. */
  goesOnAt: number
  /** When it comes the next time; `null` while it is on its way. */
  comesAt: number | null
}

/** How the whole cabinet is looked at from further away. */
export interface Visit {
  /** By oneself, as the counter was pressed; as compartments are whole; or as all of it is. */
  why: 'look' | 'part' | 'all'
  /** The compartments that bow, by their place in the cabinet. */
  parts: readonly number[]
  from: number
  /** When one is near again, a step before it; `null` for as long as one likes. */
  until: number | null
  /** Who on the shelves is pointed at, as one looks; they stand out. */
  pointed: number | null
  /** Whether the last sheet of all comes off. */
  hasSheet: boolean
  /** Whether the bow has begun. */
  hasBowed: boolean
}

/** Who has been looked at. Everybody else stands under a dust sheet. */
export interface Cabinet {
  /** Whether what is drawn later has come. */
  hasLater: boolean
  /** Whether each was looked at, by index; and how many of them were. */
  looked: boolean[]
  count: number
  /** Whose sheet came off last, and when; `null` until one does. */
  fallen: { readonly index: number; readonly at: number } | null
  /** The compartments that have not bowed yet, and will; all of them for the first bow, in which whoever was looked at does. */
  due: number[]
  /** Whether all of them have bowed: from then on whoever is chosen does. */
  hasBowed: boolean
  /** From further away; `null` while one is near. */
  visit: Visit | null
}

/** A gallery of figurines, one of which stands in the niche. */
export interface ScallopState {
  /** The figurine that is shown, 0…126. */
  selected: number
  /** The one before it, which sinks as the next one rises; `null` until the first change. */
  before: number | null
  /** From the choice of another until that one is set down; `null` until the first change. */
  change: Span | null
  /** Whether the one that rises still has to be set down. */
  isRising: boolean
  /** The first of the names that are in sight, 0…113. */
  top: number
  /** Where the marker and the chosen label were before, in rows of the whole list, to slide from. */
  slidFrom: number
  /** What the figurines are told of in: English at first. Source: docs/specification.md, Section 3, gallery. */
  language: Language
  /** When each thing was touched last. */
  touched: Record<Touchable, number | null>
  /** Who in the pigeon-holes is looked at, and hence awake. */
  wakened: 'hen' | 'bust' | 'grin' | null
  /** How far below its middle the clip is held, in scene units; `null` while nobody drags it. */
  clipHeld: number | null
  thief: Thief
  cabinet: Cabinet
}

export interface Events {
  /** Another figurine is shown. */
  chosen: { index: number }
  /** The figurine that rose stands. */
  setDown: { index: number }
  /** Somebody has asked for what is before the first figurine, or after the last. */
  ended: { isFirst: boolean }
  /** The names have moved on. */
  scrolled: null
  /** The page speaks the other language. */
  spoken: { language: Language }
  shellTapped: null
  henClucked: null
  bustBlinked: null
  grinGiggled: null
  pasteStirred: null
  thiefCaught: null
  /** Somebody has been looked at for the first time. */
  looked: { index: number; count: number }
  /** A sheet has come off, and that is seen. */
  unveiled: null
  /** The whole cabinet is looked at. */
  steppedBack: null
  /** A bow has begun: also one that comes without a first one, as nobody has waited for that. */
  bowed: null
  /** Compartments that are whole bow; the first time, as many as have been looked at. */
  partBowed: { count: number; isFirst: boolean }
  /** All of them bow. */
  allBowed: null
}
