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

/** A place that the burin has cut; it has healed at a moment. */
export interface Cut {
  x: number
  y: number
  until: number
  /** The burin was set down here. */
  isFirst: boolean
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
  /** Somebody points at something of it, or leads the burin. */
  isPointed: boolean
  /** Which of the feathers that carry it stands up, counted from our left to our right; below 0 none. */
  lifted: number
  /** What the burin has cut into the black, and what has not healed yet. */
  cuts: Cut[]
  isCutting: boolean
  /** What is needed to draw stars and prints is there. */
  hasLater: boolean
  /** The star that comes by, from when to when. */
  star: Span | null
  /** How many stars have come by, and when the next one does. */
  stars: number
  comesAt: number
  /** A star on its way into the beak, and where that began. */
  flight: (Span & Point) | null
  /** How many of five stars it has. */
  caught: number
  /** When it has taken the fifth. */
  takenAt: number | null
  /** The sheet lies on the plate, or is on its way. */
  isCovered: boolean
  /** How many prints have been made. */
  prints: number
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
  /** It has a star in its beak. */
  caught: null
  /** The sheet lies on the plate. */
  printed: null
  /** The sheet is pulled off. */
  pulled: null
}
