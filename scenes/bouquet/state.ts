/** What her face says: at first nothing, then one after the other, and when the last petal is gone the whole of it. */
export type Face = 'neutral' | 'happy' | 'sad' | 'happyge' | 'sadge'

/** How a round can end: bliss, or a broken heart. */
export type Result = 'happyge' | 'sadge'

/** What hangs over her. */
export type Message = 'loves' | 'lovesNot' | 'reallyLoves' | 'reallyLovesNot'

/** What a message is written in, without lifting the brush for long: `me` is an m with an e, or with an e that ends in a flourish. */
export type Part = 'really' | 'loves' | 'm' | 'e' | 'flourish' | 'not'

/** A petal of the ring. */
export interface Petal {
  /** Not there yet, on the flower, or plucked. */
  stage: 'bud' | 'on' | 'plucked'
  /** When it buds. */
  budsAt: number
}

/** A petal that has been plucked, on its way to the ground. */
export interface Fall {
  /** Which of the ring it was, and of how many. */
  index: number
  count: number
  /** When it budded: a petal plucked as a bud goes on unfolding in the air. */
  budsAt: number
  pluckedAt: number
  /** When it tears off, after the tug. */
  tearsAt: number
  landsAt: number
  goneAt: number
  /** How far it swings from side to side, in scene units, and how long it takes to and fro, in ms. */
  swing: number
  period: number
  /** How far the wind carries it aside on its way, in scene units. */
  drift: number
}

/** A part of a message, from when to when it is written. */
export interface Brushed {
  part: Part
  /** Whether it belongs to one of the long messages, which are written smaller. */
  isSmall: boolean
  /** When it was asked for: the brush may be busy with what comes before it. */
  askedAt: number
  from: number
  until: number
}

/** A part of a message that is being wiped away. */
interface Wiped extends Brushed {
  wipedAt: number
  goneAt: number
}

/** A petal that is pointed at. */
interface Pointed {
  index: number
  /** From when on it is pointed at, or no longer. */
  since: number
  isOver: boolean
}

/** A snail on the far hill. */
export interface Snail {
  /** How far along the hill it is, in scene units of the stage's width. */
  x: number
  goesLeft: boolean
  /** Until when it is in its shell. */
  comesOutAt: number
  /** When a petal has come down on its head, to stay there as a hat; not yet: `null`. */
  hattedAt: number | null
}

/** What is meant really: it rains petals of it, or tears. */
interface Rain {
  result: Result
  from: number
}

/** Where finished daisies are put. */
export interface Jar {
  /** Since when it stands there to be seen; `null` until it can be drawn. */
  since: number | null
  /** How each daisy in it has ended, in the order they were put in, seven at most. */
  results: Result[]
  /** When the last one lands in it; `null` once it has. */
  landsAt: number | null
  /** When the seven were tied with a ribbon; `null` as long as they are not. */
  tiedAt: number | null
  /** When a bouquet was given away last, and how many have been. */
  givenAt: number | null
  given: number
  /** When somebody last knocked at the glass, or a daisy landed. */
  knockedAt: number | null
}

/** A daisy that is asked, petal by petal. */
export interface BouquetState {
  /** Which round it is, from 1. */
  round: number
  /** The petals of this round, clockwise from the top. */
  petals: Petal[]
  face: Face
  faceSince: number
  /** How the round before ended. */
  lastResult: Result | null
  /** How often running a round has ended like the one before, 0…2 and round again. */
  streak: number
  message: Message | null
  /** The message as the brush writes it, in the order of writing. */
  brushed: Brushed[]
  wiped: Wiped[]
  /** When the next round begins; `null` while there are petals. */
  nextRoundAt: number | null
  /** Oldest first. */
  falling: Fall[]
  /** Which petal is pointed at, or was last. */
  pointed: Pointed | null
  /** When somebody last did something to her. */
  touchedAt: number
  /** When her nose was pressed last. */
  tickledAt: number | null
  snail: Snail
  /** How many petals running were plucked in a hurry, as far as it matters. */
  hurried: number
  rain: Rain | null
  jar: Jar
}

export interface Events {
  /** A petal was plucked, but not the last one. */
  plucked: { petal: number; left: number; message: Message }
  /** After the same: she is glad of it, or not. */
  pleased: null
  saddened: null
  /** The last petal was plucked: she is loved, or she is not. */
  blissful: { message: Message }
  heartbroken: { message: Message }
  /** A new round begins, with so many petals. */
  began: { petals: number }
  /** Somebody has pressed her nose; how she took it. */
  tickled: { face: Face }
  /** The snail has gone into its shell. */
  hid: null
  /** A daisy has landed in the jar, as the so manieth. */
  put: { daisies: number }
  /** Seven of them have been tied with a ribbon. */
  tied: null
  /** The bouquet was given away. */
  given: null
  /** Somebody has knocked at the jar. */
  knocked: null
}
