import { clamp } from '../../src/stage/contract/math'
import { isDuring, type Span } from '../../src/stage/contract/rules/spans'
import type { Viewport } from '../../src/stage/contract/viewport'
import type { Caller, Events, GearState, WrongNumber } from './state'

/** The stage, in scene units; drawings of this day are in units of two of them. */
export const STAGE = { width: 1600, height: 1000 } as const
export const UNIT = 2

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

export type Speaker = 's' | 'c'

/** Which events begin a line. */
type LineEvent = 'asked' | 'calmed' | 'thanked' | 'warned' | 'signedOff'

/** Who speaks, for how many ms, and what is told of it. The letters are the specification's: s is Pim, c is Minister Quibble. */
export const LINES = [
  { speaker: 's', time: 2000, event: 'asked' },
  { speaker: 'c', time: 1500, event: 'calmed' },
  { speaker: 's', time: 4300, event: 'thanked' },
  { speaker: 'c', time: 5500, event: 'warned' },
  { speaker: 's', time: 2000, event: 'signedOff' },
] as const satisfies readonly { speaker: Speaker; time: number; event: LineEvent & keyof Events }[]

export const LAST = LINES.length - 1

/** How long the flag that says CALL is lit, and how long dark, in ms. */
export const BLINK = 300

/** How long each of the two drawings of who speaks is seen, in ms. */
const MOUTH = 200

/** The level swings in six steps, in so many ms: how many gears are lit in each. */
export const LEVEL = { time: 600, steps: [1, 3, 5, 6, 4, 2] } as const

/** The bells ring for so long in each round of their sound, in ms, and meanwhile the machine rocks from foot to foot. */
export const RING = { round: 1200, rings: 680, rock: 150 } as const

/** Whether the flag is lit. */
export function isLit(now: number): boolean {
  return Math.floor(now / BLINK) % 2 === 0
}

/** Which way the machine leans while it rings: 1 to the left, 2 to the right, 0 in the pauses. */
export function leanAt(now: number): 0 | 1 | 2 {
  if (now % RING.round >= RING.rings) return 0
  return Math.floor((now % RING.round) / RING.rock) % 2 === 0 ? 1 : 2
}

/** Which of the two drawings of a speaker is seen: 0 with the mouth open, 1 between two words. */
export function mouthAt(speech: Readonly<Span>, now: number): 0 | 1 {
  return Math.floor((now - speech.from) / MOUTH) % 2 === 0 ? 0 : 1
}

/** How many of the six gears are lit: none while nobody speaks. */
export function levelAt(speech: Readonly<Span> | null, now: number): number {
  if (!speech || !isDuring(speech, now)) return 0
  const step = Math.floor(((now - speech.from) % LEVEL.time) / (LEVEL.time / LEVEL.steps.length))
  return LEVEL.steps[step] ?? 0
}

/** The crank: so many turns within so many ms patch a wrong number through. */
export const CROSSING = { turns: 3, within: 4000 } as const

/** How many call in turn, and who does after so many calls. */
export const CALLERS = 3
export function callerOf(calls: number): Caller {
  const turn = calls % CALLERS
  return turn === 0 ? 0 : turn === 1 ? 1 : 2
}

/** A wrong number, in ms since the last turn: how long all gears race, how long the shutter takes to shut, when it opens and how long that takes. */
export const WRONG = { races: 600, shuts: 160, opens: 600, opening: 250 } as const
/** When a slip is stuck over Pim's plate, and whoever that is speaks; how long the slip takes to lie flat. */
export const SLIP = { at: WRONG.opens + WRONG.opening, lands: 140 } as const
/** For how long they speak, the hen, the dog and the captain; then for how long the minister does, until he hangs up. */
export const TALKS = [600, 900, 1500] as const
export const SHOUTS = 2600
/** How long the shutters take to shut and to open again after that; the captain's slip needs another to say that Pim is back. */
const RETURNS = WRONG.shuts + WRONG.opening

/** When the minister answers a wrong number, when he hangs up, and when Pim is back: simulated ms. */
export function answeredAt({ who, at }: Readonly<WrongNumber>): number {
  return at + SLIP.at + TALKS[who]
}
export function hungUpAt(wrong: Readonly<WrongNumber>): number {
  return answeredAt(wrong) + SHOUTS
}
export function backAt(wrong: Readonly<WrongNumber>): number {
  return hungUpAt(wrong) + RETURNS
}

/** Whether the telephone rings: it does not while somebody else is on the line. */
export function isRinging({ line, wrong }: Readonly<GearState>): boolean {
  return line === null && wrong === null
}

/** Since when what hangs out of the slot does, a line or what was shouted; `null` as long as nothing was printed. */
export function printedAt({ speech, shout }: Readonly<GearState>): number | null {
  return shout?.at ?? speech?.from ?? null
}

/** Where the things with a life of their own are, on the stage. */
export const MOUSE = { x: 1432, y: 842, reach: 36 } as const
export const SOCK = { x: 1344, y: 64 } as const
export const CRANK = { x: 1476, y: 500 } as const

/** The strip of paper as it is drawn, from edge to edge and down to its end, in scene units, and the narrowest that holds what is said. */
export const PAPER = { left: 292, right: 1312, bottom: 980, narrowest: 0.8 } as const

/** How wide the strip is beside what is drawn: it ends before the icons of the page, where they would lie on it. */
export function paperWidth({ icons }: Viewport): number {
  if (icons.y > PAPER.bottom) return 1
  return clamp((icons.x - PAPER.left) / (PAPER.right - PAPER.left), PAPER.narrowest, 1)
}

/** How high the mouse sits: above the icons of the page, where they would lie on it. */
export function mouseHeight({ icons }: Viewport): number {
  return MOUSE.x + MOUSE.reach < icons.x ? MOUSE.y : Math.min(MOUSE.y, icons.y - MOUSE.reach)
}

/** What points on, its tip, in scene units: how far from the edge of the paper, and how high; how far it reaches, and how far it hops to the left. */
export const MORE = { inset: 42, y: 934, width: 92, height: 56, hop: 12 } as const

/** Where the tip of what points on is: in the corner of the paper, wherever that ends. */
export function moreRight(viewport: Viewport): number {
  return PAPER.left + (PAPER.right - PAPER.left) * paperWidth(viewport) - MORE.inset
}
