import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/snack-tall/manifest'
import type { MarginKit } from '../../../src/stage/kit/kit'
import { TILE } from '../layout'

/** Where its picture begins, and where only black goes on, in scene units. */
const TOP = 1056
const DEEP = { top: 1630, height: 4000, ink: '#1d1a17' } as const

/** What only windows that are taller than the stage show: the rest of the cake, which slides with its icing. */
export class Depths extends Container {
  readonly #tiles

  constructor(parts: MarginKit<typeof manifest>) {
    super({ label: 'depths' })
    this.#tiles = parts.tiles('depths', TILE)
    this.#tiles.y = TOP
    const deep = new Graphics().rect(-TILE, DEEP.top, TILE * 3, DEEP.height).fill(DEEP.ink)
    this.addChild(deep, this.#tiles)
  }

  /** @param slid how far the icing has slid into its tile, in scene units */
  draw(slid: number): void {
    this.#tiles.slide(slid)
  }
}
