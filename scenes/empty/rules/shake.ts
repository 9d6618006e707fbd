import { clamp, damp } from '../../../src/stage/contract/math'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { SHAKE } from '../layout'
import type { EmptyState, Events } from '../state'
import type { Tuning } from '../tuning'
import { blankPage } from './page'

type Playing = World<Events, Tuning>

/** The console is taken hold of: a knock to it, which is a jolt by itself. */
export function grip(state: EmptyState, x: number, world: Playing): void {
  state.grip = { from: x, farthest: x, direction: 0 }
  state.shift = clamp(state.shift + SHAKE.knock, -SHAKE.reach, SHAKE.reach)
  world.emit('gripped')
  jolt(state, world)
}

/** It is dragged along, and jolted wherever it turns back. */
export function drag(state: EmptyState, x: number, world: Playing): void {
  const { grip } = state
  if (!grip) return
  state.shift = clamp((x - grip.from) * SHAKE.follows, -SHAKE.reach, SHAKE.reach)
  const way = x - grip.farthest
  if (Math.sign(way) === grip.direction) grip.farthest = x
  if (Math.abs(way) < SHAKE.way || Math.sign(way) === grip.direction) return
  grip.direction = Math.sign(way)
  grip.farthest = x
  jolt(state, world)
}

/** A tick of the console: let go, it is back where it is held. */
export function settle(state: EmptyState, { tuning }: Playing, elapsed: number): void {
  if (state.grip || state.shift === 0) return
  state.shift = damp(state.shift, 0, tuning.settles, elapsed)
  if (Math.abs(state.shift) < SHAKE.still) state.shift = 0
}

/** So many jolts soon after one another, and all that was drawn slides down. */
function jolt(state: EmptyState, { now, emit }: Playing): void {
  state.jolts = [...state.jolts.filter((at) => now - at < SHAKE.within), now]
  if (state.jolts.length < SHAKE.jolts) return
  state.jolts = []
  if (state.inked === 0) return
  state.past = state.page
  state.page = blankPage()
  state.inked = 0
  state.yoursAt = null
  state.isUnkept = true
  state.falling = spanOf(now, SHAKE.falls)
  emit('shaken')
}
