import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ponytail/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeOf } from '../layout'
import type { PonytailState } from '../state'

const FAR_SHOULDER = placeOf('farArm')
const FAR_GRIP = placeOf('farHand')
const NEAR_SHOULDER = placeOf('nearArm')
const NEAR_GRIP = placeOf('lance')
const PENNON = placeOf('pennon')

/** Both arms, and the lance that they hold: as either is lifted at its own time, it tilts. */
export class Arms {
  readonly far
  /** What is before her trunk. */
  readonly before = new Container({ label: 'lance and hands' })
  readonly #lance = new Container()
  readonly #pennon
  readonly #farHand
  readonly #near

  constructor(kit: ViewKit<typeof manifest>) {
    this.far = kit.sprite('farArm')
    this.far.position.copyFrom(FAR_SHOULDER)
    this.#pennon = kit.animation('pennon', [0, 1, 0, 2], 200)
    this.#pennon.position.set(PENNON.x - NEAR_GRIP.x, PENNON.y - NEAR_GRIP.y)
    this.#lance.addChild(this.#pennon, kit.cutSprite('lance'))
    this.#lance.position.copyFrom(NEAR_GRIP)
    this.#farHand = kit.sprite('farHand')
    this.#farHand.position.copyFrom(FAR_GRIP)
    this.#near = kit.sprite('nearArm')
    this.#near.position.copyFrom(NEAR_SHOULDER)
    this.before.addChild(this.#lance, this.#farHand, this.#near)
  }

  draw({ lifts }: PonytailState, { now, reducedMotion }: Moment): void {
    const far = reducedMotion ? 0 : lifts.farArm
    const near = reducedMotion ? 0 : lifts.nearArm
    this.#pennon.at(reducedMotion ? 0 : now)
    this.far.position.y = FAR_SHOULDER.y - far
    this.#farHand.position.y = FAR_GRIP.y - far
    this.#near.position.y = NEAR_SHOULDER.y - near
    this.#lance.position.y = NEAR_GRIP.y - near
    this.#lance.rotation = (far - near) / (NEAR_GRIP.x - FAR_GRIP.x)
  }
}
