import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fairy/manifest'
import { outline } from '../../../src/stage/contract/outline'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FALL, MOST_RIPPLES } from '../layout'
import type { FairyState, Ripple } from '../state'
import type { FairyView } from './fairy'

/** Where swells pass, in scene units. */
const SWELLS = outline('470,330 610,290 1010,296 1150,400 440,470 700,430 930,470 520,590 800,630 1040,560 660,520')
/** How long each drawing of a swell is seen, in ms, and how many drawings each swell is ahead of the one before it. */
const SWELLING = { usual: 300, calm: 900, ahead: 1.7 } as const

/** How long the rings under the fall grow, in ms, and their full size. */
const FALL_RINGS = { time: 1500, size: 1.55 } as const

/** The water: what moves on it. */
export class WaterView {
  readonly root = new Container({ label: 'water' })
  readonly #swells
  readonly #falling
  readonly #ripples

  constructor(kit: ViewKit<typeof manifest>, fairies: readonly FairyView[]) {
    this.#swells = SWELLS.map(({ x, y }, place) =>
      kit
        .animation('swell', [0, 1, 2], SWELLING.usual, place * SWELLING.ahead)
        .updateTransform({ x, y, scaleX: place % 2 === 0 ? -0.8 : 0.8, scaleY: 0.8 }),
    )
    this.#falling = [kit.sprite('ripple'), kit.sprite('ripple')] as const
    this.#ripples = kit.pool('ripple', MOST_RIPPLES)
    this.root.addChild(...fairies.map(({ glow }) => glow), ...this.#swells)
    this.root.addChild(...fairies.map(({ light }) => light), ...this.#falling, this.#ripples)
    this.root.addChild(...fairies.map(({ reflection }) => reflection))
  }

  draw({ ripples }: FairyState, { now, reducedMotion }: Moment): void {
    for (const swell of this.#swells) swell.at(now, reducedMotion ? SWELLING.calm : SWELLING.usual)
    const [one, other] = this.#falling
    placeRing(one, FALL.x, FALL.y, (now / FALL_RINGS.time) % 1, FALL_RINGS.size)
    placeRing(other, FALL.x, FALL.y, (now / FALL_RINGS.time + 0.5) % 1, FALL_RINGS.size)
    this.#ripples.show(ripples, placeRipple, now)
  }
}

function placeRipple(sprite: DrawnSprite, ripple: Ripple, now: number): void {
  placeRing(sprite, ripple.x, ripple.y, progress(ripple, now), ripple.size)
}

/** Draws a ring that has that share (0…1) of its time behind it. */
function placeRing(sprite: DrawnSprite, x: number, y: number, share: number, size: number): void {
  sprite.position.set(x, y)
  sprite.scale.set(size * (0.85 + 0.45 * share))
  sprite.alpha = 1 - share * share
  sprite.showShare(share)
}
