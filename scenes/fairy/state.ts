import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** Which of the three she is: the one with the acorn, the sprout or the ponytail. */
export type Kind = 0 | 1 | 2

export interface Fairy {
  kind: Kind
  /** Where her heart is, in shares (0…1) of the picture. */
  x: number
  y: number
  /** The way she flies, in radians clockwise from the right. */
  angle: number
  /** How far she still flies before she chooses again, in shares of the picture. */
  dist: number
  /** How far she flew in the last tick, in shares of the picture. */
  paceX: number
  paceY: number
  /** The side she turns to, from -1 (left) to 1. */
  facing: number
  laughsUntil: number
  /** While the sparks of her release fly. */
  freed: Span | null
  /** When she next dips a toe. */
  dripAt: number
}

/** The bottle in the visitor's hand: its mouth is where the pointer is. */
export interface Bottle {
  /** Its mouth, in scene units. */
  x: number
  y: number
  /** Whether somebody has taken it; before that it stands at the fountain. */
  taken: boolean
  /** How it hangs, in radians clockwise, and how fast that changes, in radians a second. */
  tilt: number
  swing: number
  /** By what share it is longer than it should be, and how fast that changes, a second. */
  squash: number
  squashing: number
  /** Who is in it. */
  holds: Kind | null
  /** Where she was when it took her, in scene units. */
  takenFrom: Point
  /** From when she was taken until the cork is in. */
  entry: Span | null
  /** When she next knocks on the glass. */
  knockAt: number
}

/** A cork that has popped: where it is, in scene units, and how fast, in units a second. */
export interface Cork extends Point {
  speedX: number
  speedY: number
  /** Radians. */
  turn: number
  goneAt: number
}

/** A ring on the water, in scene units, from when to when it grows. */
export interface Ripple extends Point, Span {
  /** Its full size: 1 for a toe, more for more. */
  size: number
}

/** What one of the three has woken since the last evening: when each of it woke, and when the next does. */
interface Waking {
  readonly since: number[]
  dueAt: number | null
}

/** What wakes in the garden, and the evening that comes of it. */
export interface Evening {
  /** Lamps by the one with the acorn, lilies by the one with the sprout, fish by the one with the ponytail. */
  readonly woken: Readonly<Record<Kind, Waking>>
  /** Whether what is drawn later is there: no evening comes before. */
  isDrawn: boolean
  /** While the toad sings, who holds its breath before; kept until day is back. */
  song: Span | null
  /** How many songs have been sung. */
  sung: number
}

/** The walled garden. All moments are simulated ms. */
export interface FairyState {
  /** Those that fly, the nearest first: who is lower on the picture is before the others. */
  fairies: Fairy[]
  bottle: Bottle
  /** The cork in the air. */
  cork: Cork | null
  /** Oldest first. */
  ripples: Ripple[]
  /** While the toad holds its breath, and then, while the water gushes. */
  gulp: Span | null
  gush: Span | null
  evening: Evening
}

export interface Events {
  /** She is in the bottle. */
  caught: { fairy: Kind }
  /** The cork is in, behind her. */
  corked: { fairy: Kind }
  /** She flies again. */
  freed: { fairy: Kind }
  /** She has woken one more of what is hers. */
  woke: { fairy: Kind; count: number }
  /** The toad begins to sing, who has sung so often before. */
  sang: { sung: number }
  /** It sings a note. */
  croaked: null
  /** The song is over, and day comes back. */
  dawned: null
  /** She, dancing, is pressed, and throws sparks. */
  twirled: { fairy: Kind }
  /** She laughs at a bottle that is full. */
  laughed: { fairy: Kind }
  /** She, in the bottle, would rather be let out over the water. */
  knocked: { fairy: Kind }
  /** The toad has swallowed the wrong way. */
  hiccuped: null
}
