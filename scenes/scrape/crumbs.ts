import type { Point, World } from '../../src/stage/scene'
import type { Numbers } from './card'
import { CELL } from './foil'

/** Drawings of a crumb: six chips, three curls. */
export const CRUMB_DRAWINGS = 9

/** A crumb of foil: thrown up from where it came off, it comes down and stays. Places are scene units on the stage. */
export interface Crumb {
  fromX: number
  fromY: number
  toX: number
  toY: number
  bornAt: number
  landsAt: number
  /** Which of the drawings. */
  drawing: number
  /** How it lies, in radians. */
  turn: number
  /** Its size, 1 as drawn. */
  size: number
}

/** Foil that has come off and makes crumbs. */
interface Litter {
  crumbs: Crumb[]
  /** Cells that have come off since the last crumb. */
  loose: number
}

/** Turns what has come off on the way from one place to another into crumbs, thrown ahead and, as dust falls, downwards. */
export function throwCrumbs(litter: Litter, cells: number, from: Point, to: Point, world: World<Numbers>): void {
  const { tuning, random, now } = world
  const perCrumb = tuning.foilPerCrumb / (CELL * CELL)
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const aheadX = (to.x - from.x) / length
  const aheadY = (to.y - from.y) / length
  litter.loose += cells
  while (litter.loose >= perCrumb) {
    litter.loose -= perCrumb
    const share = random.next()
    const reach = tuning.crumbReach * random.between(0.15, 1)
    const fromX = from.x + (to.x - from.x) * share
    const fromY = from.y + (to.y - from.y) * share
    litter.crumbs.push({
      fromX,
      fromY,
      toX: fromX + (aheadX * 0.5 + 0.25 + random.between(-0.5, 0.5)) * reach,
      toY: fromY + (aheadY * 0.4 + 0.55 + random.between(-0.4, 0.4)) * reach,
      bornAt: now,
      landsAt: now + tuning.crumbFlight * random.between(0.7, 1.3),
      drawing: Math.floor(random.next() ** 1.4 * CRUMB_DRAWINGS),
      turn: random.between(-Math.PI, Math.PI),
      size: random.between(0.7, 1.15),
    })
  }
  const tooMany = litter.crumbs.length - Math.round(tuning.mostCrumbs)
  if (tooMany > 0) litter.crumbs.splice(0, tooMany)
}
