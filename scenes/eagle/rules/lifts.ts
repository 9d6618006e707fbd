import type { Point } from '../../../src/stage/contract/geometry'
import { atan2, hypot } from '../../../src/stage/contract/rules/portableMath'
import { CREST, EACH, FAN, FEATHERS, WAVE_EVERY } from '../layout'
import type { EagleState } from '../state'

/** No feather, nor beside one. */
export const NONE = -9

/** From drawing to drawing: the feather that is pointed at stands up; where nobody points a wave goes through all of them. */
export function liftFeathers(crest: EagleState, isFree: boolean, now: number, pointer: Readonly<Point>): void {
  if (now % EACH > 0) return
  const wave = Math.floor((now % WAVE_EVERY) / EACH)
  if (!isFree) crest.lifted = NONE
  else if (crest.isPointed) crest.lifted = featherAt(pointer)
  else crest.lifted = wave < 2 * FEATHERS ? wave : NONE
}

/** The feather at that place of the stage, counted from our left to our right: they lie around a place of each wing, evenly enough. */
function featherAt(at: Readonly<Point>): number {
  const x = Math.abs(at.x - CREST.x) - FAN.x
  const y = at.y - FAN.y
  const far = hypot(x, y)
  const i = Math.round((atan2(y, x) - FAN.first) / FAN.apart)
  if (i < 0 || i >= FEATHERS || far < FAN.from || far > FAN.to) return NONE
  return at.x < CREST.x ? i : 2 * FEATHERS - 1 - i
}
