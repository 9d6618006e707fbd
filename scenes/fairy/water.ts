import { Container, Graphics, type Sprite } from 'pixi.js'
import type { ViewKit } from '../../src/stage/scene'
import type { Figure } from './figure'
import { frameAt, type Pictures, picturesOf, shareOf, show, spriteOf } from './pictures'
import { FALL, WATER } from './places'
import { type Garden, MOST_RIPPLES } from './rules'

/** Where swells pass, in scene units. */
const SWELLS = [
  [470, 330],
  [610, 290],
  [1010, 296],
  [1150, 400],
  [440, 470],
  [700, 430],
  [930, 470],
  [520, 590],
  [800, 630],
  [1040, 560],
  [660, 520],
] as const

/** How long the rings under the fall grow, in ms. */
const FALL_RINGS = 1500

/** The water: what moves on it, kept under the rim by a mask. */
export class Water {
  readonly root = new Container({ label: 'water' })
  readonly #kit: ViewKit
  readonly #swells: readonly Sprite[]
  readonly #falling: readonly Sprite[]
  readonly #ripples: readonly Sprite[]
  readonly #swellFrames: Pictures
  readonly #rippleFrames: Pictures

  constructor(kit: ViewKit, figures: readonly Figure[]) {
    this.#kit = kit
    this.#swellFrames = picturesOf(kit, 'swell')
    this.#rippleFrames = picturesOf(kit, 'ripple')
    this.#swells = SWELLS.map(([x, y], place) => {
      const swell = spriteOf(this.#swellFrames)
      swell.position.set(x, y)
      swell.scale.set(place % 2 === 0 ? -0.8 : 0.8, 0.8)
      return swell
    })
    this.#falling = [0, 1].map(() => spriteOf(this.#rippleFrames))
    this.#ripples = Array.from({ length: MOST_RIPPLES }, () => spriteOf(this.#rippleFrames))
    const mask = new Graphics().poly(WATER.flatMap(({ x, y }) => [x, y])).fill(0xffffff)
    this.root.addChild(...figures.map(({ glow }) => glow), ...this.#swells)
    this.root.addChild(...figures.map(({ light }) => light), ...this.#falling, ...this.#ripples)
    this.root.addChild(...figures.map(({ reflection }) => reflection), mask)
    this.root.mask = mask
  }

  draw({ ripples }: Garden, now: number): void {
    const { isCalm } = this.#kit
    const slow = isCalm ? 900 : 300
    for (let place = 0; place < this.#swells.length; place++) {
      const swell = this.#swells[place]
      if (swell) show(swell, this.#swellFrames, Math.floor(now / slow + place * 1.7) % 3)
    }
    for (let place = 0; place < 2; place++) {
      const ring = this.#falling[place]
      if (ring) this.#spread(ring, FALL.x, FALL.y, (now / FALL_RINGS + place / 2) % 1, 1.55)
    }
    for (let place = 0; place < MOST_RIPPLES; place++) {
      const sprite = this.#ripples[place]
      const ripple = ripples[place]
      if (!sprite) continue
      sprite.visible = ripple !== undefined
      if (ripple) this.#spread(sprite, ripple.x, ripple.y, shareOf(now, ripple.from, ripple.until), ripple.size)
    }
  }

  #spread(sprite: Sprite, x: number, y: number, moment: number, size: number): void {
    sprite.position.set(x, y)
    sprite.scale.set(size * (0.85 + 0.45 * moment))
    sprite.alpha = 1 - moment * moment
    show(sprite, this.#rippleFrames, frameAt(moment, 4))
  }
}
