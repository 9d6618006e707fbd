import type { manifest } from '../../../assets/ponytail/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeOf, snailX } from '../layout'
import type { PonytailState } from '../state'

/** The snail on the toe of her boot: it is on its way. */
export class Snail {
  readonly sprite

  constructor(kit: ViewKit<typeof manifest>) {
    this.sprite = kit.sprite('snail')
    this.sprite.position.y = placeOf('snail').y
  }

  draw({ snail }: PonytailState, { now }: Moment): void {
    this.sprite.show(now < snail.hidesUntil ? 'in' : 'out')
    this.sprite.position.x = snailX(snail.steps)
  }
}
