import type { manifest } from '../../../assets/ponytail/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeOf } from '../layout'
import type { PonytailState } from '../state'

const WAIST = placeOf('trunk')
const KNOT = placeOf('sash')
/** How far the ends of the sash swing for each unit that they are behind her breath, in radians. */
const DRAG = 0.012

/** Her trunk, from the neck to the skirt of plates, and the ends of her sash, which come after. */
export class Trunk {
  readonly trunk
  readonly sash

  constructor(kit: ViewKit<typeof manifest>) {
    this.trunk = kit.sprite('trunk')
    this.trunk.position.copyFrom(WAIST)
    this.sash = kit.sprite('sash')
    this.sash.position.copyFrom(KNOT)
  }

  draw({ lifts }: PonytailState, { reducedMotion }: Moment): void {
    const lift = reducedMotion ? 0 : lifts.trunk
    this.trunk.position.y = WAIST.y - lift
    this.sash.position.y = KNOT.y - lift
    this.sash.rotation = reducedMotion ? 0 : DRAG * (lift - lifts.sash)
  }
}
