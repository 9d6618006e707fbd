import type { HitArea, NumbersOf, Rules } from '../../src/stage/scene'
import type { tuning } from './tuning'

type Numbers = NumbersOf<typeof tuning>

export interface Blot {
  /** In scene units. */
  x: number
  y: number
  goLeft: boolean
}

/** How near the blot comes to the edges of the stage, in scene units. */
const MARGIN = 120

/** One kept area that follows the blot: it is asked for every frame. */
const area = {
  id: 'blot',
  label: { en: 'Blot', fr: 'Tache' },
  shape: { kind: 'circle' as const, x: 0, y: 0, radius: 90 },
  cursor: 'pointer' as const,
}
const areas: readonly HitArea[] = [area]

/** A blot crawls to and fro; whoever presses it turns it round. */
export const rules: Rules<Blot, Numbers> = {
  tick: 10,

  start: (world) => ({ x: world.random.between(MARGIN, world.size.width - MARGIN), y: 500, goLeft: false }),

  hitAreas(blot) {
    area.shape.x = blot.x
    area.shape.y = blot.y
    return areas
  },

  press(blot, input, world) {
    if (input.area !== 'blot') return
    blot.goLeft = !blot.goLeft
    world.emit('turn', { left: blot.goLeft })
  },

  step(blot, world) {
    const length = (world.tuning.speed * rules.tick) / 1000
    blot.x += blot.goLeft ? -length : length
    if (blot.x < MARGIN) blot.goLeft = false
    if (blot.x > world.size.width - MARGIN) blot.goLeft = true
    blot.x = Math.min(world.size.width - MARGIN, Math.max(MARGIN, blot.x))
  },

  check(blot, world) {
    if (blot.x < MARGIN || blot.x > world.size.width - MARGIN)
      throw new Error(`The blot has left the stage, at ${blot.x}.`)
  },
}
