import type { Color } from '../ink/palette'
import type { CoatKind } from './coats'
import type { Face } from './face'
import type { FootKind } from './feet'
import type { Head } from './heads'
import type { TailKind } from './tails'

/** What every blotling is given by hand. */
export interface Traits {
  /** Its one colour. */
  readonly accent: Color
  /** How large it is beside the others, 10 (a gnat) … 30 (an elephant): the larger, the deeper its cry. */
  readonly size: number
  readonly face: Face
  readonly coat?: CoatKind
  readonly feet?: FootKind
}

/** What an animal is given besides. */
export interface AnimalTraits extends Traits {
  readonly head: Head
  readonly tail?: TailKind
}
