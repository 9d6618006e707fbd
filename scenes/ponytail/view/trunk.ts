import type { manifest } from '../../../assets/ponytail/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeOf, turnAbout, WAIST } from '../layout'
import type { PonytailState } from '../state'
import { poseNow } from './pose'

const KNOT = placeOf('sash')
/** How far the ends of the sash swing for each unit that they are behind her breath, in radians. */
const DRAG = 0.012

/** Her trunk, from the neck to the skirt of plates, and the ends of her sash, which come after. */
export class Trunk {
  readonly trunk
  readonly sash
  readonly #knot: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.trunk = kit.sprite('trunk')
    this.trunk.position.copyFrom(WAIST)
    this.sash = kit.sprite('sash')
  }

  draw(lancer: PonytailState, moment: Moment): void {
    const { lifts } = lancer
    const lift = moment.reducedMotion ? 0 : lifts.trunk
    const lean = poseNow(lancer, 'lean', moment)
    this.trunk.position.y = WAIST.y - lift
    this.trunk.rotation = lean
    const knot = turnAbout(KNOT, WAIST, lean, this.#knot)
    this.sash.position.set(knot.x, knot.y - lift)
    this.sash.rotation = poseNow(lancer, 'sash', moment) + (moment.reducedMotion ? 0 : DRAG * (lift - lifts.sash))
  }
}
