import type { Point } from '../../../src/stage/contract/geometry'
import { damp, smoothstep } from '../../../src/stage/contract/math'
import { hypot } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { isLit, TICK, verdictIn } from '../layout'
import type { Events, ForgetState } from '../state'
import type { Tuning } from '../tuning'
import { frightenThings } from './things'

/** From how far the text begins to be felt, and how near that is all there is to feel, in CSS pixels. */
const COLD = 950
const WARM = 110
/** How slowly the rest of the tune comes back in the morning, in ms. */
const TUNE = 1200

/** Where the text is: written over and over. */
const place: Point = { x: 0, y: 0 }

/** Advances the text by one tick: lit for long enough it is known, and all of the page is seen for a while. */
export function stepVerdict(forget: ForgetState, world: World<Events, Tuning>): void {
  const { verdict, light } = forget
  verdictIn(world.size, place)
  if (forget.morning) {
    // By day one remembers all of the tune.
    forget.warmth = damp(forget.warmth, 1, TUNE, TICK)
    return
  }
  forget.warmth = forget.glow * smoothstep(COLD, WARM, hypot(place.x - light.x, place.y - light.y))
  if (forget.opening) return
  if (forget.glow < 1 || !forget.isOn || !isLit(place, light)) {
    verdict.litFor = 0
    verdict.isLurking = true
    return
  }
  if (!verdict.isLurking) return
  verdict.litFor += TICK
  if (verdict.litFor < world.tuning.knownAfter) return
  verdict.litFor = 0
  verdict.isLurking = false
  verdict.losses += 1
  const { opens, stays, closes } = world.tuning
  const wideAt = world.now + opens
  const closesAt = wideAt + stays
  forget.opening = { from: world.now, wideAt, closesAt, until: closesAt + closes }
  frightenThings(forget, world)
  world.emit('lost', { losses: verdict.losses })
}
