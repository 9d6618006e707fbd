import { Store } from '../../store'
import type { HitArea } from '../contract/areas'

/** How a day on the stage fares. */
type SceneStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'playing' }
  /** The graphics card has taken the canvas away, for a while as a rule. */
  | { readonly kind: 'context lost' }
  /** This browser has no WebGL to draw with. */
  | { readonly kind: 'no WebGL' }
  | { readonly kind: 'failed'; readonly error: Error }

/** What a screen reader and the tab order know of an area: where it is, is read anew in every frame. */
export type NamedArea = Pick<HitArea, 'id' | 'label' | 'tabGroup'>

/** What the page around the canvas shows of a day: kept here by the stage, read by React. */
export interface SceneReadout {
  readonly status: SceneStatus
  /** What can be pressed, in tab order; a new list whenever an area comes, goes or is renamed, not when it moves. */
  readonly areas: readonly NamedArea[]
  /** The last thing worth saying to a screen reader. */
  readonly announcement: string
  readonly canReplay: boolean
  /** Whether the day has come to the moment that its address asks for, once. */
  readonly isReady: boolean
  /** How much of the way to a far moment is behind, 0…1; `null` while it is on no such way. */
  readonly seek: number | null
  /** Whether the arrow keys move a virtual cursor. */
  readonly hasVirtualCursor: boolean
}

const AT_FIRST: SceneReadout = {
  status: { kind: 'loading' },
  areas: [],
  announcement: '',
  canReplay: false,
  isReady: false,
  seek: null,
  hasVirtualCursor: false,
}

/** Holds the readout of one visit to a day. */
export class SceneStore extends Store<SceneReadout> {
  constructor() {
    super(AT_FIRST)
  }

  /** Nothing of the visit is to be seen any more. */
  reset(): void {
    this.set(AT_FIRST)
  }
}
