import { keepOnly } from '../../src/stage/keepOnly'
import type { Point, World } from '../../src/stage/scene'
import type { Numbers } from './numbers'
import { placeOnTrack, ROUND } from './track'

/** A hen that is launched across the square. Until her first flight, and after each, she is out of sight. */
export interface Chicken {
  x: number
  y: number
  /** The way she flies in a tick, in scene units. */
  movingX: number
  movingY: number
  flying: boolean
  /** How far she has flown, in scene units. */
  flown: number
  launchedAt: number
  /** When she loses her next feather. */
  shedsAt: number
}

/** A feather, from where it came off to where it lies. */
export interface Feather {
  x: number
  y: number
  /** How far below that the ground is, in scene units. */
  drop: number
  /** How far it is carried aside on its way, in scene units. */
  drift: number
  /** Where its rocking begins, in radians. */
  sway: number
  /** Which drawing of a feather it is. */
  kind: number
  lostAt: number
  landsAt: number
  goneAt: number
}

/** How many drawings of a feather there are. */
export const FEATHER_KINDS = 4
/** How far from her middle the ground is when she takes off, in scene units. */
const STANDING = 78
/** How high above that she flies, and how far she has flown by then, in scene units. */
const CLIMB = { height: 150, distance: 520 } as const

/** A hen at home: nowhere to be seen. */
export function chickenAtHome(): Chicken {
  return { x: 0, y: 0, movingX: 0, movingY: 0, flying: false, flown: 0, launchedAt: 0, shedsAt: 0 }
}

/** How much of her climb she has behind her, 0…1, after flying that far. */
export function climbAfter(flown: number): number {
  const share = Math.min(1, flown / CLIMB.distance)
  return share * share * (3 - 2 * share)
}

/** How far below her middle the ground is, in scene units. */
export function groundBelow(flown: number): number {
  return STANDING + CLIMB.height * climbAfter(flown)
}

/** Sends her from somewhere on the border straight through the middle of the picture, from wherever she was before. */
export function launch(chicken: Chicken, perimeter: number, world: World<Numbers>): void {
  const { size, tuning, now } = world
  placeOnTrack(perimeter % ROUND, chicken)
  const acrossX = size.width / 2 - chicken.x
  const acrossY = size.height / 2 - chicken.y
  const away = Math.hypot(acrossX, acrossY)
  chicken.movingX = (acrossX / away) * tuning.speed
  chicken.movingY = (acrossY / away) * tuning.speed
  chicken.flying = true
  chicken.flown = 0
  chicken.launchedAt = now
  chicken.shedsAt = now + tuning.shedding
}

/** A tick of flight: straight on, until she is out of sight. */
export function fly(chicken: Chicken, { size, tuning }: World<Numbers>): void {
  chicken.x += chicken.movingX
  chicken.y += chicken.movingY
  chicken.flown += Math.hypot(chicken.movingX, chicken.movingY)
  chicken.flying = !isOutOfSight(chicken, size, tuning.outOfSight)
}

/** Whether a place is that far beyond the stage. */
export function isOutOfSight({ x, y }: Point, size: { width: number; height: number }, beyond: number): boolean {
  return x < -beyond || y < -beyond || x > size.width + beyond || y > size.height + beyond
}

/** A feather comes off her, anywhere on her. */
export function shed(feathers: Feather[], chicken: Chicken, { random, tuning, now }: World<Numbers>): void {
  if (tuning.mostFeathers < 1) return
  while (feathers.length >= Math.floor(tuning.mostFeathers)) feathers.shift()
  feathers.push({
    x: chicken.x + random.between(-70, 70),
    y: chicken.y + random.between(-50, 50),
    drop: groundBelow(chicken.flown) + random.between(-26, 26),
    drift: random.between(-90, 90),
    sway: random.between(0, 2 * Math.PI),
    kind: Math.floor(random.between(0, FEATHER_KINDS)),
    lostAt: now,
    landsAt: now + tuning.falling,
    goneAt: now + tuning.falling + tuning.lying,
  })
}

/** Takes away the feathers that have lain long enough. */
export function sweep(feathers: Feather[], now: number): void {
  const oldest = feathers[0]
  if (!oldest || now < oldest.goneAt) return
  keepOnly(feathers, (feather) => now < feather.goneAt)
}
