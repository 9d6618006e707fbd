import type { Span } from '../../src/stage/contract/rules/spans'

/** His four pictures. */
export type Laugh = 'whoop' | 'bow' | 'tongue' | 'burst'

/** The dog, when he is seen from head to paw. */
export interface Dog {
  /** Where he comes up, or last came up, in scene units. */
  x: number
  laugh: Laugh
  /** Towards the wider side, where his bark has room. */
  looksLeft: boolean
  /** Up and down again, and deaf to all that is pressed. */
  leap: Span | null
  /** When the grass last closed over him; `null` until he has come up once. */
  sankAt: number | null
  /** Of the fourth picture: still holding it in, or bursting out. */
  isHolding: boolean
  /** When his drawing last became another. */
  turnedAt: number
  /** When he barks, of this leap; `null` once he has. */
  barksAt: number | null
  /** He has been tickled. */
  tickle: Span | null
}

/** The dog, when he goes about in the grass and nothing is seen of him but his tail. */
export interface Prowl {
  x: number
  /** How much further he comes in a tick, in scene units. */
  pace: number
  /** Where he is going, when nobody points anywhere. */
  towards: number
  /** When he thinks of somewhere else to go. */
  turnsAt: number
  /** When the pointer last moved; he goes after it for a while. */
  pointedAt: number | null
  /** His head comes up as far as his eyes; and as far as his chest as long as he invites. */
  peek: Span | null
  /** Nobody has played yet: when he looks out he waves, too. */
  invites: boolean
  /** When he is next curious. */
  peeksAt: number
}

/** Where the grass was touched. */
interface Ripple {
  x: number
  from: number
  until: number
}

/** A seed of the dandelion on its way. */
export interface Seed {
  /** Where it came off, in scene units. */
  x: number
  y: number
  goesLeft: boolean
  /** 0…1: how it dances. */
  temper: number
  from: number
  until: number
}

/** A dandelion clock. */
interface Clock {
  /** How many seeds still sit on it. */
  seeds: number
  /** It nods. */
  nod: Span | null
  /** When a new one opens in its place; `null` unless it is bald. */
  opensAt: number | null
  /** When the last one opened; `null` until one has. */
  openedAt: number | null
}

/** A harvest mouse, with a grain. */
export interface Mouse {
  /** Paws over its ears. */
  covers: Span | null
  /** Gone down the stalk. */
  hides: Span | null
  /** It has fluff of the dandelion in its ears, and hears nothing any more. */
  hasPlugs: boolean
}

/** A stick on its way, and the dog after it. */
interface Stick extends Span {
  /** Where it was thrown, in scene units. */
  fromX: number
  fromY: number
  /** Where he bites it. */
  x: number
  y: number
  /** Where he leaves the grass. */
  springsX: number
}

/** He is called good, by a heading that is written large in the sky. */
interface Praise extends Span {
  /** Where that begins, in scene units. */
  x: number
}

/** A meadow, and who is in it. */
export interface BadDogState {
  dog: Dog
  prowl: Prowl
  /** Oldest first. */
  ripples: Ripple[]
  clock: Clock
  /** Oldest first. */
  seeds: Seed[]
  mouse: Mouse
  /** What is drawn later has come: there are sticks to be had. */
  hasSticks: boolean
  /** Thrown, caught, and brought down. */
  stick: Stick | null
  /** Where those stand that he has planted, in scene units; oldest first. */
  planted: number[]
  /** How many he has caught since he was last called good. */
  caught: number
  /** He is called good. */
  praise: Praise | null
}

export interface Events {
  /** Somebody has pressed: he leaps. */
  sprung: { laugh: Laugh; x: number }
  /** He barks the first, head thrown back: WAF! */
  woofed: { looksLeft: boolean }
  /** He barks the second, doubled up: HA HA */
  chuckled: { looksLeft: boolean }
  /** He barks the third, with his tongue out: PRRR */
  razzed: { looksLeft: boolean }
  /** He barks the fourth, which he could not hold in: WOUH! */
  howled: { looksLeft: boolean }
  /** He falls. */
  fell: null
  /** The grass has closed over him. */
  sank: null
  /** He was pressed while he laughed. */
  tickled: null
  /** Somebody has pressed elsewhere while he was up, and only the grass answers. */
  rustled: { x: number }
  /** His eyes come up over the grass. */
  peeped: null
  /** Seeds have come off the dandelion. */
  blown: { seeds: number }
  /** None is left on it. */
  balded: null
  /** Another has opened. */
  opened: null
  /** The mouse was pressed. */
  squeaked: null
  /** Somebody has pressed high in the sky: a stick flies. */
  thrown: null
  /** He has it between his teeth. */
  caught: null
  /** It stands in the grass, one of so many. */
  planted: { sticks: number }
  /** The third: for once the heading says so. */
  praised: null
  /** And it is put right again. */
  scolded: null
}
