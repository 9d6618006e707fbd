import type { manifest } from '../../../assets/bouquet/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { heightOfHill } from '../layout'
import type { BouquetState } from '../state'

/** How far it is drawn from one of its steps to the next, in scene units: so little that one hardly sees it move. */
const STEP = 0.5

/** The snail on the far hill. */
export class Snail {
  readonly root

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.sprite('snail')
    this.root.label = 'snail'
  }

  draw({ snail }: BouquetState, { now }: Moment): void {
    const { x, goesLeft, comesOutAt } = snail
    const walked = Math.round(x / STEP)
    this.root.show(now < comesOutAt ? 'hidden' : walked % 2 === 0 ? 'long' : 'short')
    this.root.position.set(walked * STEP, heightOfHill(walked * STEP))
    this.root.scale.x = goesLeft ? -1 : 1
  }
}
