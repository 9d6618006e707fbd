import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { BALL_NUMBERS, LAST_STEPS, TURN, turned } from '../layout'
import type { BallNumber, Events, Spread, TripState, Vessel, Walk } from '../state'
import type { Tuning } from '../tuning'

/** How long the book waits until it is turned, and how long all three stand at the end of the road, in ms. */
const BEFORE = 1200
const ARRIVED = 2600
/** How far each of the three is when the spread opens, and how far one goes that is pressed, in steps. */
const FIRST_STEPS = [17, 6, 1] as const
const STRIDE = 3
/** One goes on by itself every so many ms. */
const STROLL = 1500
/** How long the balloon is lifted and the boat rocks, in ms. */
const VESSEL = 1800
/** So many labels have room on the trunk. */
const MOST_ROUNDS = 3

const TOLD = { balloon: 'lifted', boat: 'saluted' } as const

/** All three have travelled: the naturalist turns the book over to where they have been. */
export function openSpread(trip: TripState, { now, emit }: World<Events, Tuning>): void {
  const walk = (ball: BallNumber): Walk => ({ before: FIRST_STEPS[ball], steps: FIRST_STEPS[ball], from: now })
  trip.spread = {
    turn: spanOf(now + BEFORE, TURN),
    isOpen: false,
    back: null,
    walks: [walk(0), walk(1), walk(2)],
    strollAt: now + BEFORE + TURN + STROLL,
    vessels: { balloon: null, boat: null },
  }
  trip.hovered = null
  trip.chosen = null
  emit('turned')
}

/** Whether the leaf is on its way, there or back. */
export function isTurning({ spread }: TripState, now: number): boolean {
  if (!spread) return false
  const time = turned(spread, now)
  return time > 0 && time < TURN
}

/** Somebody on the other spread was pressed: one of the three makes three steps, the balloon rises, the mouse in the boat salutes. */
export function pressSpread(trip: TripState, area: string | null, { now, emit }: World<Events, Tuning>): void {
  const { spread } = trip
  if (!spread?.isOpen) return
  const ball = BALL_NUMBERS.find((number) => area === `walker${number}`)
  if (ball !== undefined) {
    goOn(spread, ball, STRIDE, now)
    emit('walked', { ball })
  } else if (area === 'balloon' || area === 'boat') {
    const vessel: Vessel = area
    spread.vessels[vessel] = spanOf(now, VESSEL)
    emit(TOLD[vessel])
  }
}

/** Lets them walk on, and turns the book back once all have arrived. */
export function stepSpread(trip: TripState, { now, emit }: World<Events, Tuning>): void {
  const { spread } = trip
  if (!spread) return
  if (now === spread.turn.until) {
    spread.isOpen = true
    emit('opened')
  }
  if (spread.back) {
    if (isOver(spread.back, now)) beginAgain(trip)
  } else if (now >= spread.strollAt) {
    const late = BALL_NUMBERS.filter((ball) => spread.walks[ball].steps < LAST_STEPS[ball])
    if (late.length === 0) {
      spread.back = spanOf(now, TURN)
      spread.isOpen = false
      emit('closed')
      return
    }
    for (const ball of late) goOn(spread, ball, 1, now)
    const areThere = late.every((ball) => spread.walks[ball].steps === LAST_STEPS[ball])
    spread.strollAt = now + (areThere ? ARRIVED : STROLL)
  }
}

function goOn({ walks }: Spread, ball: BallNumber, steps: number, now: number): void {
  const walk = walks[ball]
  walk.before = walk.steps
  walk.steps = Math.min(LAST_STEPS[ball], walk.steps + steps)
  walk.from = now
}

/** Back on the first spread: whoever sits on the bottle stays, and the trunk has been somewhere. */
function beginAgain(trip: TripState): void {
  trip.spread = null
  trip.hasTravelled = [false, false, false]
  trip.rounds = Math.min(MOST_ROUNDS, trip.rounds + 1)
}

/** @throws where the other spread breaks a promise */
export function checkSpread({ spread, hovered, journey, hasLater }: TripState, now: number): void {
  if (!spread) return
  if (!hasLater || hovered !== null || journey)
    throw new Error(`hasLater is ${hasLater}, hovered ${hovered}, journey.ball ${journey?.ball} on the other spread.`)
  for (const ball of BALL_NUMBERS) {
    const { before, steps, from } = spread.walks[ball]
    if (!(before >= FIRST_STEPS[ball] && before <= steps && steps <= LAST_STEPS[ball] && from <= now))
      throw new Error(`walks[${ball}] is ${before}, ${steps}, ${from} at ${now}.`)
  }
  if (spread.isOpen === (now < spread.turn.until || spread.back !== null))
    throw new Error(
      `isOpen is ${spread.isOpen}, turn.until ${spread.turn.until}, back.from ${spread.back?.from} at ${now}.`,
    )
}
