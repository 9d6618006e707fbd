import type { Ink } from '../ink/ink'
import type { BaseKind } from './kit/baseKinds'

/** One entry of the gallery, as it is drawn: 0, 0 is the middle of the pedestal's foot on the ground; up to 122 units to either side, 282 up. */
export interface Figurine {
  /** The name it goes by in the roster. */
  readonly key: string
  /** What it stands on; its neighbours stand on something else. */
  readonly base: BaseKind
  /** Draws base and figure. */
  readonly draw: (ink: Ink) => void
}

/** The page of one figurine, in units. */
export const FIGURINE_PAGE = { left: -128, top: -290, width: 256, height: 312 } as const
