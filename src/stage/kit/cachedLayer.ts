import {
  Bounds,
  type ColorSource,
  Container,
  type DestroyOptions,
  getLocalBounds,
  Matrix,
  type Renderer,
  RenderTexture,
  type Texture,
} from 'pixi.js'
import type { Fit, Point, Size } from '../contract/geometry'
import { clamp } from '../contract/math'
import { meshOf, type Outline, outlineOf } from './cutMesh'
import { PAPER } from './paper'
import { TextureMesh } from './textureMesh'

const NOTHING: ColorSource = [0, 0, 0, 0]

const [FAR_BACK, FAR_ON] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
const EVERYWHERE = { minX: FAR_BACK, minY: FAR_BACK, maxX: FAR_ON, maxY: FAR_ON } as const

const UPPER_LEFT = { x: 0, y: 0 } as const

/**
 * What never moves, or seldom: printed into one picture of as much of the window as it fills, once for each of its sizes, and then drawn
 * as that. It lies straight under the view's root, or in a cached layer made after it that is printed more often. What was printed goes
 * with a lost context, as the view does.
 */
export class CachedLayer extends Container {
  /** What was printed: for a shader of the day's own that draws it in the stead of a layer that lies nowhere, pixel upon pixel of the window. */
  readonly texture = RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest', dynamic: true })
  readonly #content = new Container()
  readonly #print
  readonly #isLowest
  #inside: Print | null = null
  #end = Number.POSITIVE_INFINITY
  #hole: readonly number[] | null = null
  #isStale = true

  /** @param isLowest whether nothing lies below it: where it is not drawn on there is paper, and it is not blended with what was there */
  constructor(content: readonly Container[], isLowest = false) {
    super({ label: 'cached layer' })
    this.#isLowest = isLowest
    this.#print = new Print(this.texture, isLowest)
    this.#content.addChild(...content)
    this.addChild(this.#print)
  }

  /** It is not printed below that height of the stage, in scene units: something opaque always lies there. */
  endAt(y: number): this {
    this.#end = y
    return this
  }

  /** It has a hole, a polygon of the stage, x, y, x, y… in scene units: something opaque always lies there, or what is `inside`. */
  without(...hole: readonly number[]): this {
    this.#hole = hole
    return this
  }

  /**
   * What of it lies in the hole. What is drawn after that, and before the layer, is seen in the hole alone: that costs less than a mask.
   * It is drawn below the layer, under the same parent.
   */
  get inside(): Container {
    this.#inside ??= new Print(this.texture, this.#isLowest)
    return this.#inside
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
    const { resolution } = renderer
    // What lies nowhere is read by shaders.
    const { minX, minY, maxX, maxY } = this.parent ? getLocalBounds(this.#content, new Bounds()) : EVERYWHERE
    // Whole pixels of the window.
    const within = (round: (pixels: number) => number, place: number, most: number) =>
      clamp(round(place * resolution) / resolution, 0, most)
    const left = within(Math.floor, x + minX * scale, width)
    const top = within(Math.floor, y + minY * scale, height)
    const right = within(Math.ceil, x + maxX * scale, width)
    const bottom = within(Math.ceil, y + Math.min(maxY, this.#end) * scale, height)
    // What is not seen has no picture; but no texture is smaller than a pixel.
    this.texture.resize(Math.max(1, right - left), Math.max(1, bottom - top), resolution)
    renderer.render({
      container: this.#content,
      target: this.texture,
      transform: new Matrix(scale, 0, 0, scale, x - left, y - top),
      clearColor: this.#isLowest ? PAPER : NOTHING,
    })
    // Pixel upon pixel, wherever the stage lies.
    const size = { width: this.texture.width / scale, height: this.texture.height / scale }
    const corner = { x: (left - x) / scale, y: (top - y) / scale }
    const hole = this.#hole?.map((along, i) => along - (i % 2 === 0 ? corner.x : corner.y))
    const whole = outlineOf({ x: 0, y: 0, ...size }).flat()
    this.#print.lay(corner, size, hole ? [...whole, hole] : whole)
    if (hole) this.#inside?.lay(corner, size, [hole])
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.#content.destroy(options)
  }

  /** Lets go of what was printed, once nothing of the view is left that reads it. */
  destroyTexture(): void {
    this.texture.destroy(true)
  }
}

/** What of a printed picture is drawn. */
class Print extends TextureMesh {
  constructor(texture: Texture, isLowest: boolean) {
    super(texture)
    if (isLowest) this.blendMode = 'none'
  }

  /** @param rims of what is drawn of it, in scene units from its upper left corner */
  lay(corner: Readonly<Point>, size: Readonly<Size>, rims: Outline[number]): void {
    Object.assign(this.geometry, meshOf(size, UPPER_LEFT, [rims]))
    this.position.copyFrom(corner)
  }
}
