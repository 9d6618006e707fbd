import type { Point } from '../../src/stage/scene'
import { seawards } from './places'
import type { Trap } from './rules'

const TURN = Math.PI * 2

/** The basket's mouth above its waterline, in units. */
export const MOUTH = 47

/** How high each kind of fish leaps above the basket's mouth, and how far out to sea it lands, in units. */
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
/** How long a basket that is left or prodded dances on, in ms. */
const DANCE = 700

/** How far a basket is above the waterline, in units; `calm` rides lower. */
export function ride({ bob, leaptAt, pokedAt }: Trap, now: number, calm: boolean): number {
  const swell = Math.sin(bob * TURN) * (calm ? 2.5 : 6)
  return calm ? swell : swell + dance(now - leaptAt, 11) + dance(now - pokedAt, 7)
}

/** How far it leans, in radians. */
export function sway({ bob, leaptAt, pokedAt }: Trap, now: number, calm: boolean): number {
  if (calm) return 0
  return Math.cos(bob * TURN) * 0.035 + dance(now - leaptAt, 0.12) + dance(now - pokedAt, 0.16)
}

/** Down, and up again, and less each time. */
function dance(since: number, most: number): number {
  if (since < 0 || since >= DANCE) return 0
  return -most * Math.sin((since / DANCE) * TURN * 2.5) * (1 - since / DANCE) ** 2
}

/** The size of a caught trap's mark: it springs up, then swells and shrinks with its pulse. */
export function markSize(trap: Trap, now: number, calm: boolean): number {
  if (calm) return 1
  const since = now - trap.catchesAt
  const sprung = since < 240 ? Math.sin((since / 240) * Math.PI * 0.7) / Math.sin(Math.PI * 0.7) : 1
  return sprung * (1 + 0.15 * Math.sin(trap.pulse * TURN))
}

/** How far out to sea a trap's last fish comes down, in units; to the left below 0. */
export function reachOf(trap: Trap): number {
  return seawards(trap) * (LEAPS[trap.leaper]?.reach ?? 120)
}

/** Where a fish is in its leap from a trap at `from`, 0…1, and how steeply it goes: written into `at`. */
export function leapAt(trap: Trap, from: Point, share: number, at: { x: number; y: number; steep: number }): void {
  const reach = reachOf(trap)
  const mouth = from.y - MOUTH
  const top = Math.min(Math.max(CEILING, mouth - (LEAPS[trap.leaper]?.height ?? 120)), mouth - LEAST)
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
