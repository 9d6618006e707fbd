import type { manifest } from '../../../assets/bouquet/manifest'
import type { Moment } from '../../../src/stage/scene'
import type { ViewKit } from '../../../src/stage/view/kit'
import { heightOfHill } from '../layout'
import type { Bouquet } from '../state'
import { rung } from './motion'

/** How far it is drawn from one of its steps to the next, in scene units: it never seems to move. */
const STEP = 0.5
/** How long it takes to go into its shell, in ms. */
const DUCKS = 320

/** The snail on the far hill. */
export class Snail {
  readonly root

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.sprite('snail')
    this.root.label = 'snail'
  }

  draw({ snail }: Bouquet, { now, isCalm }: Moment): void {
    const { x, goesLeft, hidesAt, comesOutAt } = snail
    const walked = Math.round(x / STEP)
    const isIn = now < comesOutAt
    this.root.show(isIn ? 'hidden' : walked % 2 === 0 ? 'long' : 'short')
    this.root.position.set(walked * STEP, heightOfHill(walked * STEP))
    const ducked = isIn && !isCalm ? rung(now - hidesAt, DUCKS, DUCKS / 2) : 0
    this.root.scale.set((goesLeft ? -1 : 1) * (1 + 0.18 * ducked), 1 - 0.22 * ducked)
  }
}
