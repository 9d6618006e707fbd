import { Container } from 'pixi.js'
import type { manifest } from '../../assets/farm/manifest'
import { since } from '../../src/stage/contract/rules/spans'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { FarmState } from './state'
import { Ashore } from './view/ashore'
import { Gulls } from './view/gulls'
import { Tally } from './view/tally'
import { Traps } from './view/traps'
import { Water } from './view/water'
import { WildFish } from './view/wildFish'

/** What only drifts and bobs is drawn so often a second; a leap is drawn in every frame. */
const IDLE_RATE = 30
/** How long after a press or a catch something still goes fast, in ms. */
const STIRRED = 1200

/** Draws the farm: the sea, the island in it, traps around it, shadows of gulls over all, and the count. */
export function createView(kit: ViewKit<typeof manifest>): View<FarmState> {
  const root = new Container()
  const water = new Water(kit)
  const ashore = new Ashore(kit)
  const gulls = new Gulls(kit)
  const traps = new Traps(kit)
  const wildFish = new WildFish(kit)
  const tally = new Tally(kit)
  root.addChild(
    kit.background(water.still, ashore.island),
    water.root,
    ashore.root,
    gulls.root,
    wildFish.root,
    traps.root,
    tally.root,
  )

  return {
    root,
    draw(farm, moment) {
      const isStirred = since(farm.stirredAt, moment.now) < STIRRED
      const now = isStirred ? moment.now : (Math.floor((moment.now * IDLE_RATE) / 1000) * 1000) / IDLE_RATE
      water.draw(now, moment)
      ashore.draw(farm, now, moment)
      gulls.draw(now, moment)
      traps.draw(farm, now, moment)
      wildFish.draw(moment)
      tally.draw(farm, now, moment)
    },
  }
}
