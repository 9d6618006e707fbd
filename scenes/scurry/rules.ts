import { TOWN } from '../../assets/scurry-later/shared'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { FLOOR, HEDGEHOG, INVENTOR, isHeldAt, MOST, MOST_RINGS, TICK, TILE, TOWN_SLOWER } from './layout'
import { checkChase, countForChase, followChase, paceOf } from './rules/chase'
import { followFlights, loseSpring, strikeSpark, tossRings } from './rules/flights'
import { followRunners, startHop, turnCycle } from './rules/runners'
import type { Events, ScurryState } from './state'
import type { Tuning } from './tuning'

const PER_CLICK = { main: 1, second: 10 } as const

/** The chase through the works: every press is worth a ring, and a hundred of them the inventor's coat-tail. */
export const rules: Rules<ScurryState, Events, Tuning> = {
  tick: TICK,

  start: () => ({
    rings: 0,
    seconds: 0,
    nextSecondAt: 1000,
    back: { at: 0, pace: 0 },
    front: { at: 0, pace: 0 },
    town: { at: 0, pace: 0 },
    shift: { x: 0, y: 0 },
    hedgehog: { at: 0, pace: 0, x: HEDGEHOG.x, hop: null, height: 0 },
    inventor: { at: 0.3, pace: 0, x: INVENTOR.x, fumble: null },
    chase: { laterAt: null, rings: 0, loot: 'springs', caughtAt: null, hats: 0, clockX: TOWN.clock.x },
    pressedAt: null,
    flying: [],
    sparks: [],
    springs: [],
    puffs: [],
  }),

  later({ chase }, _input, { now }) {
    chase.laterAt ??= now
  },

  press(scurry, { at, area, button }, world) {
    // Who stays down, as a finger does, has had one of the ten already.
    const stays = button === 'second' && scurry.pressedAt !== null && world.now > scurry.pressedAt
    const count = PER_CLICK[button] - (stays ? 1 : 0)
    scurry.pressedAt = button === 'main' ? world.now : null
    scurry.rings = Math.min(MOST_RINGS, scurry.rings + count)
    tossRings(scurry, at, count, world)
    strikeSpark(scurry, at, count > 1, world.now)
    const { rings } = scurry
    world.emit(count === 1 ? 'collectedOne' : 'collectedTen', { x: at.x, y: at.y, rings })
    countForChase(scurry, count, world)
    if (isHeldAt(scurry.chase, world.now)) return
    if (area === 'hedgehog') startHop(scurry, world)
    if (area !== 'inventor') return
    scurry.inventor.fumble = spanOf(world.now, world.tuning.fumble)
    loseSpring(scurry, world)
  },

  release(scurry, { button }) {
    if (button === 'main') scurry.pressedAt = null
  },

  move(scurry, _input, world) {
    shiftBack(scurry, world)
  },

  step(scurry, world) {
    const { now, tuning } = world
    while (now >= scurry.nextSecondAt) {
      scurry.seconds += 1
      scurry.nextSecondAt += 1000
    }
    const pace = paceOf(scurry.chase, now)
    turnCycle(scurry.back, tuning.backSlide / pace)
    turnCycle(scurry.front, tuning.frontSlide / pace)
    turnCycle(scurry.town, ((tuning.backSlide / pace) * TOWN_SLOWER * TOWN.width) / TILE)
    shiftBack(scurry, world)
    followRunners(scurry, world)
    followChase(scurry, world)
    followFlights(scurry, world)
  },

  check(scurry, { now }) {
    const { rings, seconds, flying, sparks, springs, puffs, back, front } = scurry
    checkChase(scurry)
    if (!Number.isInteger(rings) || rings < 0 || rings > MOST_RINGS)
      throw new Error(`rings is ${rings}, not 0 to ${MOST_RINGS}.`)
    if (seconds !== Math.floor(now / 1000)) throw new Error(`seconds is ${seconds} at ${now}.`)
    const lists = { flying, sparks, springs, puffs }
    for (const name of ['flying', 'sparks', 'springs', 'puffs'] as const) {
      if (lists[name].length > MOST[name])
        throw new Error(`${name}.length is ${lists[name].length}, above ${MOST[name]}.`)
    }
    for (const { at } of [back, front]) {
      if (!(at >= 0 && at < 1)) throw new Error(`back.at is ${back.at} and front.at ${front.at}, not below 1.`)
    }
    for (const { y } of springs) if (!(y <= FLOOR)) throw new Error(`springs has a y of ${y}, above ${FLOOR}.`)
  },
}

/** The back layer leans away from the middle of the stage with the pointer. */
function shiftBack({ shift }: ScurryState, { pointer, size, tuning }: World<Events, Tuning>): void {
  shift.x = tuning.parallax * (pointer.x - size.width / 2)
  shift.y = tuning.parallax * (pointer.y - size.height / 2)
}
