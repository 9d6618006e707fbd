import type { World } from '../../../src/stage/contract/scene'
import { SPLITTABLE } from '../layout'
import type { ArmadilloState, Events } from '../state'
import type { Tuning } from '../tuning'
import { blockOf } from './blocks'
import { isReady, splitBlocks } from './splitting'

/** From so many blocks on, nine tenths, nobody has to look for what is left: it comes apart by itself. */
export const ENOUGH = Math.ceil(SPLITTABLE * 0.9)
/** So many blocks come apart in a tick. */
const DROPS = 2

/** Lets the last tenth come apart like rain, here and there. */
export function letRain(state: ArmadilloState, world: World<Events, Tuning>): void {
  if (state.count < ENOUGH || state.wholeAt !== null) return
  const ready = state.splitAt.flatMap((at, block) => (at === null && isReady(state, block, world.now) ? [block] : []))
  for (let drop = 0; drop < DROPS && ready.length > 0; drop++) {
    const [block = 0] = ready.splice(Math.floor(world.random.between(0, ready.length)), 1)
    splitBlocks(state, [blockOf(block)], world)
  }
}
