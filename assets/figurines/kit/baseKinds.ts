import type { Stuff } from './stuff'

/** What a figurine stands on. */
export type BaseKind =
  | 'plinth'
  | 'block'
  | 'stump'
  | 'rock'
  | 'knoll'
  | 'books'
  | 'pool'
  | 'cushion'
  | 'shell'
  | 'crate'
  | 'wheel'
  | 'barrel'
  | 'paving'
  | 'cheese'
  | 'planks'
  | 'column'
  | 'tiers'
  | 'bottle'
  | 'drawer'
  | 'rug'

/** The size and make of a base. Lengths are units. */
export interface BasePlan {
  /** Half its width where it is stood on. */
  readonly half: number
  readonly height: number
  readonly stuff: Stuff
  /** Whether it bears a blank name plate. */
  readonly plate: boolean
  /** What its life on a shelf has left on it. */
  readonly wear: 'chip' | 'crack' | 'tag' | 'candle' | 'none'
}
