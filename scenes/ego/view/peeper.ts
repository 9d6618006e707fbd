import type { manifest } from '../../../assets/ego/manifest'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PEEPS } from '../layout'
import type { EgoState } from '../state'

/** How long he is seen starting, and coming up, in ms. */
const STARTLED = 260
const RISING = 180
/** How long he looks one way, in ms, and which drawing that is. */
const LOOKS = { each: 900, drawings: ['up', 'left', 'up', 'right'] } as const

/** Who looks out of the grass. */
export class Peeper {
  readonly root
  #upSince = -RISING

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.sprite('peeper')
  }

  draw({ peeper, statuesAt }: EgoState, idle: number, { now, reducedMotion }: Moment): void {
    const isStartled = since(peeper.caughtAt, now) < STARTLED
    const place = PEEPS[isStartled ? peeper.caughtPlace : peeper.place] ?? PEEPS[0]
    this.root.visible = statuesAt === null && (isStartled || peeper.hiddenUntil === null)
    this.root.position.set(place.x, place.y)
    if (peeper.hiddenUntil !== null) this.#upSince = now
    if (isStartled) this.root.show('startled')
    else if (now - this.#upSince < RISING) this.root.show('low')
    else {
      const look = reducedMotion ? 0 : Math.floor(idle / LOOKS.each) % LOOKS.drawings.length
      this.root.show(LOOKS.drawings[look] ?? 'up')
    }
  }
}
