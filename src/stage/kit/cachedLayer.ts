import {
  Bounds,
  Container,
  type DestroyOptions,
  getLocalBounds,
  Matrix,
  type Renderer,
  RenderTexture,
  type Texture,
} from 'pixi.js'
import type { Bounds as Area, Fit, Size } from '../contract/geometry'
import { meshOf, type Outline, outlineOf } from './cutMesh'
import { PAPER } from './paper'
import { TextureMesh } from './textureMesh'

const UPPER_LEFT = { x: 0, y: 0 } as const

/** What of a printed picture is drawn. */
class Print extends TextureMesh {
  constructor(texture: Texture, isLowest: boolean) {
    super(texture)
    if (isLowest) this.blendMode = 'none'
  }

  /**
   * @param bounds of the whole of it, in scene units
   * @param rims of what is drawn of it
   */
  lay(bounds: Readonly<Area>, rims: Outline[number]): void {
    const within = rims.map((rim) => rim.map((along, place) => along - (place % 2 === 0 ? bounds.x : bounds.y)))
    Object.assign(this.geometry, meshOf(bounds, UPPER_LEFT, [within]))
    this.position.copyFrom(bounds)
  }
}

/**
 * What never moves, or seldom: printed into one picture of as much of the window as it fills, once for each of its sizes, and then drawn
 * as that. It lies straight under the view's root, or in a cached layer made after it that is printed more often. What was printed goes
 * with a lost context, as the view does. Where it lies nowhere its texture is the window, pixel upon pixel, for shaders that read it.
 */
export class CachedLayer extends Print {
  /** Whether it is not printed as it is. */
  isStale = true
  readonly #printed
  readonly #content
  readonly #isLowest
  #inside: Print | null = null
  #end = Number.POSITIVE_INFINITY
  #holes: Outline[number] = []

  /** @param isLowest whether nothing lies below it: where it is not drawn on there is paper, and it is not blended with what was there */
  constructor(children: Container[], isLowest = false) {
    const printed = RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest', dynamic: true })
    super(printed, isLowest)
    this.#printed = printed
    this.#content = new Container({ children })
    this.#isLowest = isLowest
  }

  /** It is not printed below that height of the stage, in scene units: something opaque always lies there. */
  endAt(y: number): this {
    this.#end = y
    return this
  }

  /** It has a hole, a polygon of the stage, x, y, x, y… in scene units: something opaque always lies there, or what is `inside`. */
  without(...hole: readonly number[]): this {
    this.#holes = [hole]
    return this
  }

  /**
   * What of it lies in the hole. What is drawn after that, and before the layer, is seen in the hole alone: that costs less than a mask.
   * It is drawn below the layer, under the same parent.
   */
  get inside(): Container {
    this.#inside ??= new Print(this.#printed, this.#isLowest)
    return this.#inside
  }

  /** Something in it has changed after all: it is printed anew before the next frame. As dear as all that is in it. */
  invalidate(): void {
    this.isStale = true
  }

  /** Prints it for a window in which the stage lies so. */
  bake(
    renderer: Pick<Renderer, 'render' | 'resolution'>,
    { x, y, scale }: Fit,
    { width, height }: Readonly<Size>,
  ): void {
    this.isStale = false
    const transform = new Matrix(scale, 0, 0, scale, x, y)
    const filled = new Bounds(0, 0, width, height)
    if (this.parent) getLocalBounds(this.#content, filled, transform).fitBounds(0, width, 0, height)
    filled.maxY = Math.min(filled.maxY, y + this.#end * scale)
    // Whole pixels of the window.
    const area = filled.rectangle.ceil(renderer.resolution)
    // What is not seen has no picture; but no texture is smaller than a pixel.
    this.#printed.resize(area.width || 1, area.height || 1, renderer.resolution)
    renderer.render({
      container: this.#content,
      target: this.#printed,
      transform: transform.translate(-area.x, -area.y),
      clearColor: this.#isLowest ? PAPER : [0, 0, 0, 0],
    })
    // Pixel upon pixel, wherever the stage lies.
    const place = { x: (area.x - x) / scale, y: (area.y - y) / scale }
    const bounds = { ...place, width: this.#printed.width / scale, height: this.#printed.height / scale }
    this.lay(bounds, [...outlineOf(bounds).flat(), ...this.#holes])
    this.#inside?.lay(bounds, this.#holes)
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.#content.destroy(options)
  }

  /** Lets go of what was printed, once nothing of the view is left that reads it. */
  destroyTexture(): void {
    this.#printed.destroy(true)
  }
}
