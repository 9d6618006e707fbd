import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import { seawards, swellAt } from '../layout'
import type { Trap } from '../state'

const TURN = Math.PI * 2

/** How long water is thrown up, and a ring runs out, after a fish went out or in, in ms. */
export const CROWN = 420
export const RING = 900

/** How much of the swell is left for whoever asked for calm. */
const CALM = 5 / 12

/** The trap's mouth above its waterline, in units. */
export const MOUTH = 42

/** How high each kind of fish leaps above the trap's mouth, and how far out to sea it lands, in units. */
const LEAPS = [
  { height: 150, reach: 132 },
  { height: 84, reach: 96 },
  { height: 176, reach: 138 },
  { height: 118, reach: 116 },
] as const

/** A fish turns over at this height at the latest: the stage ends above it. */
const CEILING = 46
/** But it leaps at least so high above the mouth, in units. */
const LEAST = 6
/** How long a trap that is left or prodded dances on, in ms. */
const DANCE = 700

/** How far a trap is above the waterline, in units; `calm` rides lower. `bob` is how far it is through going up and down, 0…1. */
export function liftOf({ leap, pokedAt }: Trap, bob: number, now: number, calm: boolean): number {
  const swell = swellAt(bob) * (calm ? CALM : 1)
  return calm ? swell : swell + danceOf(since(leap?.from, now), 11) + danceOf(since(pokedAt, now), 7)
}

/** How far it leans, in radians. */
export function leanOf({ leap, pokedAt }: Trap, bob: number, now: number, calm: boolean): number {
  if (calm) return 0
  return Math.cos(bob * TURN) * 0.035 + danceOf(since(leap?.from, now), 0.12) + danceOf(since(pokedAt, now), 0.16)
}

/** Down, and up again, and less each time, two and a half times in all. */
function danceOf(elapsed: number, most: number): number {
  return -most * swaying(elapsed, DANCE, DANCE / 2.5)
}

/** The size of the mark over a catch so many ms old: it springs up, then swells and shrinks with its pulse, 0…1. */
export function markSize(age: number, pulse: number, calm: boolean): number {
  if (calm) return 1
  const sprung = age < 240 ? Math.sin((age / 240) * Math.PI * 0.7) / Math.sin(Math.PI * 0.7) : 1
  return sprung * (1 + 0.15 * Math.sin(pulse * TURN))
}

/** How far out to sea a trap's last fish comes down, in units; to the left below 0. */
export function reachOf(trap: Trap): number {
  return seawards(trap) * (LEAPS[trap.leaper]?.reach ?? 120)
}

/** Where a fish is in its leap from a trap at `from`, 0…1, and how steeply it goes: written into `at`. */
export function leapAt(trap: Trap, from: Point, share: number, at: { x: number; y: number; steep: number }): void {
  const reach = reachOf(trap)
  const mouth = from.y - MOUTH
  const top = clamp(mouth - (LEAPS[trap.leaper]?.height ?? 120), CEILING, mouth - LEAST)
  const up = mouth - top
  const down = from.y - top
  // Halves of two parabolas that meet where the fish turns over; it takes as long for each as it would in one fall.
  const peak = Math.sqrt(up) / (Math.sqrt(up) + Math.sqrt(down))
  const beyond = share - peak
  const depth = beyond < 0 ? up / peak ** 2 : down / (1 - peak) ** 2
  at.x = from.x + reach * share
  at.y = top + depth * beyond ** 2
  at.steep = Math.atan2(2 * depth * beyond, Math.abs(reach))
}
