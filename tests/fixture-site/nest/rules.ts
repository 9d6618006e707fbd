import type { Rules } from '../../../src/stage/contract/scene'
import type { Drip, Events } from './state'
import type { Tuning } from './tuning'

const FLOOR = 880

/** A pen nib drips when it is pressed; drops fall where they were pressed, and blot. The second button breaks it: a test tries that. */
export const rules: Rules<Drip, Events, Tuning> = {
  tick: 10,

  start: () => ({ falling: [], blots: 0, hovered: false, held: false }),

  press(drip, input, world) {
    if (input.area !== 'nib') return
    drip.held = true
    if (input.button === 'second') throw new Error('The nib broke.')
    drip.falling.push({ x: input.at.x + world.random.between(-12, 12), y: input.at.y, speed: 0 })
    world.emit('drip')
  },

  release(drip) {
    drip.held = false
  },

  hover(drip) {
    drip.hovered = true
  },

  leave(drip) {
    drip.hovered = false
  },

  step(drip, world) {
    const seconds = rules.tick / 1000
    for (const drop of drip.falling) {
      drop.speed += world.tuning.gravity * seconds
      drop.y += drop.speed * seconds
    }
    const landed = drip.falling.filter((drop) => drop.y >= FLOOR).length
    if (landed === 0) return
    drip.falling = drip.falling.filter((drop) => drop.y < FLOOR)
    drip.blots += landed
    world.emit('splash', { blots: drip.blots })
  },
}
