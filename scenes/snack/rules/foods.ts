import { pushBounded } from '../../../src/stage/contract/rules/lists'
import type { World } from '../../../src/stage/contract/scene'
import { APPROACH, CROUCH_BEFORE, FOODS, isFull, LEAD, MOST, riseAt, tossRise } from '../layout'
import type { Events, Food, SnackState } from '../state'
import type { Tuning } from '../tuning'

type Kitchen = World<Events, Tuning>

/** Sends foods on their way, one after the other, each another than the one before. */
export function sendFoods(snack: SnackState, { now, tuning, random }: Kitchen): void {
  while (snack.nextEnters - LEAD <= now) {
    const before = snack.foods.at(-1)?.kind
    // What comes is thrown so low, once she is full, that she need not leap.
    const rise = isFull(snack) ? 0 : tuning.leapRise
    const food: Food = {
      kind: random.pick(FOODS.filter((kind) => kind !== before)),
      enters: snack.nextEnters,
      eatenAt: snack.nextEnters + APPROACH,
      rise,
      riseBefore: rise,
      tossedAt: null,
    }
    pushBounded(snack.foods, food, MOST.foods)
    snack.nextEnters += tuning.every
  }
}

/** Tosses up the next one that she has not begun to leap for, as high as the press was. */
export function tossNext({ foods }: SnackState, y: number, { now, tuning, emit }: Kitchen): void {
  // Not one that she crouches for already: her leap would not reach it.
  const next = foods.find(({ eatenAt }) => eatenAt - now > CROUCH_BEFORE)
  if (!next) return
  next.riseBefore = riseAt(next, now)
  next.rise = tossRise(y, tuning.tossLow, tuning.tossHigh)
  next.tossedAt = now
  emit('tossed', { food: next.kind })
}
