import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { areaOf, FISH, SUPPER, TRAPS } from './layout'
import { checkRack, emptyRack, followRack, hangUp, shoo, toast } from './rules/rack'
import type { Events, FarmState, Trap } from './state'
import type { Tuning } from './tuning'

/** West of this place of the grid a trap is to the keeper's left. */
const MIDDLE = 6

/** Traps in the sea around an island fill by chance; whoever looks into a full one lets the fish leap, and counts it. */
export const rules: Rules<FarmState, Events, Tuning> = {
  tick: 10,

  start(world) {
    const { firstDelay, firstSpread, bobbing, pulsing, hail } = world.tuning
    const traps = TRAPS.map(([x, y]): Trap => {
      const trap = {
        caught: false,
        x,
        y,
        catchesAt: 0,
        fish: 0,
        leaper: 0,
        leap: null,
        pokedAt: null,
        isFirst: false,
      }
      armTrap(trap, firstDelay, firstSpread, world)
      return trap
    })
    return {
      traps,
      rack: emptyRack(),
      score: 0,
      // He calls the visitor, before there is anything to call out.
      keeper: { left: true, hailsUntil: 2 * hail, cheersUntil: 0 },
      hovered: -1,
      rhythm: { bobbing, pulsing },
      countedAt: null,
      stirredAt: null,
    }
  },

  later({ rack }) {
    rack.hasLater = true
  },

  press(farm, { area }, world) {
    if (area === 'cat') shoo(farm, world)
    if (area === 'table') toast(farm, world)
    const index = trapOf(area)
    const trap = farm.traps[index]
    // At a supper the traps are ashore.
    if (!trap || farm.rack.servedAt !== null) return
    farm.stirredAt = world.now
    if (trap.caught) letFishOut(farm, index, trap, world)
    else {
      trap.pokedAt = world.now
      world.emit('prodded', { trap: index })
    }
  },

  hover(farm, { area }) {
    farm.hovered = trapOf(area)
  },

  leave(farm, { area }) {
    const index = trapOf(area)
    const trap = farm.traps[index]
    if (trap) trap.isFirst = trap.caught
    if (farm.hovered === index) farm.hovered = -1
  },

  step(farm, world) {
    farm.rhythm.bobbing = world.tuning.bobbing
    farm.rhythm.pulsing = world.tuning.pulsing
    for (let index = 0; index < farm.traps.length; index++) {
      const trap = farm.traps[index]
      if (trap && !trap.caught && world.now >= trap.catchesAt) fillTrap(farm, index, trap, world)
    }
    if (followRack(farm, world)) haulIn(farm, world)
  },

  check(farm, world) {
    const { traps, score, rhythm } = farm
    const { now } = world
    checkRack(farm, world)
    if (traps.length !== TRAPS.length) throw new Error(`There are ${traps.length} traps.`)
    if (!Number.isInteger(score) || score < 0) throw new Error(`score is ${score}.`)
    for (const [index, trap] of traps.entries()) {
      const [x, y] = TRAPS[index] ?? []
      if (trap.x !== x || trap.y !== y)
        throw new Error(`traps[${index}] is at ${trap.x}, ${trap.y}, not x ${x}, y ${y}.`)
      if (trap.caught !== now >= trap.catchesAt)
        throw new Error(`traps[${index}].caught is ${trap.caught} at ${now}, catchesAt ${trap.catchesAt}.`)
      if (!trap.isFirst && trap.caught)
        throw new Error(`traps[${index}].isFirst is false while caught is ${trap.caught}.`)
      if (FISH[trap.fish] === undefined || FISH[trap.leaper] === undefined)
        throw new Error(`traps[${index}] has fish ${trap.fish} and leaper ${trap.leaper}.`)
    }
    if (!(rhythm.bobbing > 0 && rhythm.pulsing > 0))
      throw new Error(`rhythm.bobbing is ${rhythm.bobbing} and rhythm.pulsing ${rhythm.pulsing}.`)
  },
}

/** Which trap an area is, or -1. */
function trapOf(area: string | null): number {
  return TRAPS.findIndex((_, index) => areaOf(index) === area)
}

/** Says when the next fish swims in, and which. */
function armTrap(trap: Trap, delay: number, spread: number, { now, random }: World<Events, Tuning>): void {
  trap.catchesAt = now + delay + random.between(0, spread)
  trap.fish = Math.floor(random.next() * FISH.length)
}

function fillTrap(farm: FarmState, index: number, trap: Trap, { now, tuning, emit }: World<Events, Tuning>): void {
  // The moment drawn lies between two ticks; that of this tick lets the mark's pulse start at 0.
  trap.catchesAt = now
  trap.caught = true
  trap.isFirst = true
  farm.stirredAt = now
  farm.keeper.left = trap.x < MIDDLE
  farm.keeper.hailsUntil = now + tuning.hail
  emit('caught', { trap: index, waiting: farm.traps.filter(({ caught }) => caught).length })
}

/** All traps are taken out of the sea for a supper, and set like at first when it is over. */
function haulIn({ traps, keeper }: FarmState, world: World<Events, Tuning>): void {
  const { now, tuning } = world
  for (const trap of traps) {
    trap.caught = false
    trap.isFirst = false
    armTrap(trap, SUPPER.over + tuning.firstDelay, tuning.firstSpread, world)
  }
  keeper.left = false
  keeper.cheersUntil = now + tuning.cheer
}

function letFishOut(farm: FarmState, index: number, trap: Trap, world: World<Events, Tuning>): void {
  const { now, tuning } = world
  farm.score += 1
  farm.countedAt = now
  trap.caught = false
  trap.isFirst = farm.hovered === index
  trap.leaper = trap.fish
  trap.leap = spanOf(now, tuning.leap)
  hangUp(farm, trap.fish, now + tuning.leap)
  armTrap(trap, tuning.laterDelay, tuning.laterSpread, world)
  farm.keeper.left = trap.x < MIDDLE
  farm.keeper.cheersUntil = now + tuning.cheer
  world.emit('leapt', { trap: index, score: farm.score })
}
