import type { Point } from '../../src/stage/contract/geometry'
import { lerp } from '../../src/stage/contract/math'
import { sin } from '../../src/stage/contract/rules/portableMath'
import { progress } from '../../src/stage/contract/rules/spans'
import type { Viewport } from '../../src/stage/contract/viewport'
import type { FarmState, Prowl, Trap } from './state'

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

/** How far a trap keeps from its neighbours beyond their places, across and down, in units: a tail looks out of each. */
const APART = { x: 6, y: 38 } as const

/** The last row of the grid: none stands higher than the first, or lower than this. */
const LAST_ROW = 10

/** A trap's waterline, in scene units: the middle of its place of the grid, or a little away from its neighbours. */
export function placeOf({ x, y }: Readonly<Point>): Point {
  const isTrap = (column: number, row: number) => Number(TRAPS.some(([a, b]) => a === column && b === row))
  const aside = isTrap(x - 1, y) - isTrap(x + 1, y)
  const down = y === 0 || y === LAST_ROW ? 0 : isTrap(x, y - 1) - isTrap(x, y + 1)
  return { x: FIRST.x + CELL.width * x + APART.x * aside, y: FIRST.y + CELL.height * y + APART.y * down }
}

/** The lower edge of the lowest traps, with the swell, and how far below the upper edge of the icons it may lie, in scene units. */
const LOWEST_EDGE = 905
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

/** How many fish the rack holds: seven on its upper bar, six on its lower. */
export const HOOKS = 13

/** A supper from the moment when the last hook is taken, in ms: dusk falls step by step, the table and a bridge are laid, guests come, go, and it is over. */
export const SUPPER = {
  dusk: 600,
  step: 600,
  table: 4400,
  lamps: 5600,
  bridge: 5000,
  laid: 5800,
  guests: 6000,
  leave: 23_000,
  over: 31_000,
} as const

/** After so many suppers a morning comes. */
const EVENINGS = 3

/** How dark it is: by steps from day, and then by what is lit. */
export const NIGHT = { day: 0, dark: 8, table: 9, bridge: 10, traps: 11 } as const

/** Whether the evening before has not ended yet. */
export function isNight({ suppers }: Pick<FarmState['rack'], 'suppers'>): boolean {
  return suppers % EVENINGS !== 0
}

/** How dark it is, of `NIGHT`. */
export function nightOf({ rack }: FarmState, now: number): number {
  const { servedAt, endedAt } = rack
  if (servedAt === null) {
    if (isNight(rack)) return NIGHT.traps
    return endedAt === null ? NIGHT.day : Math.max(NIGHT.day, NIGHT.dark - stepsOf(now - endedAt))
  }
  const age = now - servedAt
  if (age >= SUPPER.laid && age < SUPPER.over - (SUPPER.laid - SUPPER.bridge)) return NIGHT.bridge
  if (isNight(rack) || age >= SUPPER.lamps) return NIGHT.table
  return Math.min(NIGHT.dark, stepsOf(age - SUPPER.dusk))
}

/** How many suppers are seen to have been, the present one with them as soon as its dusk falls. */
export function leftOf({ rack }: FarmState, night: number): number {
  return rack.suppers + (rack.servedAt !== null && night > NIGHT.day ? 1 : 0)
}

/** How many steps the light has changed by, so long after it began to. */
function stepsOf(age: number): number {
  return age < 0 ? 0 : Math.floor(age / SUPPER.step) + 1
}

/** How the cat goes to the rack: from the landing stage, over the path, in scene units. */
export const CAT_WAY = [
  { x: 872, y: 822 },
  { x: 884, y: 752 },
  { x: 1000, y: 640 },
  { x: 1112, y: 512 },
] as const

/** How far the cat is on its way to the rack, 0…1. */
export function catReach({ out, home, reach }: Prowl, now: number): number {
  return home ? reach * (1 - progress(home, now)) : progress(out, now)
}

/** Where the cat is then, written into `at`. */
export function catAt(prowl: Prowl, now: number, at: { x: number; y: number }): void {
  const along = catReach(prowl, now) * (CAT_WAY.length - 1)
  const leg = Math.min(CAT_WAY.length - 2, Math.floor(along))
  const from = CAT_WAY[leg] ?? CAT_WAY[0]
  const to = CAT_WAY[leg + 1] ?? from
  at.x = lerp(from.x, to.x, along - leg)
  at.y = lerp(from.y, to.y, along - leg)
}
