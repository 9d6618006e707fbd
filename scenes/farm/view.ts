import { Container } from 'pixi.js'
import type { manifest } from '../../assets/farm/manifest'
import { since } from '../../src/stage/contract/rules/spans'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { leftOf, NIGHT, nightOf } from './layout'
import type { FarmState } from './state'
import { Ashore } from './view/ashore'
import { Gulls } from './view/gulls'
import { lightAshore, lightAtSea } from './view/light'
import { Tally } from './view/tally'
import { Traps } from './view/traps'
import { Water } from './view/water'
import { WildFish } from './view/wildFish'

/** What only drifts and bobs is drawn so often a second; a leap is drawn in every frame. */
const IDLE_RATE = 30
/** How long after a press or a catch something still goes fast, in ms. */
const STIRRED = 1200

/** What is left of an evening on the printed ground: after the first lamps on a line, after the second a ship. */
const MOST_LEFT = 2

/** Draws the farm: the sea, the island in it, traps around it, shadows of gulls over all, and the count. */
export function createView(kit: ViewKit<typeof manifest>): View<FarmState> {
  const root = new Container()
  const water = new Water(kit)
  const ashore = new Ashore(kit)
  const gulls = new Gulls(kit)
  const traps = new Traps(kit)
  const wildFish = new WildFish(kit)
  const tally = new Tally(kit)
  const ground = kit.background(water.still, ashore.island, kit.laterPart('evening'))
  root.addChild(
    ground,
    water.root,
    ashore.root,
    kit.laterPart('rack'),
    kit.laterPart('supper'),
    kit.laterPart('cat'),
    gulls.root,
    wildFish.root,
    traps.root,
    kit.laterPart('trapLamps'),
    tally.root,
  )

  return {
    root,
    draw(farm, moment) {
      const isStirred = since(farm.stirredAt, moment.now) < STIRRED
      const now = isStirred ? moment.now : (Math.floor((moment.now * IDLE_RATE) / 1000) * 1000) / IDLE_RATE
      // The later part that is printed with the ground goes by the same moment.
      const night = nightOf(farm, moment.now)
      ground.turnTo(night + (NIGHT.traps + 1) * Math.min(MOST_LEFT, leftOf(farm, night)))
      water.root.tint = lightAtSea(night)
      ashore.root.tint = lightAshore(night)
      water.draw(now, moment)
      ashore.draw(farm, now, moment)
      gulls.draw(now, moment)
      traps.draw(farm, now, moment)
      wildFish.draw(moment)
      tally.draw(farm, now, moment)
    },
  }
}
