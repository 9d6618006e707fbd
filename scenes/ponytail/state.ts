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
  readonly snail: Snail
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

/** Each mood tells that it has come; and `poked`, that somebody has touched the snail. */
export type Events = Readonly<Record<Mood | 'poked', null>>
