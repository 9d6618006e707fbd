import { lerp, smoothstep } from '../../src/stage/math'
import { progress, type Span } from '../../src/stage/rules/spans'
import type { Laugh } from './state'

/** Simulated ms from one tick to the next. */
export const TICK = 10

/** His four pictures, in the order they are numbered. */
export const LAUGHS = ['whoop', 'bow', 'tongue', 'burst'] as const satisfies readonly Laugh[]

/** How near the edges he comes up, as shares of the stage's width. */
export const REACH = { from: 0.15, to: 0.85 } as const

/** How much of his height he comes up. */
export const RISE = 0.88

/** How high he is, from his hind paws to his upright ear, and scene units for a unit of his drawing. */
export const DOG_HEIGHT = 660
export const DOG_SIZE = 1.5
/** Where his hind paws are when he is up. */
const PAWS_UP = 836

/** What he does in a leap, as shares of it: crouches, is up, lets go, is down. */
export const LEAP = { springs: 0.03, up: 0.2, barks: 0.14, falls: 0.76 } as const

/** How far up he is, as a share of his height: 0…0.88. */
export function riseOf(leap: Readonly<Span> | null, now: number): number {
  const share = progress(leap, now)
  if (share <= LEAP.springs || share >= 1) return 0
  if (share < LEAP.up) {
    const left = 1 - (share - LEAP.springs) / (LEAP.up - LEAP.springs)
    return RISE * (1 - left * left * left)
  }
  if (share < LEAP.falls) return RISE
  const fallen = (share - LEAP.falls) / (1 - LEAP.falls)
  return RISE * (1 - fallen * fallen)
}

/** How far down the stage his hind paws are, when he is up so far, in scene units. */
export function pawsAt(rise: number): number {
  return PAWS_UP + (RISE - rise) * DOG_HEIGHT
}

/** Where the grass ends, about, in scene units down the stage; towards the edges of the page it is higher. */
export const GRASS = 712

/** How far to each side of him what he does in the grass is pressed, and how high it stands out, in scene units. */
export const RUSTLE = { aside: 112, top: 532, bottom: 800 } as const
/** How near the edges of the stage he goes about, in scene units. */
export const PROWL_MARGIN = 150

/** What a peek does, as shares of it: the eyes are up, they go down again. */
export const PEEK = { up: 0.2, sinks: 0.86 } as const

/** How far up his head is, 0…1. */
export function peekOf(peek: Readonly<Span> | null, now: number): number {
  const share = progress(peek, now)
  if (share >= 1) return 0
  if (share < PEEK.up) return smoothstep(0, PEEK.up, share)
  return smoothstep(1, PEEK.sinks, share)
}

/** The middle of the dandelion's head, in scene units. */
export const CLOCK = { x: 1186, y: 566 } as const
/** How many seeds a whole one has. */
export const FULL = 24
/** How fast seeds fly is told by how long they take for this, in scene units. */
export const PAGE = 1600

/** The mouse: where its feet hold on to the stalk; and how far down it goes to hide, in scene units. */
export const MOUSE = { x: 212, y: 596 } as const
const DOWN = 230
/** What hiding is, as shares of it: it has slid down, it comes up. */
const HIDING = { down: 0.12, comes: 0.6 } as const

/** How far below its place the mouse is, in scene units. */
export function hiddenBy(hides: Readonly<Span> | null, now: number): number {
  const share = progress(hides, now)
  if (share >= 1) return 0
  if (share < HIDING.down) return DOWN * (share / HIDING.down)
  if (share < HIDING.comes) return DOWN
  // It comes up in three goes, looking round.
  const climbed = (share - HIDING.comes) / (1 - HIDING.comes)
  const go = Math.floor(climbed * 3)
  const within = Math.min(1, (climbed * 3 - go) * 1.8)
  return lerp(DOWN, 0, (go + within) / 3)
}

/** No more than these, however the numbers are turned. */
export const MOST = { ripples: 4, seeds: 28 } as const
