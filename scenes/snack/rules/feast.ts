import { clamp } from '../../../src/stage/contract/math'
import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { since, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { ANTS, CANDLE_X, COURSES, FEAST, FULL, isFull, isSitting, MOST, ROUND, SLOWS, TICK, TILE } from '../layout'
import type { Events, Feast, FoodName, SnackState } from '../state'
import type { Tuning } from '../tuning'

type Kitchen = World<Events, Tuning>

const COURSE_AT = {
  sat: FEAST.stands,
  feasted: FEAST.toast,
  offered: FEAST.offered,
  cleared: FEAST.cleared,
} as const

/** On the large plate; and on the others, when little was missed. */
const CENTRE: FoodName = 'doughnut'
const SERVED: readonly FoodName[] = ['croissant', 'strawberry', 'biscuit']

/** Twenty things in the row make a banquet, which begins, and ends, by itself. */
export function followFeast(snack: SnackState, world: Kitchen): void {
  const { row, feast, hasLater } = snack
  const { now, emit } = world
  if (!feast) {
    const last = row[MOST.row - 1]
    if (hasLater && last && now >= last.takenAt + ANTS.carry) call(snack, world)
    return
  }
  for (
    let course = COURSES[feast.told];
    course && now >= feast.from + COURSE_AT[course];
    course = COURSES[feast.told]
  ) {
    feast.told += 1
    if (course === 'feasted') {
      feast.toastAt = now
      emit(course, { isFirst: snack.feasts === 0 })
    } else emit(course)
  }
  if (now >= feast.from + FEAST.ends) end(snack)
}

/** Nothing more is thrown to her until the table is gone. */
function call(snack: SnackState, { now, emit }: Kitchen): void {
  const missed = snack.row.flatMap(({ food }) => food ?? []).slice(-SERVED.length)
  // The last that were missed, and else what ants have in store.
  const dishes = [CENTRE, ...missed.toReversed(), ...SERVED.slice(missed.length)]
  snack.feast = { from: now, dishes, told: 0, blownAt: null, toastAt: null }
  snack.nextEnters = now + FEAST.nextEnters
  snack.bait.takenAt ??= now
  emit('called')
}

/** One candle is left on the icing; and who was too full to leap has digested. */
function end(snack: SnackState): void {
  pushBounded(snack.candles, (CANDLE_X + snack.front.at * TILE) % (ROUND * TILE), MOST.candles)
  if (isFull(snack)) snack.chick.burps = 0
  snack.feast = null
  snack.feasts += 1
  snack.row = []
}

/** Whoever presses while they dine is drunk to; who presses her has the candles blown out. */
export function pressFeast(snack: SnackState, feast: Feast, area: string | null, { now, tuning, emit }: Kitchen): void {
  if (area !== 'chick') {
    feast.toastAt = now
    emit('toasted')
    return
  }
  const isLit = since(feast.from, now) >= FEAST.toast && since(feast.from, now) < FEAST.cleared
  if (isLit && isSitting(feast, now)) {
    feast.blownAt = now
    snack.chick.burp = spanOf(now, tuning.burp)
    emit('blown')
    return
  }
  snack.chick.poke = spanOf(now, tuning.poke)
  emit('poked')
}

/** The land goes by as fast as she runs, walks or sits, and never all of a sudden. */
export function followPace(snack: SnackState, { now }: Kitchen): void {
  const { feast } = snack
  const isStopped = feast !== null && now > feast.from + FEAST.slows
  const to = isStopped ? 0 : isFull(snack) ? FULL.pace : 1
  snack.pace = clamp(to, snack.pace - TICK / SLOWS, snack.pace + TICK / SLOWS)
}
