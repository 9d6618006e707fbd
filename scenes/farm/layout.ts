import type { Point } from '../../src/stage/contract/geometry'
import { sin } from '../../src/stage/contract/rules/portableMath'
import type { Viewport } from '../../src/stage/contract/viewport'
import type { FarmState, Trap } from './state'

/** The sea is a grid of 12 × 11 places; the island lies on those in the middle. Scene units. */
export const CELL = { width: 114, height: 78 } as const
/** The middle of the first place. */
const FIRST = { x: 162, y: 94 } as const

/** Where the traps are, in places of the grid, row by row. */
export const TRAPS = [
  [11, 0],
  [0, 1],
  [11, 1],
  [0, 2],
  [0, 3],
  [11, 4],
  [0, 6],
  [0, 7],
  [0, 8],
  [11, 9],
  [5, 10],
  [8, 10],
  [9, 10],
  [11, 10],
] as const

/** What the area of a trap is called. */
export const areaOf = (index: number): string => `trap-${index + 1}`

/** The kinds of fish: as many as there are drawings of. */
export const FISH = ['mackerel', 'puffer', 'eel', 'sole'] as const

/** By how much of a turn a trap goes up later than the one before it: they never go up in step. */
const LAG = 0.382

/** How high the swell lifts a trap at the most, in units. */
const SWELL = 6

/** The middle of a place of the grid, in scene units: a trap's waterline. */
export function placeOf({ x, y }: Readonly<Point>): Point {
  return { x: FIRST.x + CELL.width * x, y: FIRST.y + CELL.height * y }
}

/** The lower edge of the lowest traps, with the swell, and how far below the upper edge of the icons it may lie, in scene units. */
const LOWEST_EDGE = 908
const UNDER_ICONS = 33

/** How far the traps are seen above their places: in the smallest windows the icons of the page would lie on one. Scene units. */
export function raiseOf({ icons }: Viewport): number {
  return Math.max(0, LOWEST_EDGE - icons.y - UNDER_ICONS)
}

/** Where the mark of a catch points at its basket: units above the waterline, and aside. */
export const MARK = { lift: 24, aside: 42 } as const

/** Which way the open sea is from a trap: that way its fish leaps. -1 is left. */
export function seawards({ x }: Readonly<Point>): -1 | 1 {
  return x < 9 ? -1 : 1
}

/** On which side of a trap its mark stands: out at sea, but for the one in the corner where the day has its name. */
export function markSide(trap: Readonly<Point>): -1 | 1 {
  return trap.y === 0 ? -1 : seawards(trap)
}

/** How far a trap is through going up and down once: 0…1, 1 excluded. */
export function bobOf({ rhythm }: FarmState, index: number, now: number): number {
  return (now / rhythm.bobbing + index * LAG) % 1
}

/** How far the swell lifts a trap above its waterline, in units, for whoever has not asked for calm; `bob` is how far it is through going up and down, 0…1. */
export function swellAt(bob: number): number {
  return SWELL * sin(bob * 2 * Math.PI)
}

/** How far the mark over a catch is through one pulse: 0…1, 1 excluded. */
export function pulseOf({ rhythm }: FarmState, { catchesAt }: Trap, now: number): number {
  return ((now - catchesAt) / rhythm.pulsing) % 1
}
