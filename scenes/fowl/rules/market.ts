import { THING_NAMES, THINGS, type ThingName } from '../../../assets/fowl-later/shared'
import { hypot } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { AFTER, broomX } from '../layout'
import type { Chicken, Events, FowlState } from '../state'
import type { Tuning } from '../tuning'

/** Her wings reach that far aside of her way, and not at once, in scene units. */
const REACH = { aside: 260, ahead: 120 } as const
/** No more than this stays broken from one fair to the next, and so much more after each. */
const STAYS = { most: 4, each: 2 } as const

/** What she is going to fly into: of all that is whole, and in nobody’s way yet, the nearest to hers. */
export function aim(chicken: Chicken, fowl: FowlState): void {
  chicken.hits = null
  const { x, y, movingX, movingY } = chicken
  const speed = hypot(movingX, movingY)
  let nearest: number = REACH.aside
  for (const thing of THING_NAMES) {
    const acrossX = THINGS[thing].x - x
    const acrossY = THINGS[thing].y - y
    const at = (acrossX * movingX + acrossY * movingY) / speed
    const aside = Math.abs(acrossX * movingY - acrossY * movingX) / speed
    if (at < REACH.ahead || aside >= nearest || isTaken(fowl, thing)) continue
    nearest = aside
    chicken.hits = { thing, at }
  }
}

/** Breaks what she has come to. Tells whether she has. */
export function hitThing(chicken: Chicken, { broken }: FowlState, { now, emit }: World<Events, Tuning>): boolean {
  const { hits, flown } = chicken
  if (!hits || flown < hits.at) return false
  const { thing } = hits
  chicken.hits = null
  broken.push({ thing, at: now })
  emit('broke', { thing })
  return true
}

/** Mends what the broom has passed; some of it stays broken, more after each fair. */
export function sweepMarket(fowl: FowlState, sinceFreed: number): void {
  const stays = Math.min(STAYS.most, STAYS.each * fowl.fairs)
  const { broken } = fowl
  let kept = 0
  for (let place = 0; place < broken.length; place++) {
    const one = broken[place]
    if (one && (place < stays || (sinceFreed < AFTER.over && broomX(sinceFreed) < THINGS[one.thing].x)))
      broken[kept++] = one
  }
  broken.length = kept
}

/** Whether it is broken, or in somebody’s way. */
function isTaken({ broken, chickens }: FowlState, thing: ThingName): boolean {
  for (const one of broken) if (one.thing === thing) return true
  for (const { hits } of chickens) if (hits?.thing === thing) return true
  return false
}

export function checkMarket({ broken, chickens, hasLater }: FowlState): void {
  const things = broken.map(({ thing }) => thing)
  if (new Set(things).size < things.length || (!hasLater && things.length > 0)) throw new Error(`broken is ${things}.`)
  for (const { hits, flying } of chickens) if (hits && !flying) throw new Error(`hits.thing is ${hits.thing}.`)
}
