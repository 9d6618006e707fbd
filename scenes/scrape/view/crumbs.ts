import type { manifest } from '../../../assets/scrape/manifest'
import { clamp, hop, lerp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { Crumb, ScrapeState } from '../state'
import { type Tuning, tuning } from '../tuning'

/** How high crumbs are thrown, in scene units, and how far they spin in the air, in radians. */
const HEIGHT = 70
const SPIN = 9

/** When there can be no more crumbs, the oldest shrink before they go. */
const SHRINKING = 16

/** Crumbs of foil, in the air and where they have come down. */
export class Crumbs {
  readonly root
  /** How many of them shrink. */
  #tooMany = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.pool('crumb', tuning.mostCrumbs.max)
  }

  draw({ crumbs }: ScrapeState, { now, tuning: { mostCrumbs } }: Moment<Tuning>): void {
    this.#tooMany = Math.max(0, crumbs.length - mostCrumbs + SHRINKING)
    this.root.show(crumbs, this.#place, now)
  }

  readonly #place = (sprite: DrawnSprite, crumb: Crumb, now: number, place: number) => {
    const { fromX, fromY, toX, toY, bornAt, landsAt, drawing, turn, size } = crumb
    const share = clamp((now - bornAt) / (landsAt - bornAt), 0, 1)
    const way = 1 - (1 - share) ** 2
    sprite.show(drawing)
    sprite.position.set(lerp(fromX, toX, way), lerp(fromY, toY, way) - HEIGHT * hop(share))
    sprite.rotation = turn + (1 - share) * SPIN
    sprite.scale.set(size * Math.min(1, (place + 1) / (this.#tooMany + 1)))
  }
}
