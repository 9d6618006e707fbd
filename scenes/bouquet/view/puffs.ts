import type { manifest } from '../../../assets/bouquet/manifest'
import { lerp, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FLOWER } from '../layout'
import type { BouquetState } from '../state'

/** How many grains bliss throws up, and for how long each of them flies, in ms. */
const GRAINS = 34
const FLIGHT = 1700

/** Pollen that bliss throws up like a firework. */
export class Puffs {
  readonly root
  readonly #grains = Array.from({ length: GRAINS }, (_, index) => index)
  #since = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.pool('pollen', GRAINS)
  }

  draw({ face, faceSince }: BouquetState, { now, reducedMotion }: Moment): void {
    this.#since = face === 'happyge' && !reducedMotion ? now - faceSince : -1
    this.root.show(this.#grains, this.#place)
  }

  readonly #place = (sprite: DrawnSprite<'pollen', string>, index: number) => {
    const flown = (this.#since - 120 - (index % 5) * 60) / FLIGHT
    if (flown <= 0 || flown >= 1) return false
    const angle = (index / GRAINS) * 2 * Math.PI + scatter(index)
    const far = 190 + lerp(180, 430, scatter(index + 40)) * (1 - (1 - flown) ** 2)
    sprite.show(index % 3)
    sprite.position.set(FLOWER.x + Math.sin(angle) * far, FLOWER.y - Math.cos(angle) * far + 260 * flown * flown)
    sprite.scale.set(1.3)
    sprite.alpha = Math.min(1, (1 - flown) * 3)
    return true
  }
}
