import { clamp, damp } from '../../../src/stage/contract/math'
import { cos, sin } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { HOME } from '../layout'
import type { Events, Fairy, Kind } from '../state'
import type { Tuning } from '../tuning'

/** A fairy at a place (0…1) of the picture, with a mind of her own. */
export function fairyAt(kind: Kind, x: number, y: number, world: World<Events, Tuning>): Fairy {
  const { now, tuning, random } = world
  const dripAt = now + tuning.dripping * random.between(0.4, 1)
  const fairy: Fairy = {
    kind,
    x,
    y,
    angle: 0,
    dist: 0,
    paceX: 0,
    paceY: 0,
    facing: 1,
    laughsUntil: 0,
    freed: null,
    dripAt,
  }
  chooseWay(fairy, world)
  fairy.facing = sideOf(fairy)
  return fairy
}

/** She flies on for a tick of that many ms, at the way's end chooses another, and never leaves the garden. */
export function flyOn(fairy: Fairy, tick: number, world: World<Events, Tuning>): void {
  const { tuning } = world
  const way = Math.min((tuning.speed * tick) / 1000, fairy.dist)
  const x = withinGarden(fairy.x + cos(fairy.angle) * way * tuning.stretch, tuning)
  const y = withinGarden(fairy.y + sin(fairy.angle) * way, tuning)
  fairy.paceX = x - fairy.x
  fairy.paceY = y - fairy.y
  fairy.x = x
  fairy.y = y
  fairy.dist -= way
  if (fairy.dist <= 0) chooseWay(fairy, world)
  fairy.facing = damp(fairy.facing, sideOf(fairy), tuning.turning, tick)
}

/** The place held where fairies may be. */
export function withinGarden(share: number, { low, high }: Tuning): number {
  return clamp(share, low, high)
}

/** Brings the nearest to the front. Two that change places take a tick each. */
export function sortByDepth(fairies: Fairy[]): void {
  for (let place = 1; place < fairies.length; place++) {
    const before = fairies[place - 1]
    const fairy = fairies[place]
    if (!before || !fairy || before.y >= fairy.y) continue
    fairies[place - 1] = fairy
    fairies[place] = before
  }
}

function chooseWay(fairy: Fairy, { random, tuning }: World<Events, Tuning>): void {
  fairy.angle = homeward(random.between(0, Math.PI * 2), fairy)
  fairy.dist = random.between(0, tuning.farthest)
}

/** The way, turned over where it leads further from the water. */
function homeward(way: number, { x, y }: Fairy): number {
  let angle = way
  const across = cos(angle)
  if ((x < HOME.left && across < 0) || (x > HOME.right && across > 0)) angle = (3 * Math.PI - angle) % (2 * Math.PI)
  const down = sin(angle)
  if ((y < HOME.top && down < 0) || (y > HOME.bottom && down > 0)) angle = 2 * Math.PI - angle
  return angle
}

/** The side she looks to: where she flies, unless that is nearly straight up or down. */
function sideOf({ angle, facing }: Fairy): number {
  const across = cos(angle)
  return Math.abs(across) < 0.2 ? Math.sign(facing) || 1 : Math.sign(across)
}
