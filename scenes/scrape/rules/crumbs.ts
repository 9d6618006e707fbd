import type { Point } from '../../../src/stage/contract/geometry'
import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { hypot, pow } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { CARD, CELL } from '../layout'
import type { Events, ScrapeState } from '../state'
import type { Tuning } from '../tuning'

/** Drawings of a crumb: six chips, three curls. */
const DRAWINGS = 9

/** Turns what has come off on the way from one place to another into crumbs, thrown ahead and, as dust falls, downwards. */
export function throwCrumbs(
  scrape: ScrapeState,
  cells: number,
  from: Point,
  to: Point,
  { tuning, random, now }: World<Events, Tuning>,
): void {
  const perCrumb = tuning.foilPerCrumb / (CELL * CELL)
  const length = hypot(to.x - from.x, to.y - from.y) || 1
  const aheadX = (to.x - from.x) / length
  const aheadY = (to.y - from.y) / length
  scrape.loose += cells
  while (scrape.loose >= perCrumb) {
    scrape.loose -= perCrumb
    const share = random.next()
    const reach = tuning.crumbReach * random.between(0.15, 1)
    const fromX = from.x + (to.x - from.x) * share
    const fromY = from.y + (to.y - from.y) * share
    const crumb = {
      fromX,
      fromY,
      toX: fromX + (aheadX * 0.5 + 0.25 + random.between(-0.5, 0.5)) * reach,
      toY: fromY + (aheadY * 0.4 + 0.55 + random.between(-0.4, 0.4)) * reach,
      bornAt: now,
      landsAt: now + tuning.crumbFlight * random.between(0.7, 1.3),
      drawing: Math.floor(pow(random.next(), 1.4) * DRAWINGS),
      turn: random.between(-Math.PI, Math.PI),
      size: random.between(0.7, 1.15),
    }
    pushBounded(scrape.crumbs, crumb, tuning.mostCrumbs)
  }
}

/** The card under them is thrown aside: they fly on, and come down beyond it. */
export function blowCrumbs({ crumbs }: ScrapeState, { random, now, tuning }: World<Events, Tuning>): void {
  for (const crumb of crumbs) {
    crumb.fromX = crumb.toX
    crumb.fromY = crumb.toY
    crumb.toX += (crumb.toX - CARD.x) * random.between(0.4, 1.6)
    crumb.toY += (crumb.toY - CARD.y) * random.between(0.6, 1.8)
    crumb.bornAt = now
    crumb.landsAt = now + tuning.crumbFlight * random.between(0.7, 1.3)
  }
}
