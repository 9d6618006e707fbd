import type { manifest } from '../../../assets/ponytail/manifest'
import { lerp, ringing } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CHANGE, placeOf } from '../layout'
import type { PonytailState } from '../state'

const NAPE = placeOf('head')

/** Her head: the old one ducks, and the new one comes up a little too large. */
export class Head {
  readonly sprite

  constructor(kit: ViewKit<typeof manifest>) {
    this.sprite = kit.sprite('head')
    this.sprite.position.x = NAPE.x
  }

  draw({ head, before, changedAt, lifts }: PonytailState, { now, reducedMotion }: Moment): void {
    const since = changedAt === null || reducedMotion ? Number.POSITIVE_INFINITY : now - changedAt
    const isDucking = since < CHANGE.ducks
    this.sprite.show(isDucking ? before : head)
    const height = isDucking
      ? lerp(1, CHANGE.duck, since / CHANGE.ducks)
      : 1 + (CHANGE.rise - 1) * ringing(since - CHANGE.ducks, CHANGE.settles / 3, CHANGE.settles * 1.6)
    // What it loses in height it has in width.
    this.sprite.scale.set(1 + (1 - height) * 0.6, height)
    this.sprite.position.y = NAPE.y - (reducedMotion ? 0 : lifts.head)
  }
}
