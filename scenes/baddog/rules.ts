import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isOver } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { CLOCK, FULL, LAUGHS, MOST, REACH, RISE, riseOf, TICK } from './layout'
import { brush, grow, squeak } from './rules/company'
import { followLeap, hiddenDog, leap, tickle } from './rules/dog'
import { goAbout, prowlAnywhere } from './rules/prowl'
import type { BadDogState, Events } from './state'
import type { Tuning } from './tuning'

/**
 * A dog goes about in tall grass, after the pointer. Wherever somebody presses he leaps up, laughing, in one of four ways, and is
 * deaf until he is down again. A dandelion loses its seeds to it, and a mouse its patience.
 */
export const rules: Rules<BadDogState, Events, Tuning> = {
  tick: TICK,

  start(world) {
    const prowl = prowlAnywhere(world)
    return {
      dog: hiddenDog(prowl.x),
      prowl,
      ripples: [],
      clock: { seeds: FULL, nod: null, opensAt: null, openedAt: null },
      seeds: [],
      mouse: { covers: null, hides: null, hasPlugs: false },
    }
  },

  press(meadow, { area, at }, world) {
    switch (area) {
      case 'dog':
        tickle(meadow, world)
        break
      case 'clock':
        touch(meadow, at.x, world)
        brush(meadow, at.x < CLOCK.x, world)
        break
      case 'mouse':
        squeak(meadow, world)
        break
      case 'meadow':
      case 'rustle':
        touch(meadow, at.x, world)
        if (meadow.dog.leap) world.emit('rustled', { x: at.x })
        else leap(meadow, at.x, world)
        break
    }
  },

  move({ prowl }, _input, { now }) {
    prowl.pointedAt = now
  },

  step(meadow, world) {
    followLeap(meadow, world)
    goAbout(meadow, world)
    grow(meadow, world)
    dropExpired(meadow.ripples, world.now)
    dropExpired(meadow.seeds, world.now)
  },

  check({ dog, prowl, ripples, clock, seeds, mouse }, { now, size }) {
    if (dog.leap && isOver(dog.leap, now)) throw new Error('He is down, and does not know it.')
    const isUp = dog.leap !== null
    if (isUp && (dog.x < size.width * REACH.from || dog.x > size.width * REACH.to)) {
      throw new Error(`He came up at ${dog.x}.`)
    }
    if (!LAUGHS.includes(dog.laugh)) throw new Error(`There is no picture ${dog.laugh}.`)
    if (isUp && dog.looksLeft !== dog.x > size.width / 2) throw new Error('He barks at the edge of the page.')
    const rise = riseOf(dog.leap, now)
    if (!(rise >= 0 && rise <= RISE) || (!isUp && rise > 0)) throw new Error(`He is up by ${rise}.`)
    if (dog.isHolding && (!isUp || dog.laugh !== 'burst')) throw new Error('He holds in what he does not laugh.')
    if (isUp && prowl.peek) throw new Error('He is up, and peeps out.')
    if (!(prowl.x >= 0 && prowl.x <= size.width)) throw new Error(`He goes about at ${prowl.x}.`)
    if (ripples.length > MOST.ripples) throw new Error(`The grass was touched at ${ripples.length} places.`)
    if (seeds.length > MOST.seeds) throw new Error(`There are ${seeds.length} seeds in the air.`)
    if (clock.seeds < 0 || clock.seeds > FULL) throw new Error(`The dandelion has ${clock.seeds} seeds.`)
    if ((clock.opensAt !== null) !== (clock.seeds === 0)) throw new Error('A bald dandelion does not grow.')
    if (mouse.hasPlugs !== (clock.seeds === 0)) throw new Error('The mouse has fluff from nowhere.')
  },
}

/** Grass that was touched sways. */
function touch({ ripples }: BadDogState, x: number, { now, tuning }: World<Events, Tuning>): void {
  pushBounded(ripples, { x, from: now, until: now + tuning.ripple }, MOST.ripples)
}
