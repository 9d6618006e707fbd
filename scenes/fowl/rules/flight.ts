import type { Point, Size } from '../../../src/stage/contract/geometry'
import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { hypot } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { groundBelow, placeOnTrack, ROUND } from '../layout'
import type { Chicken, Events, Feather } from '../state'
import type { Tuning } from '../tuning'

/** How many drawings of a feather there are. */
const FEATHER_KINDS = 4
/** A hen at home: nowhere to be seen. */
export function chickenAtHome(): Chicken {
  return {
    x: 0,
    y: 0,
    movingX: 0,
    movingY: 0,
    flying: false,
    flown: 0,
    launchedAt: 0,
    shedsAt: 0,
    hits: null,
    seat: null,
    lands: null,
  }
}

/** Sends her from somewhere on the border straight through the middle of the picture, from wherever she was before. */
export function launchHen(chicken: Chicken, perimeter: number, world: World<Events, Tuning>): void {
  const { size, tuning, now } = world
  placeOnTrack(perimeter % ROUND, chicken)
  const acrossX = size.width / 2 - chicken.x
  const acrossY = size.height / 2 - chicken.y
  const away = hypot(acrossX, acrossY)
  chicken.movingX = (acrossX / away) * tuning.speed
  chicken.movingY = (acrossY / away) * tuning.speed
  chicken.flying = true
  chicken.flown = 0
  chicken.launchedAt = now
  chicken.shedsAt = now + tuning.shedding
}

/** A tick of flight: straight on, until she is out of sight. */
export function flyHen(chicken: Chicken, { size, tuning }: World<Events, Tuning>): void {
  chicken.x += chicken.movingX
  chicken.y += chicken.movingY
  chicken.flown += hypot(chicken.movingX, chicken.movingY)
  chicken.flying = !isOutOfSight(chicken, size, tuning.outOfSight)
}

/** Whether a place is that far beyond the stage. */
export function isOutOfSight({ x, y }: Point, size: Readonly<Size>, beyond: number): boolean {
  return x < -beyond || y < -beyond || x > size.width + beyond || y > size.height + beyond
}

/** A feather comes off her, anywhere on her. */
export function shedFeather(
  feathers: Feather[],
  chicken: Chicken,
  { random, tuning, now }: World<Events, Tuning>,
): void {
  const feather = {
    x: chicken.x + random.between(-70, 70),
    y: chicken.y + random.between(-50, 50),
    drop: groundBelow(chicken.flown) + random.between(-26, 26),
    drift: random.between(-90, 90),
    sway: random.between(0, 2 * Math.PI),
    kind: Math.floor(random.between(0, FEATHER_KINDS)),
    lostAt: now,
    landsAt: now + tuning.falling,
    goneAt: now + tuning.falling + tuning.lying,
  }
  pushBounded(feathers, feather, Math.floor(tuning.mostFeathers))
}
