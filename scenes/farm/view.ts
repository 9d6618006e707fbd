import { Container } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import { Ashore } from './ashore'
import { Baskets } from './baskets'
import { Gulls } from './gulls'
import { type Farm, rules } from './rules'
import { Tally } from './tally'
import { Water } from './water'

/** What only drifts and bobs is drawn anew this often, in ms; a leap is drawn in every frame. */
const IDLE_FRAME = 33
/** How long after a press or a catch something still goes fast, in ms. */
const STIRRED = 1200

/** Draws the farm: the sea, the island in it, baskets around it, shadows of gulls over all, and the count. */
export function createView(kit: ViewKit): View<Farm> {
  const root = new Container()
  const water = new Water(kit)
  const ashore = new Ashore(kit)
  const gulls = new Gulls(kit)
  const baskets = new Baskets(kit)
  const tally = new Tally(kit)
  root.addChild(water.root, ashore.root, gulls.root, baskets.root, tally.root)

  let shownMoment = Number.NaN
  let shownCalm = kit.isCalm

  return {
    root,
    draw(farm, between) {
      const now = farm.now + between * rules.tick
      const stirredAt = lastStirred(farm)
      const isStirred = now - stirredAt < STIRRED
      const moment = isStirred ? now : Math.floor(now / IDLE_FRAME) * IDLE_FRAME
      if (moment === shownMoment && kit.isCalm === shownCalm) return false
      shownMoment = moment
      shownCalm = kit.isCalm
      water.draw(now)
      ashore.draw(farm, now)
      gulls.draw(now)
      baskets.draw(farm, between)
      tally.draw(farm.score, now - lastLeap(farm))
      return true
    },
  }
}

function lastLeap({ traps }: Farm): number {
  let last = -1
  for (let index = 0; index < traps.length; index++) last = Math.max(last, traps[index]?.leaptAt ?? last)
  return last < 0 ? Number.NEGATIVE_INFINITY : last
}

function lastStirred({ traps }: Farm): number {
  let last = Number.NEGATIVE_INFINITY
  for (let index = 0; index < traps.length; index++) {
    const trap = traps[index]
    if (trap) last = Math.max(last, trap.leaptAt, trap.pokedAt, trap.caught ? trap.catchesAt : last)
  }
  return last
}
