import type { NumbersOf, Rules, World } from '../../src/stage/scene'
import { areasOf, trapOf } from './areas'
import { seawards, TRAPS } from './places'
import type { tuning } from './tuning'

export type Numbers = NumbersOf<typeof tuning>

/** A basket in the sea. Moments are simulated ms. */
export interface Trap {
  /** Whether a fish is in it. */
  caught: boolean
  /** Its place in the grid. */
  x: number
  y: number
  /** When a fish swims in; once it is caught, when it did. */
  catchesAt: number
  /** Which of the `FISH` it is going to be, or is. */
  fish: number
  /** The fish that was let out last: which, when it leapt, and when it is in the sea again. */
  leaper: number
  leaptAt: number
  landsAt: number
  /** When it was last pressed for nothing. */
  pokedAt: number
  /** How far it is through going up and down once, and its mark through one pulse: 0…1, 1 excluded. */
  bob: number
  pulse: number
  /** Whether the tab order has it among the caught ones. */
  isFirst: boolean
}

export interface Farm {
  traps: Trap[]
  score: number
  /** The keeper on the island: which way he looks, and until when he calls or cheers. */
  keeper: { left: boolean; hailsUntil: number; cheersUntil: number }
  /** The trap that the pointer or the focus is on, or -1. */
  hovered: number
  now: number
}

/** The kinds of fish: as many as there are drawings of. */
export const FISH = ['mackerel', 'puffer', 'eel', 'sole'] as const

/** A moment before any day began. */
const NEVER = -60_000

/** By how much of a turn a trap goes up later than the one before it: they never go up in step. */
const LAG = 0.382

/** Traps in the sea around an island fill by chance; whoever looks into a full one lets the fish leap, and counts it. */
export const rules: Rules<Farm, Numbers> = {
  tick: 10,

  start(world) {
    const { firstDelay, firstSpread } = world.tuning
    const traps = TRAPS.map(([x, y], index): Trap => {
      const trap = {
        caught: false,
        x,
        y,
        catchesAt: 0,
        fish: 0,
        leaper: 0,
        leaptAt: NEVER,
        landsAt: NEVER,
        pokedAt: NEVER,
        bob: (index * LAG) % 1,
        pulse: 0,
        isFirst: false,
      }
      arm(trap, firstDelay, firstSpread, world)
      return trap
    })
    return { traps, score: 0, keeper: { left: true, hailsUntil: 0, cheersUntil: 0 }, hovered: -1, now: 0 }
  },

  hitAreas: areasOf,

  press(farm, { area }, world) {
    const index = trapOf(area)
    const trap = farm.traps[index]
    if (!trap) return
    if (trap.caught) letOut(farm, index, trap, world)
    else {
      trap.pokedAt = world.now
      world.emit('poke', { trap: index })
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
    const { now, tuning } = world
    farm.now = now
    for (let index = 0; index < farm.traps.length; index++) {
      const trap = farm.traps[index]
      if (!trap) continue
      if (!trap.caught && now >= trap.catchesAt) fill(farm, index, trap, world)
      trap.bob = (now / tuning.bobbing + index * LAG) % 1
      trap.pulse = trap.caught ? ((now - trap.catchesAt) / tuning.pulsing) % 1 : 0
    }
  },

  check({ traps, score }, { now }) {
    if (traps.length !== TRAPS.length) throw new Error(`There are ${traps.length} traps.`)
    if (!Number.isInteger(score) || score < 0) throw new Error(`The score is ${score}.`)
    for (const [index, trap] of traps.entries()) {
      const [x, y] = TRAPS[index] ?? []
      if (trap.x !== x || trap.y !== y) throw new Error(`Trap ${index} has drifted to ${trap.x}, ${trap.y}.`)
      if (trap.caught !== now >= trap.catchesAt) throw new Error(`Trap ${index} has not kept its time.`)
      if (!trap.isFirst && trap.caught) throw new Error(`Trap ${index} has caught a fish that nobody finds.`)
      if (FISH[trap.fish] === undefined || FISH[trap.leaper] === undefined) throw new Error('An unknown fish.')
      for (const share of [trap.bob, trap.pulse]) {
        if (!(share >= 0 && share < 1)) throw new Error(`Trap ${index} is out of its rhythm, at ${share}.`)
      }
    }
  },
}

/** Says when the next fish swims in, and which. */
function arm(trap: Trap, delay: number, spread: number, { now, random }: World<Numbers>): void {
  trap.catchesAt = now + delay + random.between(0, spread)
  trap.fish = Math.floor(random.next() * FISH.length)
}

function fill(farm: Farm, index: number, trap: Trap, { now, tuning, emit }: World<Numbers>): void {
  // The tick in which it was found, not the moment drawn between two: the mark's pulse starts from nothing.
  trap.catchesAt = now
  trap.caught = true
  trap.isFirst = true
  farm.keeper.left = trap.x < TRAPS_MIDDLE
  farm.keeper.hailsUntil = now + tuning.hail
  emit('bell', { trap: index, waiting: farm.traps.filter(({ caught }) => caught).length })
}

function letOut(farm: Farm, index: number, trap: Trap, world: World<Numbers>): void {
  const { now, tuning } = world
  farm.score += 1
  trap.caught = false
  trap.isFirst = farm.hovered === index
  trap.leaper = trap.fish
  trap.leaptAt = now
  trap.landsAt = now + tuning.leap
  arm(trap, tuning.laterDelay, tuning.laterSpread, world)
  farm.keeper.left = trap.x < TRAPS_MIDDLE
  farm.keeper.cheersUntil = now + tuning.cheer
  world.emit('splash', { trap: index, score: farm.score, left: seawards(trap) < 0 })
}

/** West of this place of the grid a trap is to the keeper's left. */
const TRAPS_MIDDLE = 6
