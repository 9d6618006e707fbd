import type { World } from '../../../src/stage/contract/scene'
import { DAWN, THING_NAMES, TICK } from '../layout'
import type { Events, ForgetState } from '../state'
import type { Tuning } from '../tuning'
import { forgottenThings } from './things'

/** How soon LOST is struck out by day, how long the tide takes with it all, and the night to fall, in ms. */
const FOUND_AFTER = 6400
const EBBS = 4200
const FALLS = 1800

/** Advances it by one tick: once the last memory is read the night lifts, and all is there by day until the tide takes it. */
export function stepMorning(forget: ForgetState, world: World<Events, Tuning>): void {
  const { now, tuning } = world
  const { morning, memory, recalled, mornings } = forget
  if (!morning) {
    const isRead = memory !== null && now >= memory.at + tuning.memoryStays
    if (!isRead || !forget.isWhole || forget.opening || recalled.length < THING_NAMES.length) return
    const foundAt = now + DAWN + FOUND_AFTER
    const ebbsAt = foundAt + tuning.morningStays
    const fallsAt = ebbsAt + EBBS
    const until = fallsAt + FALLS
    forget.morning = { from: now, foundAt, ebbsAt, fallsAt, until, wavedAt: foundAt }
    forget.moth.visit = null
    forget.afterglow.length = 0
    world.emit('dawned', { mornings: mornings + 1 })
    return
  }
  if (isNow(morning.foundAt, now)) world.emit('found', { mornings: mornings + 1 })
  if (isNow(morning.ebbsAt, now)) world.emit('ebbed')
  if (now >= morning.until) forgetAll(forget, world)
}

/** The bear is pressed by day: it waves, once it has begun to. */
export function wave({ morning }: ForgetState, { now, emit }: World<Events, Tuning>): void {
  if (!morning || now < morning.foundAt || now >= morning.ebbsAt) return
  morning.wavedAt = now
  emit('waved')
}

/** It is night again: all is forgotten, and lies where the tide has left it. */
function forgetAll(forget: ForgetState, world: World<Events, Tuning>): void {
  forget.morning = null
  forget.memory = null
  forget.mornings += 1
  forget.recalled.length = 0
  forget.things = forgottenThings()
  forget.glow = 0
  forget.verdict.isLurking = false
  world.emit('closed')
}

/** Whether a moment falls into this very tick. */
export function isNow(moment: number, now: number): boolean {
  return now >= moment && now - TICK < moment
}
