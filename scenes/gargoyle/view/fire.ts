import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { MarginKit } from '../../../src/stage/kit/kit'
import { type Bank, PARTICLES, type Particle, particleAt } from '../fire'
import { STAGE } from '../layout'
import type { GargoyleState } from '../state'

/** The two banks of the stage. */
export const STAGE_BANKS = mirroredBanks({
  seed: 1,
  x: -54,
  way: 1,
  y: 1080,
  reach: 620,
  slope: 0.74,
  size: 0.92,
  rise: 480,
})

/** What burns on beside them in a wider window. */
export const WIDE_BANKS = mirroredBanks({
  seed: 3,
  x: -20,
  way: -1,
  y: 1080,
  reach: 620,
  slope: 0.1,
  size: 1.2,
  rise: 470,
})

/**
 * And below them in a taller one, the nearer the larger: the fire stands on the window's lower edge. Low enough that it hides the foot
 * of the slab, and none of its stones.
 */
export const LOWER_BANKS = [
  ...mirroredBanks({ seed: 5, x: -40, way: 1, y: 1185, reach: 860, slope: 0.5, size: 0.6, rise: 220 }),
  ...mirroredBanks({ seed: 7, x: -40, way: 1, y: 1350, reach: 860, slope: 0.2, size: 0.85, rise: 320 }),
  ...mirroredBanks({ seed: 9, x: -40, way: 1, y: 1640, reach: 860, slope: 0.1, size: 1.3, rise: 470 }),
]

/** The moment at which a fire is seen that does not move. */
const FROZEN = 4000

/** Banks of ink-smoke fire. */
export class Fire extends Container {
  readonly #banks: readonly { readonly bank: Bank; readonly licks: readonly DrawnSprite<string, string>[] }[]
  readonly #particle: Particle = { x: 0, y: 0, scale: 0, turn: 0, alpha: 0, lick: 0, isMirrored: false }

  constructor(kit: MarginKit<typeof manifest>, banks: readonly Bank[]) {
    super({ label: 'fire' })
    this.#banks = banks.map((bank) => ({ bank, licks: Array.from({ length: PARTICLES }, () => kit.sprite('lick')) }))
    for (const { bank, licks } of this.#banks) {
      const label = bank.x < STAGE.width / 2 ? 'left-fire' : 'right-fire'
      this.addChild(new Container({ label, children: [...licks] }))
    }
  }

  draw({ blaze, flares }: GargoyleState, { now, reducedMotion }: Moment): void {
    const out = this.#particle
    const time = reducedMotion ? FROZEN : now + FROZEN
    for (const { bank, licks } of this.#banks) {
      for (let place = 0; place < licks.length; place++) {
        const lick = licks[place]
        if (!lick) continue
        particleAt(out, bank, place, time, blaze, flares, now)
        lick.show(out.lick)
        lick.position.set(out.x, out.y)
        lick.scale.set(out.isMirrored ? -out.scale : out.scale, out.scale)
        lick.rotation = out.turn
        lick.alpha = out.alpha
      }
    }
  }
}

/** A bank, and the one across the stage, whose fire is another. */
function mirroredBanks(left: Bank): readonly Bank[] {
  return [left, { ...left, seed: left.seed + 1, x: STAGE.width - left.x, way: left.way === 1 ? -1 : 1 }]
}
