import { clamp } from '../../../stage/contract/math'
import type { Rules } from '../../../stage/contract/scene'
import { MARGIN } from './layout'
import type { BlotState, Events } from './state'
import type { Tuning } from './tuning'

/** A blot crawls to and fro, halfway up the stage; whoever presses it turns it round. */
export const rules: Rules<BlotState, Events, Tuning> = {
  tick: 10,

  start: ({ random, size }) => ({
    x: random.between(MARGIN, size.width - MARGIN),
    y: size.height / 2,
    goesLeft: false,
    turns: 0,
  }),

  press(blot, { area }, world) {
    if (area !== 'blot') return
    blot.goesLeft = !blot.goesLeft
    blot.turns += 1
    world.emit('turned', { goesLeft: blot.goesLeft })
  },

  step(blot, { size, tuning }) {
    const way = (tuning.speed * rules.tick) / 1000
    const end = size.width - MARGIN
    blot.x = clamp(blot.x + (blot.goesLeft ? -way : way), MARGIN, end)
    blot.y = size.height / 2
    if (blot.x === MARGIN) blot.goesLeft = false
    if (blot.x === end) blot.goesLeft = true
  },

  check({ x }, { size }) {
    if (x < MARGIN || x > size.width - MARGIN) throw new Error(`The blot has left the stage, at ${x}.`)
  },
}
