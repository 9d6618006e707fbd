import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { isDuring, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import {
  BURP_AFTER,
  CROUCH_BEFORE,
  CRUMB_EVERY,
  DRAWINGS,
  FULL,
  HINGE,
  LEAP_BEFORE,
  leapHeight,
  leapOf,
  MOST,
  MOUTH_X,
  mouthAtBite,
  SWALLOW_AFTER,
} from '../layout'
import type { Chick, Events, FoodName, SnackState } from '../state'
import type { Tuning } from '../tuning'

type Kitchen = World<Events, Tuning>

/** Where her feet push off, and where she comes down, in scene units off the hinge of her bill. */
const FEET = { push: -300, land: -80 } as const

export function newChick({ now, tuning }: Kitchen): Chick {
  return {
    drawing: 0,
    shown: spanOf(now, tuning.drawing),
    crouch: null,
    leap: null,
    landedAt: null,
    bite: null,
    swallow: null,
    look: null,
    poke: null,
    burp: null,
    burpsAt: null,
    sinceBurp: 0,
    pouch: ['strawberry', 'biscuit'],
    reach: 0,
    glance: null,
    burps: 0,
    sinceCrumb: 0,
  }
}

/** Her legs never stop: drawing after drawing. */
export function followRun({ chick }: SnackState, { now, tuning }: Kitchen): void {
  while (now >= chick.shown.until) {
    chick.drawing = (chick.drawing + 1) % DRAWINGS
    chick.shown = spanOf(chick.shown.until, tuning.drawing)
  }
}

/** She gathers herself and leaps so early that her mouth is there when the food is; and comes down again. */
export function followLeap(snack: SnackState, { now, tuning, emit }: Kitchen): void {
  const { chick, foods } = snack
  const [next] = foods
  if (chick.leap && now >= chick.leap.until) {
    raisePuff(snack, HINGE.x + FEET.land, now, tuning.puff)
    chick.leap = null
    chick.landedAt = now
  }
  // What comes so low that she need not leap, she only opens her bill for.
  if (!next || (next.rise === 0 && next.tossedAt === null)) return
  const left = next.eatenAt - now
  if (left > 0 && left <= CROUCH_BEFORE && !isDuring(chick.crouch, now) && !isLeapingFor(chick, next.eatenAt)) {
    chick.crouch = { from: now, until: next.eatenAt - LEAP_BEFORE }
  }
  if (left > LEAP_BEFORE || isLeapingFor(chick, next.eatenAt)) return
  chick.crouch = null
  const isHigh = next.tossedAt !== null
  chick.leap = leapOf(now, next.rise, leapHeight(chick.leap, now), isHigh)
  raisePuff(snack, HINGE.x + FEET.push, now, tuning.puff)
  emit(isHigh ? 'soared' : 'leapt')
}

/** Whether she is in the air already for what is eaten then. */
function isLeapingFor({ leap: now }: Chick, eatenAt: number): boolean {
  return now !== null && now.from >= eatenAt - LEAP_BEFORE
}

export function raisePuff({ puffs }: SnackState, x: number, now: number, lasts: number): void {
  pushBounded(puffs, { x, ...spanOf(now, lasts) }, MOST.puffs)
}

/** Eats each food whose time has come. */
export function eatFoods(snack: SnackState, world: Kitchen): void {
  const { chick, foods } = snack
  const { now, emit } = world
  for (let next = foods[0]; next && now >= next.eatenAt; next = foods[0]) {
    foods.shift()
    const y = mouthAtBite(next.rise)
    eat(snack, next.kind, y, world)
    if (next.tossedAt !== null) emit('caught', { food: next.kind })
    chick.sinceCrumb += 1
    if (chick.sinceCrumb >= CRUMB_EVERY) layCrumb(snack, y, now)
  }
}

/** It shows in the pouch, is swallowed a little later, and may make a burp due. */
export function eat({ chick }: SnackState, food: FoodName, y: number, { now, tuning, emit }: Kitchen): void {
  chick.bite = { at: now, y }
  chick.swallow = spanOf(now + SWALLOW_AFTER, tuning.swallow)
  pushBounded(chick.pouch, food, MOST.pouch)
  chick.sinceBurp += 1
  if (chick.sinceBurp >= tuning.burpEvery && chick.burpsAt === null) {
    chick.burpsAt = now + BURP_AFTER
    chick.sinceBurp = 0
  }
  emit('eaten', { food })
}

/** A crumb falls out of her bill. */
export function layCrumb({ chick, lying }: SnackState, y: number, now: number): void {
  chick.sinceCrumb = 0
  pushBounded(lying, { food: null, x: MOUTH_X + chick.reach, fellFrom: y, fellAt: now }, MOST.lying)
}

/** Tells when what was bitten is swallowed, and begins a burp when one is due. */
export function swallowAndBurp({ chick, hasLater }: SnackState, { now, tuning, emit }: Kitchen): void {
  const last = chick.pouch.at(-1)
  if (chick.swallow?.from === now && last) emit('swallowed', { food: last })
  if (chick.burpsAt === null || now < chick.burpsAt) return
  chick.burp = spanOf(now, tuning.burp)
  chick.burpsAt = null
  chick.burps += 1
  emit('burped')
  if (hasLater && chick.burps === FULL.burps) emit('filled')
}
