import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isOver } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { CLOCK, FULL, LAUGHS, MOST, REACH, RISE, riseOf, TICK } from './layout'
import { brushSeeds, hideMouse, openAnother } from './rules/company'
import { followLeap, hiddenDog, startLeap, tickleDog } from './rules/dog'
import { followProwl, prowlAnywhere } from './rules/prowl'
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
        tickleDog(meadow, world)
        break
      case 'clock':
        touchGrass(meadow, at.x, world)
        brushSeeds(meadow, at.x < CLOCK.x, world)
        break
      case 'mouse':
        hideMouse(meadow, world)
        break
      case 'meadow':
      case 'rustle':
        touchGrass(meadow, at.x, world)
        if (meadow.dog.leap) world.emit('rustled', { x: at.x })
        else startLeap(meadow, at.x, world)
        break
    }
  },

  move({ prowl }, _input, { now }) {
    prowl.pointedAt = now
  },

  step(meadow, world) {
    followLeap(meadow, world)
    followProwl(meadow, world)
    openAnother(meadow, world)
    dropExpired(meadow.ripples, world.now)
    dropExpired(meadow.seeds, world.now)
  },

  check({ dog, prowl, ripples, clock, seeds, mouse }, { now, size }) {
    const { x, laugh, looksLeft, leap: up } = dog
    const { peek } = prowl
    const { opensAt, seeds: left } = clock
    const { hasPlugs } = mouse
    if (up && isOver(up, now)) throw new Error(`dog.leap ended at ${up.until}.`)
    const isUp = up !== null
    if (isUp && !(x >= size.width * REACH.from && x <= size.width * REACH.to)) throw new Error(`dog.x is ${x}.`)
    if (!LAUGHS.includes(laugh)) throw new Error(`dog.laugh is ${laugh}.`)
    if (isUp && looksLeft !== x > size.width / 2) throw new Error(`dog.looksLeft is ${looksLeft} at x ${x}.`)
    const rise = riseOf(up, now)
    if (!(rise >= 0 && rise <= RISE) || (!isUp && rise > 0)) throw new Error(`dog.leap is ${rise} up.`)
    if (dog.isHolding && (!isUp || laugh !== 'burst')) throw new Error(`dog.isHolding at laugh ${laugh}, up: ${isUp}.`)
    if (isUp && peek) throw new Error(`prowl.peek ends at ${peek.until} in dog.leap.`)
    if (!(prowl.x >= 0 && prowl.x <= size.width)) throw new Error(`prowl.x is ${prowl.x}.`)
    if (ripples.length > MOST.ripples) throw new Error(`There are ${ripples.length} ripples.`)
    if (seeds.length > MOST.seeds) throw new Error(`There are ${seeds.length} seeds.`)
    if (!(left >= 0 && left <= FULL)) throw new Error(`clock.seeds is ${left}.`)
    if ((opensAt !== null) !== (left === 0)) throw new Error(`clock.opensAt is ${opensAt} at ${left} seeds.`)
    if (hasPlugs !== (left === 0)) throw new Error(`mouse.hasPlugs is ${hasPlugs} at ${left} seeds.`)
  },
}

/** Grass that was touched sways. */
function touchGrass({ ripples }: BadDogState, x: number, { now, tuning }: World<Events, Tuning>): void {
  pushBounded(ripples, { x, from: now, until: now + tuning.ripple }, MOST.ripples)
}
