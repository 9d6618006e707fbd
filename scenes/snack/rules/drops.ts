import { clamp } from '../../../src/stage/contract/math'
import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { isDuring, since, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import {
  BAIT,
  BAITS,
  baitX,
  baitY,
  dropY,
  FOODS,
  GLANCE,
  HINGE,
  isFalling,
  isFull,
  isSitting,
  LIES,
  leapHeight,
  leapOf,
  MOST,
  MOUTH_ABOVE,
  MOUTH_X,
  REACH,
  TICK,
} from '../layout'
import type { Drop, Events, FoodName, SnackState } from '../state'
import type { Tuning } from '../tuning'
import { eat, layCrumb, raisePuff } from './chick'

type Kitchen = World<Events, Tuning>

/** What falls past the middle of her mouth so near, or so far above and below, is in her bill or in her pouch; in scene units. */
const MOUTH = { aside: 84, above: 34, below: 130 } as const
/** How fast she goes after something, in units a ms; and how much earlier than she must she is back for what comes flying, in ms. */
const SPEED = 1.5
const EARLY = 40
/** How long she stays where she has bitten, in ms. */
const BITES = 60
/** She leaps in vain so high, once it has fallen so far and nothing comes flying for so long; in units and ms. */
const VAIN = { rise: 170, above: 230, ahead: 400 } as const
/** Too full to leap, she still turns her head. */
const FULL_REACH = 40

/** Lets go of a food there. */
export function dropFood(snack: SnackState, food: FoodName, x: number, y: number, { now, emit }: Kitchen): void {
  pushBounded(snack.drops, { food, x, y, from: now, isTried: false }, MOST.drops)
  emit('dropped', { food })
}

/** The next of the five, no two alike in a row. */
export function nextDropped(snack: SnackState): FoodName {
  const food = FOODS[(snack.dropped * 2) % FOODS.length] ?? 'biscuit'
  snack.dropped += 1
  return food
}

/** Takes the treat off its thread. */
export function takeBait(snack: SnackState, world: Kitchen): void {
  const { bait } = snack
  const y = baitY(bait, world.now)
  bait.takenAt = world.now
  dropFood(snack, bait.food, baitX(bait), y, world)
}

/** Another is let down at another place, when one was taken and nobody dines. */
export function followBait(snack: SnackState, { now }: Kitchen): void {
  const { bait, feast } = snack
  if (bait.takenAt === null || feast || now < bait.takenAt + BAIT.next) return
  bait.place = (bait.place + 1) % BAITS.length
  bait.food = nextDropped(snack)
  bait.from = now
  bait.takenAt = null
}

/** She goes after what falls next, as far as she can and be back in time, leaps for it in vain where that is not far enough; it is caught, or lies there. */
export function followDrops(snack: SnackState, world: Kitchen): void {
  const { chick, drops } = snack
  const { now, emit } = world
  goAfter(snack, world)
  const mouthX = MOUTH_X + chick.reach
  const mouthY = HINGE.y - MOUTH_ABOVE - leapHeight(chick.leap, now)
  let kept = 0
  for (const drop of drops) {
    const y = dropY(drop, now)
    const isAtMouth = Math.abs(drop.x - mouthX) <= MOUTH.aside && y >= mouthY - MOUTH.above && y <= mouthY + MOUTH.below
    if (isAtMouth && isFalling(drop, now) && !isSitting(snack.feast, now)) {
      eat(snack, drop.food, mouthY, world)
      emit('caught', { food: drop.food })
      layCrumb(snack, mouthY, now)
    } else if (y >= LIES) {
      pushBounded(snack.lying, { food: drop.food, x: drop.x, fellFrom: LIES, fellAt: now }, MOST.lying)
      if (!isDuring(chick.glance, now)) chick.glance = spanOf(now, GLANCE)
      emit('missed', { food: drop.food })
    } else {
      drops[kept] = drop
      kept += 1
    }
  }
  drops.length = kept
}

function goAfter(snack: SnackState, world: Kitchen): void {
  const { chick, foods } = snack
  const { now } = world
  const most = isFull(snack) ? FULL_REACH : REACH
  const next = lowestDrop(snack, now)
  const left = (foods[0]?.eatenAt ?? Number.POSITIVE_INFINITY) - now
  const isFree = left >= Math.abs(chick.reach) / SPEED + 2 * TICK + EARLY
  const isBiting = since(chick.bite?.at, now) < BITES
  const to = !isFree ? 0 : isBiting ? chick.reach : next ? clamp(next.x - MOUTH_X, -most, most) : 0
  chick.reach += clamp(to - chick.reach, -SPEED * TICK, SPEED * TICK)
  if (!next || next.isTried || isFull(snack) || chick.leap || left < VAIN.ahead) return
  const isFar = Math.abs(next.x - MOUTH_X) > most + MOUTH.aside
  if (!isFar || !isFalling(next, now) || dropY(next, now) < HINGE.y - MOUTH_ABOVE - VAIN.above) return
  next.isTried = true
  leapInVain(snack, world)
}

function leapInVain(snack: SnackState, { now, tuning, emit }: Kitchen): void {
  snack.chick.leap = leapOf(now, VAIN.rise, 0, true)
  raisePuff(snack, HINGE.x + snack.chick.reach - 300, now, tuning.puff)
  emit('soared')
}

/** What falls and has not yet fallen past her. */
function lowestDrop({ drops, chick, feast }: SnackState, now: number): Drop | null {
  if (isSitting(feast, now)) return null
  const mouthY = HINGE.y - MOUTH_ABOVE - leapHeight(chick.leap, now)
  let lowest: Drop | null = null
  for (const drop of drops) {
    if (isFalling(drop, now) && dropY(drop, now) > mouthY + MOUTH.below) continue
    if (!lowest || dropY(drop, now) > dropY(lowest, now)) lowest = drop
  }
  return lowest
}
