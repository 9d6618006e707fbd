import { UNIT } from '../../../assets/booger/shared'
import { DEPOSED, EARS, HOOKS } from '../../../assets/booger-later/shared'
import { hop, lerp, ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { REIGN, THINGS } from '../layout'
import type { BoogerState } from '../state'
import { tossOf } from './mood'
import { faceY } from './pin'
import { hungFor, type Kit, putOnWay, type Thing } from './things'

/** Where he reigns, in drawing units of the face, how high he is thrown, and how high he stamps. */
const SEAT = HOOKS[5]
const THROWN = 130
const STAMPS = 9

/** The small king: he comes out of the nose, sits on it, points, holds on, is thrown, and comes down on an ear. */
export class King implements Thing {
  readonly sprite
  readonly rank = THINGS
  readonly hook = SEAT
  readonly swings = false

  constructor(kit: Kit) {
    this.sprite = kit.sprite('king')
  }

  draw(booger: BoogerState, moment: Moment): void {
    const { garland } = booger
    const { sprite } = this
    const { now, reducedMotion } = moment
    const reigned = garland.reignsAt === null ? -1 : now - garland.reignsAt
    sprite.show(reigned < REIGN.points ? 'sits' : reigned < REIGN.sneezes ? 'points' : 'deposed')
    const thrown = (reigned - REIGN.sneezes) / (REIGN.deposed - REIGN.sneezes)
    if (thrown >= 0) this.#beThrown(thrown, garland.kings, reducedMotion)
    else if (putOnWay(this, garland, moment)) sprite.visible = true
    else this.#reign(reigned, booger, moment)
  }

  #reign(reigned: number, booger: BoogerState, { now, reducedMotion }: Moment): void {
    const { garland } = booger
    const { sprite } = this
    sprite.visible = garland.out === THINGS && hungFor(garland, THINGS, now) >= 0
    const rides = reigned < REIGN.full || reducedMotion ? 0 : Math.sin(now / 28)
    const stamps = reducedMotion ? 0 : hop(since(garland.knockedAt, now) / 240)
    const squash = reducedMotion ? 0 : ringing(hungFor(garland, THINGS, now), 110, 250)
    const toss = reducedMotion ? 0 : tossOf(booger, now)
    sprite.position.set(SEAT.x * UNIT + rides * 3, faceY(SEAT.y - stamps * STAMPS) + toss)
    sprite.rotation = rides * 0.03 + (reigned >= REIGN.points ? 0.04 : 0)
    sprite.scale.set(1 + 0.16 * squash, 1 - 0.2 * squash)
  }

  /** @param share how far (0…1) he is on his way to an ear */
  #beThrown(share: number, kings: number, reducedMotion: boolean): void {
    const { sprite } = this
    sprite.visible = share < 1 && !reducedMotion
    const ear = EARS[kings % EARS.length] ?? EARS[0]
    sprite.position.set(lerp(SEAT.x, ear.x, share) * UNIT, faceY(lerp(SEAT.y, ear.y, share) - THROWN * hop(share)))
    sprite.rotation = 4 * Math.PI * (share - 1)
    sprite.scale.set(lerp(1, DEPOSED, share))
  }
}
