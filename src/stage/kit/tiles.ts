import { Container, Mesh, MeshGeometry, type Texture } from 'pixi.js'
import { meshOf, type Outline } from './cutMesh'
import { TextureShader } from './textureShader'

/** How far an endless layer reaches beyond the stage to either side, in tiles: enough for any window. */
const BEYOND = 2

/** An endless layer of one picture side by side. Whole pictures, not a repeated texture: no seam shows at any density. */
export class Tiles extends Container {
  readonly #tileWidth: number

  /**
   * @param anchor the place in the picture that stands where a tile is put, as a share of its size
   * @param width of a tile, in scene units
   * @param outline what of the picture is drawn
   */
  constructor(texture: Texture, anchor: { readonly x: number; readonly y: number }, width: number, outline: Outline) {
    super()
    this.#tileWidth = width
    const places = Array.from({ length: BEYOND * 2 + 2 }, (_, tile) => (tile - BEYOND) * width)
    // All tiles in one go: each by itself would be a draw call more.
    const geometry = new MeshGeometry(meshOf(texture.orig, anchor, outline, places))
    const shader = new TextureShader(texture)
    const mesh = new Mesh({ geometry, texture, shader })
    // Pixi destroys neither shader nor geometry with a mesh.
    mesh.once('destroyed', () => {
      shader.destroy()
      geometry.destroy(true)
    })
    this.addChild(mesh)
  }

  /** Slides the layer so far to the left, in scene units; it has no end. */
  slide(x: number): void {
    this.x = -(x - Math.floor(x / this.#tileWidth) * this.#tileWidth)
  }
}
