import type { HitArea, NumbersOf, Rules } from '../../../src/stage/scene'
import type { tuning } from './tuning'

interface Drop {
  x: number
  y: number
  speed: number
}

export interface Drip {
  falling: Drop[]
  blots: number
  hovered: boolean
  held: boolean
}

const FLOOR = 880

/** Tried by a test: pressing the second button breaks the nib. */
const AREAS: readonly HitArea[] = [
  {
    id: 'nib',
    label: { en: 'Pen nib', fr: 'Plume' },
    shape: { kind: 'circle', x: 800, y: 140, radius: 60 },
    cursor: 'pointer',
  },
]

const DRY: readonly HitArea[] = []

/** A pen nib drips when it is pressed; drops fall where they were pressed, and blot. */
export const rules: Rules<Drip, NumbersOf<typeof tuning>> = {
  tick: 10,

  start: () => ({ falling: [], blots: 0, hovered: false, held: false }),

  // After two blots the nib is dry, until the day is replayed.
  hitAreas: ({ blots }) => (blots < 2 ? AREAS : DRY),

  press(drip, input, world) {
    if (input.area !== 'nib') return
    drip.held = true
    if (input.button === 'second') throw new Error('The nib broke.')
    drip.falling.push({ x: input.at.x + world.random.between(-12, 12), y: input.at.y, speed: 0 })
    world.emit('drip', { blots: drip.blots })
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
