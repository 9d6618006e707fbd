import type { Point } from '../../src/stage/contract/geometry'
import { lerp, smoothstep } from '../../src/stage/contract/math'
import type { Chicken, Facing, FowlState, SideName } from './state'

/** The whole way round, in parts. */
export const ROUND = 100

/** One side of the square: from the part of the way where it begins to the part where it ends, from corner to corner. */
interface Side {
  readonly name: SideName
  readonly facing: Facing
  readonly begins: number
  readonly ends: number
  readonly from: Readonly<Point>
  readonly to: Readonly<Point>
}

/** The corners of the kerb that she runs on, where her feet are, in scene units. The near side is the wider one. */
export const CORNERS = {
  farLeft: { x: 242, y: 312 },
  farRight: { x: 1365, y: 312 },
  nearRight: { x: 1443, y: 865 },
  nearLeft: { x: 157, y: 865 },
} as const

/** How large she is on the far lane and on the near one. */
export const SIZE = { far: 0.92, near: 1.12 } as const

const { farLeft, farRight, nearRight, nearLeft } = CORNERS

const TOP: Side = { name: 'top', facing: 'right', begins: 0, ends: 35, from: farLeft, to: farRight }
const RIGHT: Side = { name: 'right', facing: 'down', begins: 35, ends: 50, from: farRight, to: nearRight }
const BOTTOM: Side = { name: 'bottom', facing: 'left', begins: 50, ends: 85, from: nearRight, to: nearLeft }
const LEFT: Side = { name: 'left', facing: 'up', begins: 85, ends: ROUND, from: nearLeft, to: farLeft }

/** The side that a part of the way (0…100) lies on. A corner belongs to the side that begins there. */
export function sideAt(perimeter: number): Side {
  if (perimeter < TOP.ends) return TOP
  if (perimeter < RIGHT.ends) return RIGHT
  return perimeter < BOTTOM.ends ? BOTTOM : LEFT
}

/** Puts `place` where that part of the way (0…100, and round again) is, in scene units. */
export function placeOnTrack(perimeter: number, place: Point): void {
  const part = perimeter % ROUND
  const { begins, ends, from, to } = sideAt(part)
  const share = (part - begins) / (ends - begins)
  place.x = from.x + (to.x - from.x) * share
  place.y = from.y + (to.y - from.y) * share
}

/** How many fly. */
export const CHICKENS = 6

/** No more puffs than this, however the numbers are turned. */
export const MOST_DUST = 12

/** How far from her middle the ground is when she takes off, in scene units. */
const STANDING = 78
/** How high above that she flies, and how far she has flown by then, in scene units. */
const CLIMB = { height: 150, distance: 520 } as const

/** How much of her climb she has behind her, 0…1, after flying that far. */
export function climbAfter(flown: number): number {
  return smoothstep(0, CLIMB.distance, flown)
}

/** How far below her middle the ground is, in scene units. */
export function groundBelow(flown: number): number {
  return STANDING + CLIMB.height * climbAfter(flown)
}

/** The middle of the basket’s foot; and how long it takes to come down there, in ms. */
export const BASKET = { x: 560, y: 832, falls: 420 } as const

/** Where each of the six sits in it: her feet, from the basket’s. Who is further back sits there first. */
export const SEATS = [
  { x: 4, y: -140 },
  { x: -84, y: -122 },
  { x: 90, y: -122 },
  { x: -100, y: -48 },
  { x: 104, y: -48 },
  { x: 4, y: -4 },
] as const

/** The windows in the hedges: the middle of each sill, in scene units. */
export const WINDOWS = [
  { x: 700, y: 106 },
  { x: 88, y: 148 },
  { x: 846, y: 110 },
  { x: 1504, y: 146 },
] as const

/** What they are called as areas. */
export const FLIER_AREAS = Array.from({ length: CHICKENS }, (_, place) => `flier${place}`)
export const WINDOW_AREAS = WINDOWS.map((_, place) => `window${place}`)

/** A window opens with each thing that breaks, for as long as that many are broken. */
export function isOpen({ broken }: FowlState, window: number): boolean {
  return window >= 0 && window < broken.length
}

/** The middle of whoever stands at the peg of the basket: on the ground. */
export const SOMEBODY = { x: 862, y: 846 } as const

/** How long what happens at a fair takes from its beginning, and from when they are let out, in ms. */
export const FAIR = {
  rosette: 300,
  settled: 1200,
  cake: 700,
  uncovered: 2500,
  somebody: 3400,
  ready: 4700,
  pulls: 10_700,
} as const
export const AFTER = { escape: 1700, broom: 1300, over: 4300 } as const

/** How far a hen has flown before she can be caught: she has not slid under the pointer by then. */
const AWAY = 130
/** How far beyond the stage she can be caught, in scene units. */
const BEYOND = 60

export function isCatchable({ basketSince, fair, chickens }: FowlState, place: number): boolean {
  const chicken = chickens[place]
  if (basketSince === null || fair || !chicken?.flying || chicken.flown < AWAY) return false
  const { x, y } = chicken
  return x > -BEYOND && x < 1600 + BEYOND && y > -BEYOND && y < 1000 + BEYOND
}

/** How many are in the basket, or on the way there. */
export function caughtHens(chickens: readonly Chicken[]): number {
  let hens = 0
  for (const { seat } of chickens) if (seat !== null) hens += 1
  return hens
}

/** Where the broom is, once they have been let out for so long: it sweeps from left to right. */
export function broomX(sinceFreed: number): number {
  return lerp(-260, 1860, (sinceFreed - AFTER.broom) / (AFTER.over - AFTER.broom))
}
