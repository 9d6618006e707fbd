import { Container } from 'pixi.js'
import { SINKS, seenAt, TILE } from '../layout'
import type { Slide } from '../state'

/** Beyond this, to the left and to the right of the stage, nobody sees anything, in scene units; the widest sight is as wide. */
const SEEN = { from: -1400, until: 3000 } as const

/** What stands along an endless layer, each where it was put, and seen again after a round of it. */
export class Strip extends Container {
  readonly #places: readonly number[]

  /** @param sights each with its x along the layer, in scene units */
  constructor(sights: readonly (readonly [x: number, sprite: Container])[]) {
    super()
    this.#places = sights.map(([x]) => x)
    this.addChild(...sights.map(([, sprite]) => sprite))
  }

  /** @param sunk how far what stands where a table does has sunk, in its own units */
  draw({ at, pace }: Slide, between: number, sunk = 0): void {
    const slid = at + pace * between
    for (let i = 0; i < this.children.length; i++) {
      const sprite = this.children[i]
      if (!sprite) continue
      const x = seenAt(this.#places[i] ?? 0, slid)
      sprite.visible = x > SEEN.from && x < SEEN.until
      sprite.x = x
      sprite.pivot.y = x > SINKS.from && x < SINKS.until ? -sunk : 0
    }
  }
}

/** How far a layer has slid into its tile, in scene units, between two ticks too. */
export function slidInto({ at, pace }: Slide, between: number): number {
  return ((at + pace * between) % 1) * TILE
}
