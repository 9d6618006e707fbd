import { isDuring, isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { BALL_NUMBERS, TICK } from '../layout'
import type { BallNumber, Events, Journey, TripState } from '../state'
import type { Tuning } from '../tuning'

/** Whoever is heard wants to set out, unless it has already. */
export function choose(trip: TripState, ball: BallNumber): void {
  if (ball !== trip.companion && ball !== trip.journey?.ball) trip.chosen = ball
}

/** Lets who was chosen set out once it has had its say, and sit down once it has come. Returns whether all three have been there by now. */
export function stepJourney(trip: TripState, world: World<Events, Tuning>): boolean {
  const { now, tuning, emit } = world
  const { journey } = trip
  if (journey) {
    if (now === journey.look?.from) emit('met')
    if (!isOver(journey, now)) return false
    trip.companion = journey.ball
    trip.hasTravelled[journey.ball] = true
    trip.journey = null
    emit('travelled', { ball: journey.ball })
    return BALL_NUMBERS.every((ball) => trip.hasTravelled[ball])
  }
  const { chosen, companion } = trip
  if (chosen === null || !trip.hasLater || isDuring(trip.cry, now)) return false
  trip.chosen = null
  trip.companion = null
  trip.journey = newJourney(chosen, companion, now, tuning)
  emit('setOut', { ball: chosen, back: companion })
  return false
}

/** Two that change places meet on the way, and stand and look at each other for a while. */
function newJourney(ball: BallNumber, back: BallNumber | null, now: number, tuning: Tuning): Journey {
  const lasts = ticks(tuning.journey)
  if (back === null) return { ball, back, look: null, ...spanOf(now, lasts) }
  const look = spanOf(now + ticks(lasts * MEETING), ticks(tuning.look))
  return { ball, back, look, ...spanOf(now, lasts + ticks(tuning.look)) }
}

/** The share of their ways at which two meet. */
const MEETING = 0.4

const ticks = (ms: number): number => Math.round(ms / TICK) * TICK
