import type { Point } from '../../src/stage/contract/geometry'
import type { Span } from '../../src/stage/contract/rules/spans'

/** What swings about a place, and comes to rest there. Speeds are by the ms. */
export interface Spring {
  at: number
  speed: number
}

/** The lancer, and the snail on the toe of her boot. */
export interface PonytailState {
  /** Which of her seven heads she has, 0…6; and which she had before. */
  head: number
  before: number
  /** When it was changed, in simulated ms; never yet: null. */
  changedAt: number | null
  /** How far the breath has lifted what breathes, in scene units, each above where it was drawn. */
  readonly lifts: Lifts
  readonly tail: Tail
  readonly body: Body
  readonly hair: Hair
  readonly braid: Braid
  readonly eighth: Eighth
  readonly snail: Snail
  /** Whether what is drawn later is there. */
  hasLater: boolean
  /** Where the tail was taken hold of, in scene units; while nobody holds it, null. */
  heldAt: Point | null
}

interface Lifts {
  head: number
  trunk: number
  sash: number
  farArm: number
  nearArm: number
}

/** The tail swings after the ribbon that it is tied to. Speeds are by the ms. */
export interface Tail {
  /** Where its knot is, in scene units from where it is on her first head. */
  x: number
  y: number
  speedX: number
  speedY: number
  /** How far it is swung about the knot, in radians. */
  turn: number
  speedTurn: number
}

/** What a mood turns, in radians from how she stands when she is proud: all above her waist; then the parts by themselves. */
export type BodyPart = 'lean' | 'lance' | 'near' | 'sash' | 'pennon'

type Body = Readonly<Record<BodyPart, Spring>>

/** The tail as a chain of bones, each as long as it always is. */
export interface Hair {
  /** How far each bone is turned from where it was drawn, from the knot on, in radians; and how fast, by the ms. */
  readonly turns: number[]
  readonly speeds: number[]
  /** Where the hand is that may stroke it, in scene units from the knot; while it is nowhere, null. */
  hand: Point | null
  /** How far the hand has come along with it since the last stroke, in scene units. */
  way: number
  /** When it was last touched, and when it was last stroked, in simulated ms; never yet: null. */
  touchedAt: number | null
  strokedAt: number | null
}

export interface Braid {
  /** How many thirds of the tail are plaited, from the knot on; and how many were, before that changed. */
  thirds: number
  before: number
  /** When it changed, in simulated ms; never yet: null. */
  changedAt: number | null
}

/** The mood that comes once, after the other seven. */
export interface Eighth {
  /** Which of the seven have been seen: a bit for each. */
  seen: number
  /** How often she has got another head; not counted on once it is often enough. */
  presses: number
  /** When it comes, in simulated ms; as long as it is not due: null. */
  dueAt: number | null
  /** As long as it is there. */
  span: Span | null
  /** When it ended, for good, in simulated ms; not yet: null. */
  endedAt: number | null
}

interface Snail {
  /** How many steps it has got on along the boot. */
  steps: number
  /** When it takes the next one, in simulated ms. */
  stepsAt: number
  /** Until when it keeps its eyes in, in simulated ms. */
  hidesUntil: number
}

/** What she feels. */
export type Mood = 'proud' | 'furious' | 'laughing' | 'bored' | 'weeping' | 'smitten' | 'aghast'

/**
 * Each mood tells that it has come; `poked`, that somebody has touched the snail; `stroked`, the tail; `braided` and `burst`, what has
 * become of that; `eighth`, that the last mood has come, and `hushed`, that it is over.
 */
export type Events = Readonly<Record<Mood | 'eighth' | 'hushed' | 'poked' | 'stroked' | 'braided' | 'burst', null>>
