import type { Span } from '../../src/stage/contract/rules/spans'

/** What of the picture can be pressed by name. */
export type Thing = 'captain' | 'mug' | 'lamp'

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
  /** How many waves of his beard the ship has come, where from, and while it is on its way. */
  wave: number
  waveBefore: number
  sailing: Span | null
  /** Whether a pointer or a key has ever turned him. */
  isMet: boolean
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
  /** The ship has crossed his beard. */
  landed: null
}
