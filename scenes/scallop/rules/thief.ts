import type { World } from '../../../src/stage/contract/scene'
import { THIEF_WAY } from '../layout'
import type { Events, Thief } from '../state'
import type { Tuning } from '../tuning'

export function thiefAway(comesAt: number): Thief {
  return { x: THIEF_WAY.from, goesOnAt: 0, comesAt }
}

/** It goes on with its label, from the left behind the pot to the cabinet, and comes again when it has been away for a while. */
export function advanceThief(thief: Thief, elapsed: number, { now, tuning }: World<Events, Tuning>): void {
  if (thief.comesAt !== null) {
    if (now < thief.comesAt) return
    thief.comesAt = null
    thief.x = THIEF_WAY.from
  }
  if (now < thief.goesOnAt) return
  thief.x += (tuning.thiefSpeed * elapsed) / 1000
  if (thief.x >= THIEF_WAY.to) thief.comesAt = now + tuning.thiefRest
}

/** Pressed on its way, the thief stands still for a while. */
export function catchThief(thief: Thief, { now, tuning, emit }: World<Events, Tuning>): void {
  if (thief.comesAt !== null) return
  thief.goesOnAt = now + tuning.caught
  emit('thiefCaught')
}
