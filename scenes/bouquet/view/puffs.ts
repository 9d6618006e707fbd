import type { manifest } from '../../../assets/bouquet/manifest'
import { lerp, scatter } from '../../../src/stage/math'
import type { Moment } from '../../../src/stage/scene'
import type { DrawnSprite } from '../../../src/stage/view/drawnSprite'
import type { ViewKit } from '../../../src/stage/view/kit'
import { FLOWER } from '../layout'
import type { Bouquet } from '../state'

/** How many grains bliss throws up, and a touch of her nose; how long they fly, in ms. */
const BLISS = { grains: 34, flight: 2100 } as const
const NOSE = { grains: 9, flight: 800 } as const

/** Pollen that bliss throws up like a firework, and a nose that is pressed. */
export class Puffs {
  readonly root
  readonly #grains = Array.from({ length: BLISS.grains }, (_, index) => index)
  #blissAt = 0
  #tickledAt = 0
  #now = 0
  #blooms = false

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.pool('pollen', BLISS.grains)
  }

  draw({ face, faceSince, tickledAt }: Bouquet, { now, isCalm }: Moment): void {
    this.#now = now
    this.#blissAt = faceSince
    this.#tickledAt = tickledAt ?? -NOSE.flight
    this.#blooms = face === 'happyge' && now - faceSince < BLISS.flight
    this.root.show(isCalm ? NOTHING : this.#grains, this.#place)
  }

  readonly #place = (sprite: DrawnSprite<'pollen', string>, index: number) => {
    if (this.#blooms) {
      const flown = (this.#now - this.#blissAt - 120 - (index % 5) * 60) / (BLISS.flight - 400)
      if (flown <= 0 || flown >= 1) return false
      const angle = (index / BLISS.grains) * 2 * Math.PI + scatter(index)
      const far = 190 + lerp(180, 430, scatter(index + 40)) * (1 - (1 - flown) ** 2)
      return put(sprite, index, angle, far, flown, 260)
    }
    const flown = (this.#now - this.#tickledAt) / NOSE.flight
    if (index >= NOSE.grains || flown < 0 || flown >= 1) return false
    const angle = (index / NOSE.grains) * 2 * Math.PI + scatter(index + 3)
    return put(sprite, index, angle, 188 + 90 * (1 - (1 - flown) ** 2) * lerp(0.5, 1, scatter(index)), flown, 70)
  }
}

/** @param falls how far it has fallen by the end of its flight, in scene units */
function put(
  sprite: DrawnSprite<'pollen', string>,
  index: number,
  angle: number,
  far: number,
  flown: number,
  falls: number,
): boolean {
  sprite.show(index % 3)
  sprite.position.set(FLOWER.x + Math.sin(angle) * far, FLOWER.y - Math.cos(angle) * far + falls * flown * flown)
  sprite.scale.set(1.3)
  sprite.alpha = Math.min(1, (1 - flown) * 3)
  return true
}

const NOTHING: readonly number[] = []
