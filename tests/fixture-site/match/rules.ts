import type { Rules } from '../../../src/stage/contract/scene'
import type { Events, Match } from './state'
import type { Tuning } from './tuning'

/** A match is struck on its box. On the floor it breaks: a test tries that. */
export const rules: Rules<Match, Events, Tuning> = {
  tick: 20,

  start: () => ({ age: 0, strikes: 0, flare: 0 }),

  step(match) {
    match.age += rules.tick
  },

  press(match, { area }, world) {
    if (area === 'floor') throw new Error('The match broke.')
    if (area !== 'box' || match.strikes >= world.tuning.heads) return
    match.strikes += 1
    match.flare = world.random.next()
    world.emit('struck', { strikes: match.strikes })
  },
}
