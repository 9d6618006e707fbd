import { clamp, easeOutBack, hop, lerp, smoothstep } from '../../src/stage/contract/math'
import { sin } from '../../src/stage/contract/rules/portableMath'
import { isOver, progress, type Span } from '../../src/stage/contract/rules/spans'
import type { Jetsam } from './state'

/** Simulated ms from one tick to the next. */
export const TICK = 10

/** Where the sea begins, and where at rest it ends on the sand, in scene units. */
export const HORIZON = 652
export const SHORE = 748
/** How far up the sand a wave comes: beyond the crab's feet. */
export const FURTHEST = 972

/** Scene units a unit of the crab's drawing. */
export const CRAB_SIZE = 1.42
/** The sand under its feet. */
export const CRAB_GROUND = 946
/** Where its nearest and its furthest feet come down. */
export const TRACK_TOP = 922

/** No more than these, however the numbers are turned. */
export const MOST = { tracks: 72, kicks: 8, splashes: 5 } as const
/** How many drawings of a track there are. */
export const TRACK_KINDS = 4

/**
 * Where everybody is: the sand under the log's middle, the seats on it, the feet of gulls, the thimble. The log lies further off
 * than the crab walks, up by the water, so that Biggin looks over the shell of the crab.
 */
export const LOG = { x: 540, y: 836 } as const
/** Scene units a unit of the drawings of the log and who sits on it. */
export const LOG_SIZE = 1.14
export const PIM = { x: LOG.x - 72 * LOG_SIZE, y: LOG.y - 53 * LOG_SIZE } as const
export const BIGGIN = { x: LOG.x + 28 * LOG_SIZE, y: LOG.y - 53 * LOG_SIZE } as const
export const LOG_GULL = { x: LOG.x + 148 * LOG_SIZE, y: LOG.y - 61 * LOG_SIZE } as const
/** So far to the left of him, and to the right on its way back, the crab no longer hides Biggin's face, in scene units. */
export const PAST = { left: 205, right: 255 } as const
export const POST = { x: 1300, y: 742 } as const
export const POST_GULL = { x: 1298, y: 634 } as const
export const STAR = { x: 186, y: 962 } as const
export const HERMIT = { x: 872, y: 968 } as const

/** A wave that comes so far up the sand is at the log; and how long it takes for all feet to come down again, in ms. */
export const LOG_LINE = LOG.y - 8
export const FEET_DOWN = 600

/** What the sea may leave on the sand, in its order; where, in scene units; and how far up the sand. */
export const JETSAM = ['bottle', 'tooth', 'boot', 'ring', 'star'] as const satisfies readonly Jetsam[]
export const STRANDS = [1110, 755, 1235, 650, 545] as const
export const TIDE_LINE = 962
/** How far before the crab’s middle its right claw takes hold, in scene units. */
export const REACH = 70
/** Where the crab builds, and from where on its way to the right it can, in per cent of the stage’s width. */
export const CASTLE = { x: 1392, y: 868, from: 78 } as const
/** Scene units a unit of its drawing. */
export const CASTLE_SIZE = 1.08
/** A wave that comes so far is at the castle. */
export const CASTLE_LINE = CASTLE.y - 46
/** After the wave that takes it: when the letter is out of the bottle, and when all that is over; in ms. */
export const TAKEN = { read: 3600, over: 10_600 } as const
/** Where the bottle is left by that wave. */
export const LETTER = { x: 1124, y: 958 } as const

/** What a wave does, as shares of its time: it gets up, runs up the sand, stands, and has gone again. */
const WAVE = { breaks: 0.26, up: 0.5, turns: 0.56, gone: 1 } as const
/** How far the sea draws back before it comes. */
const DRAWN_BACK = 14

/** How far the edge of the sea goes to and fro when nobody troubles it, in scene units, and how long that takes, in ms. */
const LAPPING = { reach: 5, time: 4200 } as const

/** Where the edge of the foam is, in scene units down the stage. */
export function foamEdge(wave: Readonly<Span> | null, now: number): number {
  const lapping = LAPPING.reach * sin((now / LAPPING.time) * 2 * Math.PI)
  const share = progress(wave, now)
  if (share >= 1) return SHORE + lapping
  const back = SHORE - DRAWN_BACK
  if (share < WAVE.breaks) return lerp(SHORE, back, smoothstep(0, WAVE.breaks, share)) + lapping
  if (share < WAVE.up) {
    // It comes fast and tires.
    const left = 1 - (share - WAVE.breaks) / (WAVE.up - WAVE.breaks)
    return lerp(FURTHEST, back, left * left) + lapping * left
  }
  const ebb = smoothstep(WAVE.turns, WAVE.gone, share)
  return lerp(FURTHEST, SHORE, ebb) + lapping * ebb
}

/** How high the crest of a wave stands, 0…1, before it breaks on the shore. */
export function crestHeight(wave: Readonly<Span> | null, now: number): number {
  const share = progress(wave, now)
  if (share >= 1) return 0
  return smoothstep(0, WAVE.breaks * 0.8, share) * (1 - smoothstep(WAVE.breaks, WAVE.up * 0.8, share))
}

/** How far the crest has come from out there to the shore, 0…1. */
export function crestShare(wave: Readonly<Span> | null, now: number): number {
  return clamp(progress(wave, now) / WAVE.breaks, 0, 1)
}

/** Whether the wave is near enough to the crab to duck: from the moment it breaks until the water leaves. */
export function isOverCrab(wave: Readonly<Span> | null, now: number): boolean {
  const share = progress(wave, now)
  return share >= WAVE.breaks && share < 1 && (share < WAVE.turns || foamEdge(wave, now) > TRACK_TOP)
}

/** So much longer than others the wave takes that takes the castle. */
export const GREAT = 1.5

/** How far those on the log have their feet up, 0…1, and a little beyond at first. */
export function feetUp(soak: Readonly<Span> | null, now: number): number {
  if (!soak || isOver(soak, now)) return 0
  return easeOutBack((now - soak.from) / 190, 2.6) * smoothstep(0, FEET_DOWN, soak.until - now)
}

/** How high Biggin and the gull are above the log for it, in scene units. */
const SOAKED = { biggin: 46, gull: 84 } as const

/** From so high on it flies, its breast so far above where its feet were, in scene units; and how large. */
export const FLIES = { from: 6, breast: 18, size: 0.78 } as const
/** The drawings of a beat of wings, each for a quarter of it. */
export const BEAT = [0, 1, 2, 1] as const
export function flapAt(now: number): 0 | 1 | 2 {
  return BEAT[Math.floor(now / 90) % 4] ?? 0
}

export function gullUp(soak: Readonly<Span> | null, now: number): number {
  return SOAKED.gull * feetUp(soak, now)
}

/** The film of water that a wave lays over the sand, from the sea down to its foam, as wide as any window. */
export const FILM = { left: -1200, top: SHORE - 40, width: 4000 } as const

/** How high Biggin jumps when he is pressed, in scene units. */
const JUMP = 44

/** How far above his seat Biggin is, in scene units, by his fright and by the water. */
export function jumpOf(fright: Readonly<Span> | null, soak: Readonly<Span> | null, now: number): number {
  return JUMP * hop(Math.min(1, progress(fright, now) * 2.4)) + SOAKED.biggin * feetUp(soak, now)
}

/** Whether somebody who was there and is here now has gone by a place. */
export function hasPassed(before: number, now: number, place: number): boolean {
  return before < place !== now < place
}

/** Where the gull in the air is, and its way. */
export const SKY = { x: 884, y: 316, across: 112, down: 20, time: 18_000 } as const

/** How high a gull on its feet hops when it cries, and how high the one in the air is thrown up, in scene units. */
const GULL_HOP = { standing: 16, flying: 46 } as const

/** How high a gull on its feet is at this moment of its cry, in scene units: it is down before the cry is over. */
export function standingHopOf(cry: Readonly<Span> | null, now: number): number {
  return GULL_HOP.standing * hop(Math.min(1, progress(cry, now) * 1.6))
}

/** How high the gull in the air is thrown up by its cry at this moment, in scene units. */
export function flyingHopOf(cry: Readonly<Span> | null, now: number): number {
  return GULL_HOP.flying * hop(progress(cry, now))
}
