import { Container } from 'pixi.js'

/** How far an endless layer reaches beyond the stage to either side, in tiles: enough for any window. */
const BEYOND = 2

/** An endless layer of one picture side by side. Whole pictures, not a repeated texture: no seam shows at any density. */
export class Tiles extends Container {
  readonly #tileWidth: number

  /** @param width of a tile, in scene units */
  constructor(width: number, make: () => Container) {
    super()
    this.#tileWidth = width
    for (let tile = -BEYOND; tile < BEYOND + 2; tile++) {
      const sprite = make()
      sprite.x = tile * width
      this.addChild(sprite)
    }
  }

  /** Slides the layer so far to the left, in scene units; it has no end. */
  slide(x: number): void {
    this.x = -(x - Math.floor(x / this.#tileWidth) * this.#tileWidth)
  }
}
