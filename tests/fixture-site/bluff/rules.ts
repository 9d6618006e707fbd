import type { Rules } from '../../../src/stage/contract/scene'
import type { Bluff, Events } from './state'
import { BREAKS, type Tuning } from './tuning'

/** Counts how often it is called. Asked to, it throws as it starts. */
export const rules: Rules<Bluff, Events, Tuning> = {
  tick: 10,

  start({ tuning: { breaks } }) {
    if (breaks === BREAKS.start) throw new Error('The bluff broke as it started.')
    return { calls: 0, breaks }
  },

  press(bluff, { area }, world) {
    if (area !== 'card') return
    bluff.calls += 1
    world.emit('called', { calls: bluff.calls })
  },

  step() {},
}
