import type { Moment } from '../../../src/stage/contract/scene'
import { moodOf, poseOf } from '../layout'
import type { BodyPart, PonytailState } from '../state'

/** How far a part of her body is turned, in radians; for whoever asked for less motion, as far as it comes to be. */
export function poseNow(lancer: PonytailState, part: BodyPart, { reducedMotion }: Moment): number {
  return reducedMotion ? poseOf(moodOf(lancer), part) : lancer.body[part].at
}
