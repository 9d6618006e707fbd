import type { Span } from '../../src/stage/contract/rules/spans'

/** What of the picture can be pressed by name. */
export type Thing = 'captain' | 'mug' | 'lamp' | 'ship'

/** What becomes of his beard. */
interface Sea {
  /** How many waves slams have thrown over the table, 0…8, and when the last one was. */
  slams: number
  thrownAt: number | null
  /** Since when it rises; whether it is in, and he up to the chin in it; whether the tale has been told; while he drinks it. */
  risenAt: number | null
  isIn: boolean
  isTold: boolean
  ebb: Span | null
  /** Which of his tales is the next, or is told. */
  tale: number
  /** The wet rings on the table, one for each sea that he drank. */
  rings: number
}

/** An old salt. Times are simulated ms. */
export interface SaltyState {
  /** The drawing that is shown, 0…15: how far he has come round, by the pointer's x. */
  frame: number
  /** The one that was shown before it, and when that changed. */
  before: number
  changedAt: number
  /** His mutter hangs in the air; the table shakes and the lamp swings after a slam: also when the pointer only passed those drawings. */
  muttering: Span | null
  shaking: Span | null
  swinging: Span | null
  /** What was last pressed, and how long that shows. */
  poked: Thing | null
  twitching: Span | null
  /** How often the lamp was pushed before it hung still. */
  pushes: number
  /** How many waves of his beard the ship has come, where from, and while it is on its way. */
  wave: number
  waveBefore: number
  sailing: Span | null
  /** Whether a pointer or a key has ever turned him. */
  isMet: boolean
  sea: Sea
  /** Whether what is drawn later is there. */
  hasLater: boolean
}

export interface Events {
  /** He shows another drawing, because of a pointer or of a key. */
  turned: { frame: number }
  /** The drawing in which he mutters was come to, or passed. */
  muttered: { isPassed: boolean }
  /** The drawing in which the mug comes down was come to, or passed. */
  slammed: { isPassed: boolean }
  /** He was poked in that mood. */
  grunted: { frame: number }
  sloshed: null
  swung: null
  /** The lamp was pushed on before it hung still. */
  swelled: null
  /** Somebody pressed the ship: she rings her bell. */
  hailed: null
  /** The sea rises; he tells a tale; he has drunk it up, so many times. */
  risen: null
  told: { tale: number }
  drunk: { seas: number }
  /** The ship has crossed his beard. */
  landed: null
}
