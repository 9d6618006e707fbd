import { Container, Matrix, type Renderer, RenderTexture, type Texture } from 'pixi.js'
import type { Fit, Point } from '../contract/geometry'
import { meshOf, type Outline } from './cutMesh'
import { TextureMesh } from './textureMesh'

/** How far an endless layer reaches beyond the stage to either side, in tiles: enough for any window. */
const BEYOND = 2
/** How far aside what is printed lies, in pixels: where it stands still between two of the window, the same one is always the nearer. */
const ASIDE = 1 / 16

/** An endless layer of one picture side by side. Whole pictures, not a repeated texture: no seam shows at any density. */
export class Tiles extends Container {
  readonly isStale = false
  readonly #texture
  readonly #anchor
  readonly #outline
  readonly #places
  readonly #tileWidth: number
  /** All tiles in one go: each by itself would be a draw call more. */
  readonly #mesh
  readonly #printed = RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest', dynamic: true })

  /**
   * @param anchor the place in the picture that stands where a tile is put, as a share of its size
   * @param width of a tile, in scene units
   * @param outline what of the picture is drawn
   */
  constructor(texture: Texture, anchor: Readonly<Point>, width: number, outline: Outline) {
    super()
    this.#texture = texture
    this.#anchor = anchor
    this.#outline = outline
    this.#tileWidth = width
    this.#places = Array.from({ length: BEYOND * 2 + 2 }, (_, tile) => (tile - BEYOND) * width)
    this.#mesh = new TextureMesh(texture, meshOf(texture.orig, anchor, outline, this.#places))
    this.addChild(this.#mesh)
  }

  /** Slides the layer so far to the left, in scene units; it has no end. */
  slide(x: number): void {
    this.x = -(x - Math.floor(x / this.#tileWidth) * this.#tileWidth)
  }

  /**
   * Prints a tile as large as it is seen in a window in which the stage lies so. From then on it slides by whole pixels, and a processor
   * takes each from one pixel of the print instead of mixing it from four of the sheet.
   */
  bake(renderer: Pick<Renderer, 'render' | 'resolution'>, { scale }: Fit): void {
    const density = scale * renderer.resolution
    const { width, height } = this.#texture.orig
    // Where it stands lies between two pixels of the print.
    const left = Math.ceil(this.#anchor.x * width * density) / density
    const above = Math.ceil(this.#anchor.y * height * density) / density
    const [aside, down] = [left - this.#anchor.x * width, above - this.#anchor.y * height]
    this.#printed.resize((aside + width) * scale + 1, (down + height) * scale + 1, renderer.resolution)
    const drawing = new TextureMesh(this.#texture, meshOf(this.#texture.orig, this.#anchor, this.#outline))
    const content = new Container({ children: [drawing] })
    renderer.render({
      container: content,
      target: this.#printed,
      transform: new Matrix(scale, 0, 0, scale, left * scale, above * scale),
      clearColor: [0, 0, 0, 0],
    })
    content.destroy({ children: true })
    const size = { width: this.#printed.width / scale, height: this.#printed.height / scale }
    const outline = this.#outline.map((rims) =>
      rims.map((rim) => rim.map((along, place) => along + (place % 2 === 0 ? aside : down))),
    )
    const anchor = { x: left / size.width, y: above / size.height }
    Object.assign(this.#mesh.geometry, meshOf(size, anchor, outline, this.#places))
    this.#mesh.position.set(ASIDE / density)
    this.#mesh.texture = this.#printed
    this.#mesh.shader?.show(this.#printed)
  }

  /** Lets go of what was printed. */
  destroyTexture(): void {
    this.#printed.destroy(true)
  }
}
