import { clamp } from '../../../stage/contract/math'
import { isSecondPress } from '../../../stage/contract/rules/secondPress'
import type { Rules } from '../../../stage/contract/scene'
import { endsOf } from './layout'
import type { BlotState, Events } from './state'
import type { Tuning } from './tuning'

/** A blot crawls to and fro, halfway up the stage; whoever presses it turns it round. */
export const rules: Rules<BlotState, Events, Tuning> = {
  tick: 10,

  start({ random, size }) {
    const { left, right } = endsOf(size.width)
    return { x: random.between(left, right), y: size.height / 2, goesLeft: false, turns: 0, turnedAt: null }
  },

  press(blot, { area }, world) {
    if (area !== 'blot' || isSecondPress(blot.turnedAt, world.now)) return
    blot.goesLeft = !blot.goesLeft
    blot.turns += 1
    blot.turnedAt = world.now
    world.emit('turned', { goesLeft: blot.goesLeft })
  },

  step(blot, { size, tuning }) {
    const distance = (tuning.speed * rules.tick) / 1000
    const { left, right } = endsOf(size.width)
    blot.x = clamp(blot.x + (blot.goesLeft ? -distance : distance), left, right)
    blot.y = size.height / 2
    if (blot.x === left) blot.goesLeft = false
    if (blot.x === right) blot.goesLeft = true
  },

  check({ x }, { size }) {
    const { left, right } = endsOf(size.width)
    if (x < left || x > right) throw new Error(`The blot is at ${x}, and its way goes from ${left} to ${right}.`)
  },
}
