import { clamp } from '../../src/stage/contract/math'
import { isDuring, type Span } from '../../src/stage/contract/rules/spans'
import type { Viewport } from '../../src/stage/contract/viewport'
import type { Events } from './state'

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

/** Where the things with a life of their own are, on the stage. */
export const MOUSE = { x: 1432, y: 842 } as const
export const SOCK = { x: 1344, y: 64 } as const
export const CRANK = { x: 1476, y: 500 } as const

/** The strip of paper as it is drawn, from edge to edge and down to its end, in scene units, and the narrowest that holds what is said. */
export const PAPER = { left: 292, right: 1312, bottom: 980, narrowest: 0.8 } as const

/** How wide the strip is beside what is drawn: it ends before the icons of the page, where they would lie on it. */
export function paperWidth({ icons }: Viewport): number {
  if (icons.y > PAPER.bottom) return 1
  return clamp((icons.x - PAPER.left) / (PAPER.right - PAPER.left), PAPER.narrowest, 1)
}
