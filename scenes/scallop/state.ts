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
}
