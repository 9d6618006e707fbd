import { clamp, smoothstep } from '../../src/stage/math'
import type { Coins, Machine } from './state'

/** What the picture is composed on, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Where a turned drum is seen: the middle of each reel, how wide rows lie apart at its front, and its radius, in scene units. */
export const REELS = [
  { x: 534, y: 594 },
  { x: 742, y: 608 },
  { x: 950, y: 586 },
] as const
export const DRUM = { radius: 164, row: 0.6 } as const

/** The middles of the eyes, and how large their lamps are. */
export const EYES = [
  { x: 516, y: 314 },
  { x: 970, y: 308 },
] as const
export const EYE_RADIUS = 84

/** The foot of each pile of coins, on the tongue: it bets as many coins. */
export const PILES: readonly { readonly coins: Coins; readonly x: number; readonly y: number }[] = [
  { coins: 3, x: 602, y: 940 },
  { coins: 2, x: 746, y: 946 },
  { coins: 1, x: 884, y: 938 },
]

/** The place of a pile by its coins. */
export function pileOf(coins: Coins): (typeof PILES)[number] {
  const pile = PILES[3 - coins]
  if (!pile) throw new Error(`There is no pile of ${coins} coins.`)
  return pile
}

/** What the arm turns on. */
export const HUB = { x: 1264, y: 660 } as const
/** Where coins go in. */
export const SLOT = { x: 742, y: 330 } as const

/** How long the marker slides by default is tuned; where it is at that moment, across. */
export function markerAt({ marked, markerFrom, markedAt }: Readonly<Machine>, now: number, slide: number): number {
  const to = pileOf(marked).x
  return markerFrom + (to - markerFrom) * smoothstep(0, 1, clamp((now - markedAt) / slide, 0, 1))
}
