import type { Rules } from '../../../src/stage/contract/scene'
import type { Camping, Events } from './state'

/** A tent that can be pitched, and over which a flag comes later. */
export const rules: Rules<Camping, Events, object> = {
  tick: 10,
  start: () => ({ hasFlag: false }),
  step() {},
  press(_, { area }, world) {
    if (area === 'tent') world.emit('pitched')
  },
  later(camping, _, world) {
    camping.hasFlag = true
    world.emit('flagged')
  },
}
