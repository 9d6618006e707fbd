import { Container, type Texture } from 'pixi.js'
import type { Point } from '../contract/geometry'
import { meshOf, type Outline } from './cutMesh'
import { TextureMesh } from './textureMesh'

/** How far an endless layer reaches beyond the stage to either side, in tiles: enough for any window. */
const BEYOND = 2

/** An endless layer of one picture side by side. Whole pictures, not a repeated texture: no seam shows at any density. */
export class Tiles extends Container {
  readonly #tileWidth: number
  /** All tiles in one go: each by itself would be a draw call more. */
  protected readonly mesh
  /** Where each of them stands, in scene units. */
  protected readonly places

  /**
   * @param anchor the place in the picture that stands where a tile is put, as a share of its size
   * @param width of a tile, in scene units
   * @param outline what of the picture is drawn
   */
  constructor(texture: Texture, anchor: Readonly<Point>, width: number, outline: Outline) {
    super()
    this.#tileWidth = width
    this.places = Array.from({ length: BEYOND * 2 + 2 }, (_, tile) => (tile - BEYOND) * width)
    this.mesh = new TextureMesh(texture, meshOf(texture.orig, anchor, outline, this.places))
    this.addChild(this.mesh)
  }

  /** Slides the layer so far to the left, in scene units; it has no end. */
  slide(x: number): void {
    this.x = -(x - Math.floor(x / this.#tileWidth) * this.#tileWidth)
  }
}
