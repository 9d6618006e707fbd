import type { Rules } from '../../../src/stage/contract/scene'
import type { Events, Snack } from './state'

/** A snack is eaten from the jar in the picture, or by the button of the panel; the other one leads to another day. */
export const rules: Rules<Snack, Events, object> = {
  tick: 10,
  start: () => ({ age: 0, eaten: 0 }),
  step(snack) {
    snack.age += rules.tick
  },
  press(snack, { area }, world) {
    if (area === 'jar' || area === 'spoon') {
      snack.eaten += 1
      world.emit('eaten', { eaten: snack.eaten })
    }
    if (area !== 'door') return
    // Twice: who leaves, leaves once.
    world.emit('finished')
    world.emit('finished')
  },
}
