import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** Which wing, as we see them. */
export type Wing = 'left' | 'right'

/** A glint where the burin has bitten into the plate. */
export interface Spark {
  x: number
  y: number
  from: number
  until: number
}

/** The crest as it is engraved, and what it answers. */
export interface EagleState {
  /** Which of the 58 drawings is seen, from 0. */
  drawing: number
  /** Where it looks, -1…1 to the right and downwards: after the pointer, never at once. */
  look: Point
  /** The eye is shut, of itself or for a wink. */
  blink: Span | null
  wink: Span | null
  /** When it blinks next. */
  blinksAt: number
  cry: Span | null
  beats: Record<Wing, Span | null>
  ruffle: Span | null
  /** The rosette is cut once more. */
  recut: Span | null
  /** The pen has been knocked against while no drop was ripe. */
  tap: Span | null
  /** When the drop at the nib began to grow; null while there is none yet. */
  dropFrom: number | null
  /** The drop that has let go. */
  fall: Span | null
  sparks: Spark[]
}

export interface Events {
  /** It opens its beak: in the course of the drawings, or because it was pressed. */
  cried: { isAsked: boolean }
  /** The wings unfold. */
  unfolded: null
  /** The beak has shut. */
  clacked: null
  /** The last drawing is there, and stays. */
  held: null
  winked: null
  beat: { wing: Wing }
  ruffled: null
  recut: null
  /** A drop falls off the nib. */
  dropped: { isAsked: boolean }
  tapped: null
  /** The plate has been scratched beside everything. */
  sparked: Point
}
