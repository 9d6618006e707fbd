import {
  type ColorSource,
  Container,
  type DestroyOptions,
  Matrix,
  Mesh,
  MeshGeometry,
  type Renderer,
  RenderTexture,
} from 'pixi.js'
import type { Fit, Size } from '../contract/geometry'
import { meshOf, outlineOf } from './cutMesh'
import { PAPER } from './paper'
import { TextureShader } from './textureShader'

const NOTHING: ColorSource = [0, 0, 0, 0]

/** A square with its upper left corner at 0, 0. */
const UNIT = { x: 0, y: 0, width: 1, height: 1 } as const

/**
 * What never moves, or seldom: printed into one picture as large as the window, once for each of its sizes, and then drawn as that. It
 * lies straight under the view's root, or in a cached layer made after it that is printed more often. What was printed goes with a
 * lost context, as the view does.
 */
export class CachedLayer extends Container {
  /** What was printed, pixel upon pixel of the window: for a shader of the day's own that draws it in the layer's stead. */
  readonly texture = RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest', dynamic: true })
  readonly #content = new Container()
  readonly #shader = new TextureShader(this.texture)
  readonly #geometry = new MeshGeometry(meshOf(UNIT, UNIT, outlineOf(UNIT)))
  readonly #print = new Mesh({ geometry: this.#geometry, shader: this.#shader, texture: this.texture })
  readonly #ground
  #end = Number.POSITIVE_INFINITY
  #isStale = true

  /** @param isLowest whether nothing lies below it: where it is not drawn on there is paper, and it is not blended with what was there */
  constructor(content: readonly Container[], isLowest = false) {
    super({ label: 'cached layer' })
    this.#ground = isLowest ? PAPER : NOTHING
    if (isLowest) this.#print.blendMode = 'none'
    this.#content.addChild(...content)
    this.addChild(this.#print)
  }

  /** It is not printed below that height of the stage, in scene units: something opaque always lies there. */
  endAt(y: number): this {
    this.#end = y
    return this
  }

  /** Something in it has changed after all: it is printed anew before the next frame. As dear as all that is in it. */
  invalidate(): void {
    this.#isStale = true
  }

  /** Whether it is not printed as it is. */
  get isStale(): boolean {
    return this.#isStale
  }

  /** Prints it for a window in which the stage lies so. */
  bake(
    renderer: Pick<Renderer, 'render' | 'resolution'>,
    { x, y, scale }: Fit,
    { width, height }: Readonly<Size>,
  ): void {
    this.#isStale = false
    const end = Math.min(height, Math.ceil(y + this.#end * scale))
    // A window without a size has no picture; but no texture is smaller than a pixel.
    this.texture.resize(Math.max(1, width), Math.max(1, end), renderer.resolution)
    renderer.render({
      container: this.#content,
      target: this.texture,
      transform: new Matrix(scale, 0, 0, scale, x, y),
      clearColor: this.#ground,
    })
    // Pixel upon pixel, wherever the stage lies.
    this.#print.position.set(-x / scale, -y / scale)
    this.#print.scale.set(this.texture.width / scale, this.texture.height / scale)
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.#shader.destroy()
    this.#geometry.destroy(true)
    this.#content.destroy(options)
  }

  /** Lets go of what was printed, once nothing of the view is left that reads it. */
  destroyTexture(): void {
    this.texture.destroy(true)
  }
}
