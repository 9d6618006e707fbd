import type { Span } from '../../src/stage/contract/rules/spans'

/** From where the rock is seen: from the boat before it, from the back of the cave, or from the table in the room behind the small hole. */
export type Side = 'outside' | 'inside' | 'room'

/** Ink is on its way over the page: black from the middle on, when it is the other side that lies under it. */
interface Crossing extends Span {
  to: Side
  by: 'mouth' | 'hole'
}

/** The bat in the roof of the cave. */
export interface Bat {
  /** It has been pressed in its sleep, and opens an eye. */
  stir: Span | null
  /** It has been pressed once too often, and flies a round. */
  flight: Span | null
  /** It turns over in the air. */
  roll: Span | null
}

/** What somebody scratched into the wall a long time ago: two hunters and a hen. */
export interface Scratches {
  /** How far the story has come, 0…3: she flees, she is ahead, she has turned round, they flee. */
  scene: number
  /** They run on to that scene. */
  run: Span | null
  /** How many drops have fallen since they ran. */
  drops: number
}

/** Who plays cards in the room. */
export type Player = 'gull' | 'goat' | 'bat' | 'hen'
/** What can be lost there, in the order of whose it was. */
export type Stake = 'feather' | 'ribbon' | 'ring' | 'egg'

/** Somebody's bluff has been called. */
export interface Call {
  readonly who: Player
  readonly from: number
  /** Whose bluff is called after that. */
  next: Player | null
}

/** A game of cards by candle. */
export interface Table {
  call: Call | null
  /** Who has been called since the gull last showed its hand; it shows last. */
  shown: Player[]
  /** When the gull last looked away from whoever called it too soon. */
  refusedAt: number | null
  /** Who has each of the stakes. */
  holders: Record<Stake, Player | 'table'>
  /** The last of them that was paid. */
  payment: { stake: Stake; by: Player; at: number } | null
  /** How many calls this candle has burnt for. */
  burnt: number
  /** It is out. */
  dark: Span | null
  /** How many candles have gone out, counted on from 0 again after the last player: whose turn it is to take what lies there. */
  candles: number
  /** Whether they play for the second time, with other hands. */
  isAgain: boolean
}

/** One rock, seen from three sides. */
export interface BluffState {
  side: Side
  crossing: Crossing | null
  /** How much of a round of the waves has gone by, 0…1, and which of its nine drawings is due, 0…8. */
  swell: number
  wave: number
  /** How much of its drawing the drop has lived, 0…1, and which of its four is due, 0…3: it gathers, hangs, falls, is rings on the water. */
  drop: number
  drip: number
  /** Somebody points at the mouth of the cave. */
  isTempted: boolean
  /** The gull on the prow says what it thinks of that. */
  gullCry: Span | null
  /** The goat on the tip of the headland says what it thinks of anything. */
  bleat: Span | null
  bat: Bat
  scratches: Scratches
  table: Table
  /** The room behind the small hole can be drawn: only then is that a way in. */
  hasLater: boolean
}

export interface Events {
  /** Somebody is on the way in, into the cave or into the room. */
  entered: null
  /** Somebody is on the way out to the boat. */
  left: null
  /** Somebody has come to that side. */
  arrived: { side: Side }
  /** A drop has reached the water, and is heard. */
  dripped: null
  /** The gull on the prow has been pressed. */
  cried: null
  /** The goat has been pressed. */
  bleated: null
  /** The bat has been woken. */
  stirred: null
  /** The bat has let go of the roof. */
  flown: null
  /** The bat has been pressed in the air. */
  rolled: null
  /** What is scratched into the wall runs, somebody has seen to that. */
  chased: { scene: number }
  /** What is scratched into the wall runs by itself. */
  crept: { scene: number }
  /** A bluff has been called. */
  called: { who: Player }
  /** The gull has been called, and shows nothing as long as the others have not. */
  refused: null
  /** A hand lies open. */
  shown: { who: Player; isAgain: boolean }
  /** The gull's hand lies open: it never was one of cards. */
  caught: { isAgain: boolean }
  /** Who lost has paid. */
  paid: { who: Player; stake: Stake }
  /** The candle has been pressed out, or has burnt down. */
  darkened: null
  /** It is light again; somebody has what lay on the table, if anything did. */
  lit: null
}
