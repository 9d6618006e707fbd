import { isDuring, isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import type { Bat, Events } from '../state'
import type { Tuning } from '../tuning'

/** Asleep it opens an eye; woken already it flies; in the air it turns over. */
export function pressBat(bat: Bat, { now, tuning, emit }: World<Events, Tuning>): void {
  if (isDuring(bat.flight, now)) {
    bat.roll = spanOf(now, tuning.roll)
    emit('rolled')
  } else if (isDuring(bat.stir, now)) {
    bat.stir = null
    bat.flight = spanOf(now, tuning.flight)
    emit('flown')
  } else {
    bat.stir = spanOf(now, tuning.stir)
    emit('stirred')
  }
}

/** Ends what is over of the bat; a roll ends with the flight at the latest. */
export function followBat(bat: Bat, { now }: World<Events, Tuning>): void {
  if (isOver(bat.stir, now)) bat.stir = null
  if (isOver(bat.flight, now)) bat.flight = null
  if (bat.flight === null || isOver(bat.roll, now)) bat.roll = null
}
