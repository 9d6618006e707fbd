import type { Rules } from '../../../src/stage/contract/scene'
import type { Events, Trip } from './state'

/** What can be heard of a day: a foot that steps, a cork that pops, a bass that starts with the day, a fountain with a tap. */
export const rules: Rules<Trip, Events, object> = {
  tick: 10,
  start: () => ({ bass: 1, flow: 0 }),
  step() {},
  press(trip, { area }, world) {
    if (area === 'foot') world.emit('stepped')
    if (area === 'cork') world.emit('popped')
    if (area === 'bass') trip.bass = trip.bass === 1 ? 0 : 1
    if (area === 'tap') trip.flow = (trip.flow + 1) % 3
  },
}
