import { TOWN } from '../../../assets/scurry-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import { since, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { CHASE, CLOCK_FROM, FLOOR, GRIP, HEDGEHOG, HEELS, INVENTOR, MOST_HATS, NEXT_LOOT, TURN } from '../layout'
import type { Chase, Events, ScurryState } from '../state'
import type { Tuning } from '../tuning'
import { burstSprings, strikeSpark, tossRings } from './flights'

/** How fast he gains on him, in scene units a tick. */
const GAIN = 1.2
/** How slow the world goes by while one holds the other. */
const HELD_PACE = 1 / 3
/** How long both are dragged apart, and how long the recoil takes, in ms. */
const SKID = 500
const RECOIL = 300
/** So many rings he has worn on his quills; they leap off. */
const WORN = 10
/** The middle of the back that rings are worn on, from his feet. */
const BACK = { x: -80, y: -170 } as const
/** How far the inventor is held back. */
const HELD_BACK = 30

/** How fast the world goes by, as a share of its usual pace. */
export function paceOf({ caughtAt }: Readonly<Chase>, now: number): number {
  if (caughtAt === null) return 1
  const held = smoothstep(0, SKID, now - caughtAt) - smoothstep(TURN.torn, TURN.torn + SKID, now - caughtAt)
  return lerp(1, HELD_PACE, held)
}

/** Rings bring him nearer while both run; what is collected while he holds him is no part of the next chase. */
export function countForChase({ chase }: ScurryState, count: number, { emit }: World<Events, Tuning>): void {
  if (chase.laterAt === null || chase.caughtAt !== null) return
  const before = stridesOf(chase)
  chase.rings += count
  const strides = stridesOf(chase)
  if (strides > before) emit('gained', { strides })
}

function stridesOf({ rings }: Readonly<Chase>): number {
  return Math.min(CHASE.rings, rings - (rings % CHASE.ringsAStride)) / CHASE.ringsAStride
}

/** A tick of it: he gains on him, catches him, loses him. */
export function followChase(scurry: ScurryState, world: World<Events, Tuning>): void {
  const { chase, hedgehog, town } = scurry
  chase.clockX -= town.pace * TOWN.width
  if (chase.caughtAt !== null) {
    followTurn(scurry, world)
    return
  }
  const strides = stridesOf(chase)
  const goal = HEDGEHOG.x + strides * CHASE.stride
  hedgehog.x = Math.min(goal, hedgehog.x + GAIN)
  if (chase.rings >= CHASE.rings && hedgehog.x === goal && hedgehog.height === 0) catchHim(scurry, world)
}

function catchHim(scurry: ScurryState, world: World<Events, Tuning>): void {
  const { chase, hedgehog, inventor } = scurry
  chase.caughtAt = world.now
  chase.rings = 0
  hedgehog.hop = null
  inventor.fumble = null
  reachForClock(scurry)
  burstSprings(scurry, world)
  tossRings(scurry, { x: hedgehog.x + BACK.x, y: FLOOR + BACK.y }, WORN, world)
  strikeSpark(scurry, gripOf(hedgehog), true, world.now)
  world.emit('caught')
}

/** Both are dragged apart by the coat-tail, until it gives way; then one has a hat more, and the other something else. */
function followTurn(scurry: ScurryState, { now, tuning, emit }: World<Events, Tuning>): void {
  const { chase, hedgehog, inventor } = scurry
  const elapsed = since(chase.caughtAt, now)
  const skid = smoothstep(0, SKID, elapsed)
  if (elapsed < TURN.torn) {
    hedgehog.x = lerp(HEDGEHOG.x + (CHASE.rings / CHASE.ringsAStride) * CHASE.stride, HEELS.x, skid)
    inventor.x = INVENTOR.x - HELD_BACK * skid
  } else {
    const recoil = lerp(HEELS.x, HEELS.recoil, smoothstep(TURN.torn, TURN.torn + RECOIL, elapsed))
    hedgehog.x = lerp(recoil, HEDGEHOG.x, smoothstep(TURN.torn + RECOIL, TURN.ends, elapsed))
    const ahead = lerp(INVENTOR.x - HELD_BACK, HEELS.ahead, smoothstep(TURN.torn, TURN.gone, elapsed))
    inventor.x = lerp(ahead, INVENTOR.x, smoothstep(TURN.gone, TURN.ends, elapsed))
  }
  if (elapsed === TURN.hatted) {
    chase.hats = Math.min(MOST_HATS, chase.hats + 1)
    emit('hatted', { hats: chase.hats })
  } else if (elapsed === TURN.lassoes) {
    chase.loot = NEXT_LOOT[chase.loot]
    reachForClock(scurry)
  } else if (elapsed === TURN.torn) {
    inventor.fumble = spanOf(now, tuning.fumble)
    hedgehog.hop = spanOf(now, tuning.hop)
    strikeSpark(scurry, gripOf(hedgehog), true, now)
    emit('torn')
  } else if (elapsed === TURN.gone) emit('robbed', { loot: chase.loot })
  else if (elapsed >= TURN.ends) chase.caughtAt = null
}

/** Where he has hold of the cloth. */
function gripOf({ x }: Readonly<{ x: number }>): Point {
  return { x: x + GRIP.x, y: FLOOR + GRIP.y }
}

/** Of all towers the one is meant that is seen. */
function reachForClock({ chase, town }: ScurryState): void {
  const x = TOWN.clock.x - town.at * TOWN.width
  chase.clockX = x < CLOCK_FROM ? x + TOWN.width : x
}

/** @throws where the chase is none */
export function checkChase({ chase, hedgehog }: Readonly<ScurryState>): void {
  const { rings, loot, caughtAt, hats, laterAt } = chase
  if (!(loot in NEXT_LOOT) || !(hats <= MOST_HATS)) throw new Error(`loot is ${loot} and hats ${hats}.`)
  if (caughtAt !== null && (rings > 0 || laterAt === null))
    throw new Error(`caughtAt is ${caughtAt} with ${rings} rings.`)
  const nearest = HEDGEHOG.x + (CHASE.rings / CHASE.ringsAStride) * CHASE.stride
  if (!(hedgehog.x >= HEELS.recoil && hedgehog.x <= nearest))
    throw new Error(`hedgehog.x is ${hedgehog.x}, not ${HEELS.recoil} to ${nearest}.`)
  if (caughtAt === null && hedgehog.x < HEDGEHOG.x) throw new Error(`hedgehog.x is ${hedgehog.x} in a chase.`)
}
