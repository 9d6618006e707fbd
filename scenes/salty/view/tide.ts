import { smoothstep } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { SaltyState } from '../state'
import type { Tuning } from '../tuning'

/** How long the sea rises after it has reached his chin, as a share of how long that took. */
const RISING = 2.4

/** How far the sea has risen, 0…1. */
export function tideAt({ sea }: Readonly<SaltyState>, { now, reducedMotion, tuning }: Moment<Tuning>): number {
  const { risenAt, ebb } = sea
  if (risenAt === null) return 0
  if (reducedMotion) return sea.isIn ? 1 : 0
  return smoothstep(0, RISING, (now - risenAt) / tuning.rise) * (1 - smoothstep(0.2, 1, ebb ? progress(ebb, now) : 0))
}
