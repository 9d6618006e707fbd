import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isOver } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { CLOCK, FULL, MOST, PRAISE, REACH, RISE, riseOf, SKY, TICK } from './layout'
import { brushSeeds, hideMouse, openAnother } from './rules/company'
import { followLeap, hiddenDog, startLeap, tickleDog } from './rules/dog'
import { followProwl, prowlAnywhere } from './rules/prowl'
import { followStick, plantKept, throwStick } from './rules/sticks'
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
      hasSticks: false,
      stick: null,
      planted: [],
      caught: 0,
      praise: null,
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
      case 'sky':
      case 'meadow':
      case 'rustle':
        touchGrass(meadow, at.x, world)
        if (meadow.dog.leap || meadow.stick) world.emit('rustled', { x: at.x })
        else if (area === 'sky') throwStick(meadow, at, world)
        else startLeap(meadow, at.x, world)
        break
    }
  },

  later(meadow) {
    meadow.hasSticks = true
  },

  kept: plantKept,

  move({ prowl }, _input, { now }) {
    prowl.pointedAt = now
  },

  step(meadow, world) {
    followLeap(meadow, world)
    followStick(meadow, world)
    followProwl(meadow, world)
    openAnother(meadow, world)
    dropExpired(meadow.ripples, world.now)
    dropExpired(meadow.seeds, world.now)
  },

  check(meadow, { now, size }) {
    const { dog, prowl, ripples, clock, seeds, mouse, stick, planted, caught } = meadow
    const { x, leap } = dog
    const { width } = size
    const rise = riseOf(leap, now)
    const isBald = clock.seeds === 0
    const isUp = leap !== null
    const broken = {
      dog:
        (leap && isOver(leap, now)) ||
        (isUp && !(x >= width * REACH.from && x <= width * REACH.to)) ||
        (isUp && dog.looksLeft !== x > width / 2) ||
        !(rise >= 0 && rise <= RISE) ||
        (!isUp && rise > 0) ||
        (dog.isHolding && !(isUp && dog.laugh === 'burst')),
      prowl: (prowl.peek && (leap || stick)) || !(prowl.x >= 0 && prowl.x <= width),
      stick: stick && (leap || isOver(stick, now) || !(stick.y >= SKY.highest && stick.y <= SKY.from)),
      planted: planted.length > MOST.planted,
      caught: !(caught >= 0 && caught < PRAISE.after),
      ripples: ripples.length > MOST.ripples,
      seeds: seeds.length > MOST.seeds,
      clock: !(clock.seeds >= 0 && clock.seeds <= FULL) || (clock.opensAt !== null) !== isBald,
      mouse: mouse.hasPlugs !== isBald,
    }
    for (const [part, isBroken] of Object.entries(broken)) {
      if (isBroken) throw new Error(`${part} of ${JSON.stringify(meadow)} at ${now}.`)
    }
  },
}

/** Grass that was touched sways. */
function touchGrass({ ripples }: BadDogState, x: number, { now, tuning }: World<Events, Tuning>): void {
  pushBounded(ripples, { x, from: now, until: now + tuning.ripple }, MOST.ripples)
}
