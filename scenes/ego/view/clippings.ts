import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ego/manifest'
import { hop, lerp, scatter } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { HEROES, REACHED, TUFTS } from '../layout'
import type { EgoState } from '../state'

/** How long a clipping flies and lies, in ms; how high and how far it goes, in units; how fast it turns, in radians a ms. */
const FLIGHT = { time: 900, spread: 380, lies: 4000, fades: 500, height: 210, far: 150, spin: 0.007 } as const
/** What is left of it once it lies, so that it is lighter to draw. */
const LYING = 0.7
/** How small a clipping is as it leaves the blade, so that the streak and the faces behind it are seen. */
const LEAVING = 0.25
/** How far it has gone once it is as large as it is, 0…1. */
const FREED = 0.35

/** From here on down the stage they fly before all four, in scene units. */
const NEAR = 700

interface Clipping {
  readonly sprite: DrawnSprite<'clipping', string>
  /** The tuft that it is of, in `TUFTS`: its chances come of that, too. */
  readonly tuft: number
  /** Which way it flies: away from him who cut it. */
  readonly across: number
  readonly down: number
}

/** What is cut flies: a clipping out of each tuft, away from the blade, up, and down to lie a while. */
export class Clippings {
  /** What flies behind the four, and before them. */
  readonly behind = new Container({ label: 'clippings' })
  readonly before = new Container({ label: 'clippings' })
  readonly #clippings: readonly Clipping[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#clippings = REACHED.map((index) => clippingOf(kit, index))
    for (const { sprite, tuft, down } of this.#clippings) {
      const isNear = (TUFTS[tuft]?.y ?? 0) > NEAR && down > 0
      const layer = isNear ? this.before : this.behind
      layer.addChild(sprite)
    }
  }

  draw({ cutAt }: EgoState, { now, reducedMotion }: Moment): void {
    for (const { sprite, tuft, across, down } of this.#clippings) {
      const elapsed = since(cutAt[tuft], now)
      const time = FLIGHT.time + FLIGHT.spread * (scatter(tuft + 0.3) - 0.5)
      sprite.visible = elapsed >= 0 && elapsed < time + FLIGHT.lies
      if (!sprite.visible) continue
      const place = TUFTS[tuft] ?? { x: 0, y: 0, size: 1 }
      const share = reducedMotion ? 1 : Math.min(1, elapsed / time)
      const far = FLIGHT.far * (0.3 + scatter(tuft + 0.7)) * (1 - (1 - share) ** 2)
      const height = FLIGHT.height * (0.35 + 0.65 * scatter(tuft + 0.1)) * hop(share)
      sprite.position.set(place.x + across * far, place.y - 10 + down * far * 0.6 - height)
      sprite.rotation = tuft * 2.4 + FLIGHT.spin * time * share * (scatter(tuft) < 0.5 ? -1 : 1)
      const size = share >= 1 ? LYING : lerp(LEAVING, 1, Math.min(1, share / FREED))
      sprite.scale.set(place.size * size * (0.6 + 0.6 * scatter(tuft + 0.9)))
      const left = time + FLIGHT.lies - elapsed
      sprite.alpha = left < FLIGHT.fades ? left / FLIGHT.fades : 1
    }
  }
}

function clippingOf(kit: ViewKit<typeof manifest>, tuft: number): Clipping {
  const { x = 0, y = 0, hero = 0 } = TUFTS[tuft] ?? {}
  const from = HEROES[hero] ?? HEROES[0]
  const long = Math.hypot(x - from.x, y - from.y) || 1
  return {
    sprite: kit.sprite('clipping').show(tuft % 5),
    tuft,
    across: (x - from.x) / long + (scatter(tuft + 0.2) - 0.5),
    down: (y - from.y) / long + (scatter(tuft + 0.6) - 0.5),
  }
}
