import type { manifest } from '../../../assets/ponytail/manifest'
import { ringing } from '../../../src/stage/math'
import type { Moment } from '../../../src/stage/scene'
import type { CutSprite } from '../../../src/stage/view/cutSprite'
import type { ViewKit } from '../../../src/stage/view/kit'
import { hairAt, place, RIBBONS, STAGE } from '../layout'
import type { Ponytail } from '../state'

/** When her head has turned it swings through, dying away: how far, in radians; and its fading and period, in ms. */
const SWING = { turn: 0.035, fading: 170, period: 520 } as const
/** How the knot follows the ribbon: fading and period, in ms. */
const FOLLOW = { fading: 80, period: 360 } as const

const KNOT = place('tail')
const DRAWINGS = ['0', '1', '2', '3'] as const

/** The tail: an S across the whole page, tied to the ribbon of whichever head she has. */
export class Tail {
  readonly sprite: CutSprite<(typeof DRAWINGS)[number]>

  constructor(kit: ViewKit<typeof manifest>) {
    this.sprite = kit.cutSprite('tail')
  }

  draw({ head, before, changedAt, lifts }: Ponytail, { now, isCalm }: Moment): void {
    const since = changedAt === null || isCalm ? -1 : now - changedAt
    this.sprite.show(DRAWINGS[isCalm ? 0 : hairAt(now, changedAt)] ?? '0')
    const to = RIBBONS[head] ?? KNOT
    const from = RIBBONS[before] ?? KNOT
    const back = ringing(since, FOLLOW.fading, FOLLOW.period)
    const x = to.x + (from.x - to.x) * back
    const y = to.y + (from.y - to.y) * back
    this.sprite.position.set(KNOT.x + x, KNOT.y + y - (isCalm ? 0 : lifts.head))
    // Its curl stays on the page, whichever way the head goes.
    this.sprite.scale.set(1 + Math.min(0, x) / KNOT.x, 1 - Math.max(0, y) / (STAGE.height - KNOT.y))
    this.sprite.rotation =
      SWING.turn * (ringing(since, SWING.fading, SWING.period) - ringing(since, SWING.fading / 2, SWING.period))
  }
}
