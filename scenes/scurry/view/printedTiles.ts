import { Container, Matrix, type Renderer, RenderTexture, type Texture } from 'pixi.js'
import type { Fit, Point } from '../../../src/stage/contract/geometry'
import { meshOf, type Outline } from '../../../src/stage/kit/cutMesh'
import { TextureMesh } from '../../../src/stage/kit/textureMesh'
import { Tiles } from '../../../src/stage/kit/tiles'

/** How far aside what is printed lies, in pixels: where it stands still between two of the window, the same one is always the nearer. */
const ASIDE = 1 / 16

/**
 * An endless layer whose tile is printed as large as it is seen in the window. It slides by whole pixels, and a processor takes each
 * from one pixel of the print instead of mixing it from four of the sheet.
 */
export class PrintedTiles extends Tiles {
  isStale = true
  readonly #texture
  readonly #anchor
  readonly #outline
  readonly #printed = RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest', dynamic: true })

  constructor(texture: Texture, anchor: Readonly<Point>, width: number, outline: Outline) {
    super(texture, anchor, width, outline)
    this.#texture = texture
    this.#anchor = anchor
    this.#outline = outline
  }

  /** It is printed anew before the next frame: the window has changed. */
  invalidate(): void {
    this.isStale = true
  }

  /** Prints a tile for a window in which the stage lies so. */
  bake(renderer: Pick<Renderer, 'render' | 'resolution'>, { scale }: Fit): void {
    this.isStale = false
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
    Object.assign(this.mesh.geometry, meshOf(size, anchor, outline, this.places))
    this.mesh.position.set(ASIDE / density)
    this.mesh.texture = this.#printed
    this.mesh.shader?.show(this.#printed)
  }

  /** Lets go of what was printed. */
  destroyTexture(): void {
    this.#printed.destroy(true)
  }
}
