import { isDuring, isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import type { Events, NestState } from '../state'
import type { Tuning } from '../tuning'

/** When the worm looks out for the first time: soon, for somebody has come in. In ms. */
const FIRST = { soonest: 6000, latest: 9000 } as const
/** How long it takes to be gone, in ms. */
const DIVE = 160
/** How long the snail looks about, in ms. */
const LOOK = 2600

export function wormAtHome({ random }: World<Events, Tuning>): NestState['worm'] {
  return { out: null, nextAt: Math.round(random.between(FIRST.soonest, FIRST.latest)) }
}

/** It looks out for a while, every now and then. */
export function followWorm({ worm }: NestState, { now, tuning, random, emit }: World<Events, Tuning>): void {
  if (worm.out && isOver(worm.out, now)) {
    worm.out = null
    worm.nextAt = now + Math.round(random.between(tuning.wormAway, 2 * tuning.wormAway))
  }
  if (!worm.out && now >= worm.nextAt) {
    worm.out = spanOf(now, tuning.wormOut)
    emit('peeped')
  }
}

/** Touched while it looks out, the worm goes in at once. */
export function duckWorm({ worm }: NestState, { now, emit }: World<Events, Tuning>): void {
  if (!isDuring(worm.out, now) || !worm.out) return
  worm.out.until = Math.min(worm.out.until, now + DIVE)
  emit('ducked')
}

/** Touched, the snail looks who it is. */
export function wakeSnail({ snail }: NestState, { now, emit }: World<Events, Tuning>): void {
  snail.look = spanOf(now, LOOK)
  emit('woke')
}
