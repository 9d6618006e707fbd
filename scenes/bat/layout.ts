import { hop, lerp, smoothstep } from '../../src/stage/contract/math'
import { progress, type Span } from '../../src/stage/contract/rules/spans'
import type { Letting, Mouse } from './state'

/** Simulated ms from one tick to the next. */
export const TICK = 10

/** The stage, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Where the middle of the castle's foot is while it stands, in scene units. */
export const CASTLE = { x: 1024, y: 596 } as const

/** How far it sinks: 35 % of the stage. */
export const SINK = 0.35 * STAGE.height

/** How far down it is, in scene units: evenly deeper as long as it sinks, 0 when it stands. */
export function sunkOf(show: Readonly<Span> | null, now: number): number {
  const share = progress(show, now)
  return share >= 1 ? 0 : SINK * share
}

/** A step to and fro, each of so many ms, so far to either side, in scene units. */
export const SHAKE = { each: 100, reach: 4 } as const

/** How far aside the castle is as it shakes, in scene units. */
export function shakeOf(show: Readonly<Span> | null, now: number): number {
  if (!show || now >= show.until) return 0
  return Math.floor((now - show.from) / SHAKE.each) % 2 === 0 ? SHAKE.reach : -SHAKE.reach
}

/** When a wave of bats bursts out, as shares of the show: at once, after 2 s and after 4 s of its 8. */
export const WAVES = [0, 0.25, 0.5] as const

/** When the stone comes off that will be missing, as a share of the show. */
export const LOSS = 0.2

/** How often a castle goes down: after that its bats have had enough. */
export const SINKINGS = 6

/** How long the bats take to carry it off, how long it is for rent if nobody asks, and how long they take to bring a whole one, in ms. */
export const LEAVES = 9000
export const VACANCY = 18_000
export const COMES = 4600

/** When it tears loose, and when the board is let down where it stood, as shares of the time in which it is carried off. */
export const LIFTED = 0.32
export const VACATED = 0.5
/** It hops before it tears loose: when the first time, and how high each time, in scene units. */
const HOPS = { from: 0.236, each: 0.028, heights: [6, 6, 14] } as const
/** The board that it is let by, about the middle of its foot, in scene units. */
export const BOARD = { x: 1020, y: 628, half: 236, high: 200 } as const
/** How many lodgers there are in turn after the bat. */
export const LODGERS = 3

/** Where the castle is as it is carried: the middle of its foot, its size, and its turn in radians. */
export interface Carriage {
  x: number
  y: number
  size: number
  turn: number
}

/** Writes where the castle is as it is carried off to the left, or brought from the right, and hands that back. */
export function carry({ leaves, comes }: Readonly<Letting>, now: number, place: Carriage): Carriage {
  const gone = leaves ? progress(leaves, now) : 0
  const way = comes ? 1 - smoothstep(0, 1, progress(comes, now)) : Math.max(0, (gone - LIFTED) / (1 - LIFTED))
  const bound = (gone - HOPS.from) / HOPS.each
  const hopped = hop(bound % 1) * (HOPS.heights[Math.floor(bound)] ?? 0)
  place.x = CASTLE.x + (comes ? 1260 : -1560) * way * way
  place.y = CASTLE.y - 250 * smoothstep(0, 0.62, way) - 60 * way - hopped
  place.size = 1 - 0.4 * smoothstep(0, 0.5, way) - 0.3 * way * way
  place.turn = (comes ? 0.16 : -0.2) * smoothstep(0, 0.34, way)
  return place
}

/** How far the highest roof goes aside when the ruin is carried off, in scene units; those who have it go with it. */
export const ROOF_ASIDE = { x: 500, y: 130 } as const

/** How far it has gone aside by now, 0…1. */
export function asideOf({ leaves }: Readonly<Letting>, now: number): number {
  return leaves ? smoothstep(LIFTED, 0.72, progress(leaves, now)) : 0
}

/** How many stones come off at the most. */
export const STONES = 5

/** How far the highest roof is lifted at a share of a peek: 0…1, in two goes, and shut with a clap. */
export function liftOf(peek: Readonly<Span> | null, now: number): number {
  const share = progress(peek, now)
  if (share >= 1) return 0
  if (share < 0.12) return 0.3 * smoothstep(0, 0.12, share)
  if (share < 0.24) return 0.3
  if (share < 0.36) return lerp(0.3, 1, smoothstep(0.24, 0.36, share))
  if (share < 0.9) return 1
  return 1 - smoothstep(0.9, 0.98, share)
}

/** How many windows the village has, and how many of them are always lit. */
export const WINDOWS = { most: 7, least: 2 } as const

/** How long the castle takes to come up again, in ms, however it is pulled. */
export const RISING = 620

/** What the mouse does on its errand, as shares of it: it is at the knot, it has done with it. */
export const ERRAND = { there: 0.36, done: 0.66 } as const
/** In so many goes it climbs. */
const GOES = 4

/** How far down the thread the mouse is, 0…1: above the stage at 0, at the knot at 1. */
export function climbOf({ errand, flight, fledFrom }: Readonly<Mouse>, now: number): number {
  if (flight) return fledFrom * (1 - progress(flight, now))
  const share = progress(errand, now)
  if (share >= 1) return 0
  if (share < ERRAND.there) return inGoes(share / ERRAND.there)
  if (share < ERRAND.done) return 1
  return 1 - inGoes((share - ERRAND.done) / (1 - ERRAND.done))
}

/** Climbed in goes, with a rest after each. */
function inGoes(share: number): number {
  const go = Math.min(GOES - 1, Math.floor(share * GOES))
  return (go + smoothstep(0, 0.7, share * GOES - go)) / GOES
}

/** The thread that the mouse climbs: from above the stage down to the knot, in scene units. */
export const THREAD = { x: 942, top: -60, knot: 118 } as const
