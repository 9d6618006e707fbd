import { hop } from '../../../src/stage/contract/math'
import { dropExpired, pushBounded } from '../../../src/stage/contract/rules/lists'
import { isOver, progress, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { FLOOR, MOST, poseAt, TICK, TILE } from '../layout'
import type { Cycle, Events, ScurryState } from '../state'
import type { Tuning } from '../tuning'

/** The drawings of a run in which a foot comes down. */
const FOOTFALLS: readonly number[] = [1, 5]
/** How long dust hangs, in ms. */
const PUFF_LIFE = 380
/** The share of its hop that the hedgehog is in the air; before and after that, for as long each, it crouches on the floor. */
const IN_AIR = 0.6

/** A tick of something that goes round in that many ms. Returns where it was. */
export function turnCycle(cycle: Cycle, period: number): number {
  const before = cycle.at
  cycle.pace = TICK / period
  cycle.at = (before + cycle.pace) % 1
  return before
}

/** The hedgehog hops, unless it does already. */
export function startHop({ hedgehog }: ScurryState, { now, tuning, emit }: World<Events, Tuning>): void {
  if (!isOver(hedgehog.hop, now)) return
  hedgehog.hop = spanOf(now, tuning.hop)
  emit('hopped', { x: hedgehog.x, y: FLOOR })
}

/** Both run; whenever a foot comes down, dust rises behind it, and is left behind with the floor. */
export function followRunners(scurry: ScurryState, { now, tuning }: World<Events, Tuning>): void {
  const { hedgehog, inventor, puffs, front } = scurry
  const ran = turnCycle(hedgehog, tuning.stride)
  hedgehog.height = tuning.hopHeight * hop((progress(hedgehog.hop, now) - (1 - IN_AIR) / 2) / IN_AIR)
  if (hedgehog.height === 0 && footFell(ran, hedgehog.at)) raiseDust(scurry, hedgehog.x - 20, now)
  const scampered = turnCycle(inventor, tuning.scamper)
  if (footFell(scampered, inventor.at)) raiseDust(scurry, inventor.x - 10, now)
  for (let place = 0; place < puffs.length; place++) {
    const puff = puffs[place]
    if (puff) puff.x -= front.pace * TILE
  }
  dropExpired(puffs, now)
}

/** Whether a foot has come down between two shares (0…1) of a cycle. */
function footFell(before: number, after: number): boolean {
  const pose = poseAt(after)
  return pose !== poseAt(before) && FOOTFALLS.includes(pose)
}

function raiseDust({ puffs }: ScurryState, x: number, now: number): void {
  pushBounded(puffs, { x, ...spanOf(now, PUFF_LIFE) }, MOST.puffs)
}
