import { HOLE } from '../../assets/heist-later/shared'
import type { Point, Size } from '../../src/stage/contract/geometry'
import { clamp, hop } from '../../src/stage/contract/math'
import type { HeistState, Loot } from './state'

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

/** How near his feet come to an edge of the window, in CSS pixels. Source: docs/days.md, 22 heist. */
const FEET = 100
/** How near they are drawn to the upper edge, and to those beside him: so that head, sack and lantern stay in the picture. */
const DRAWN = { above: 322, aside: 192 } as const
/** Over so many times as much as it is pushed there, a place is pushed less and less the further it is from an edge. */
const GIVE = 2.3

/**
 * Where on the picture a place of the floor is drawn, written into `out`: near the edges, where there would be no room above his
 * feet, the floor is seen at more of a slant, with all that stands and lies on it. All in CSS pixels. Allocates nothing.
 */
export function drawnAt({ x, y }: Readonly<Point>, { width, height }: Readonly<Size>, out: Point): void {
  out.x = x + pushAt(x, DRAWN.aside, width) - pushAt(width - x, DRAWN.aside, width)
  out.y = y + pushAt(y, DRAWN.above, height)
}

/** How far a place is pushed away from an edge that it is so far from, in a room of that length. */
function pushAt(from: number, drawn: number, room: number): number {
  const push = Math.min(drawn, room / 2) - FEET
  // A room so small that there is nowhere to be pushed to.
  if (push <= 0) return 0
  const reach = GIVE * push
  const left = FEET + reach - from
  // Too little room to give way over: all of it gives way alike.
  if (FEET + reach > room - FEET) return (push * Math.max(0, room - FEET - from)) / (room - 2 * FEET)
  return left > 0 ? (push * left * left) / (reach * reach) : 0
}

/** What the things are worth, in crowns, in the order of `KINDS`; and what it is to have passed for a statue. */
export const WORTHS = [1, 5, 6, 15, 40, 60, 80, 300] as const
export const STATUE_WORTH = 20

/** How many things fill the sack, and how many of them make it so large. */
export const FULL = 6
/** How large the sack is, 1 as he carries it; beside it, how long the rope is by which he drags it, px. */
export const SACKS = [
  { from: 0, size: 1, rope: 90 },
  { from: 2, size: 1.4, rope: 165 },
  { from: 4, size: 1.9, rope: 220 },
  { from: FULL, size: 2.4, rope: 262 },
] as const

/** Which of the sacks it is that so many things make. */
export function sackOf(taken: number): number {
  return taken < 2 ? 0 : taken < 4 ? 1 : taken < FULL ? 2 : 3
}

/** Whether it lies on the floor. */
export function isLying({ things, taken }: Loot, place: number): boolean {
  return things[place]?.hop === null && !taken.includes(place)
}

/** Where the sack is: on his back as long as it is small. */
export function placeOfSack({ x, y, left, loot }: HeistState): Point {
  return sackOf(loot.taken.length) === 0 ? { x: x + (left ? 60 : -60), y } : { x: loot.sack.x, y: loot.sack.y }
}

/** Things: how near his feet they are taken, how far they hop when somebody knocks, how long that takes, and how far they roll; px, ms. */
export const THING = { taken: 80, knocked: 300, hops: 420, rolls: 240, rolling: 700 } as const

/** Eyes in the dark: from the first of them to the last, how long until they see, and how long they look; ms. */
export const EYES_OPEN = { opening: 500, seeing: 350, looking: 1500 } as const

/** The way out: ms after he stands below the window. */
export const LEAVING = {
  heaves: 300,
  sticks: 850,
  plops: 2300,
  follows: 2650,
  gone: 3200,
  runs: 3300,
  dark: 4800,
  row: 5600,
  apart: 240,
} as const
/** He throws himself against the sack that is stuck: how often, each for how long, how much of that in the air; how far, px. */
export const PUSH = { times: 3, lasting: 480, up: 0.55, x: 46, y: 74 } as const
/** When all of it is told, ms after the same, and how long it stays so before it begins again by itself. */
export const TOLD = { at: LEAVING.row + (FULL + 2) * LEAVING.apart, stays: 15_000 } as const

/** Where he stands to leave, and where a drop hangs in the window, from the upper right corner of it all; near enough is so far. */
export const DOOR = { x: 330, y: 370 } as const
export const SILL_AT = { x: 262, y: 190 } as const
export const NEAR_DOOR = { x: 500, y: 420 } as const

/** How much larger than large enough for his feet a window is to be, for what stands about in it, px. */
const ROOMY = { width: 1500, height: 1150 } as const

/** Where a bear lies, written into `out`. */
export function rugAt({ width, height }: Readonly<Size>, out: Point): void {
  out.x = Math.max(290, width * (width >= ROOMY.width ? 0.33 : 0.27))
  out.y = height >= ROOMY.height ? height - 300 : height - 150
}

/** Where a suit of armour stands; in most windows there is no room for it, and it is beside them. */
export function armourAt({ width, height }: Readonly<Size>, out: Point): void {
  out.x = width >= ROOMY.width ? 150 : height >= ROOMY.height ? width - 150 : -400
  out.y = height >= ROOMY.height ? height * 0.66 : height * 0.7
}

/** How he is on his way out: where, beside the place where he stands, how large and how far turned over; written into `out`. */
export function wayOut(since: number, out: { x: number; y: number; size: number; turn: number }): void {
  const pushes = (since - LEAVING.sticks) / PUSH.lasting
  const push = pushes > 0 && pushes < PUSH.times ? hop((pushes % 1) / PUSH.up) : 0
  const leap = clamp((since - LEAVING.follows) / (LEAVING.gone - LEAVING.follows), 0, 1)
  out.x = PUSH.x * push + (DOOR.x + HOLE.x) * leap
  out.y = -PUSH.y * push - 150 * leap - 150 * hop(leap)
  out.size = 1 - 0.6 * leap * leap
  out.turn = 0.12 * push + 1.1 * leap
}
