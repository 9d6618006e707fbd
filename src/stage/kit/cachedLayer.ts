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
import { clamp } from '../contract/math'
import { meshOf, type Outline, outlineOf } from './cutMesh'
import { PAPER } from './paper'
import { TextureMesh } from './textureMesh'

const UPPER_LEFT = { x: 0, y: 0 } as const

/** How many pixels are kept of all states of a layer: six windows of 1440 × 900, which are 32 MB. */
const KEPT_PIXELS = 8_000_000

/** What of a printed picture is drawn. */
class Print extends TextureMesh {
  constructor(texture: Texture, isLowest: boolean) {
    super(texture)
    if (isLowest) this.blendMode = 'none'
  }

  /** Draws out of another picture of the same size from now on. */
  turnOver(texture: Texture): void {
    this.texture = texture
    this.shader?.show(texture)
  }

  /**
   * @param bounds of the whole of it, in scene units
   * @param rims of what is drawn of it, as far as it lies there
   */
  lay(bounds: Readonly<Area>, rims: Outline[number]): void {
    const within = rims.map((rim) =>
      rim.map((along, place) =>
        place % 2 === 0 ? clamp(along - bounds.x, 0, bounds.width) : clamp(along - bounds.y, 0, bounds.height),
      ),
    )
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
  /** What is printed, by the number of its state. */
  readonly #prints = new Map<number, RenderTexture>()
  #state = 0
  #printed
  readonly #content
  readonly #isLowest
  #inside: Print | null = null
  #end = Number.POSITIVE_INFINITY
  #holes: Outline[number] = []

  /** @param isLowest whether nothing lies below it: where it is not drawn on there is paper, and it is not blended with what was there */
  constructor(children: Container[], isLowest = false) {
    const printed = newPrint()
    super(printed, isLowest)
    this.#printed = printed
    this.#prints.set(this.#state, printed)
    this.#content = new Container({ children })
    this.#isLowest = isLowest
  }

  /** It is not printed below that height of the stage, in scene units: something opaque always lies there. */
  endAt(y: number): this {
    this.#end = y
    return this
  }

  /**
   * It has a hole, a polygon of the stage, x, y, x, y… in scene units: something opaque always lies there, or what is `inside`. One that
   * may reach beyond what is printed is a rectangle.
   */
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

  /** How much of it is seen, 0…1. What has nothing below it is blended with what was there for as long as that is not all. */
  fade(share: number): void {
    this.alpha = share
    if (this.#isLowest) this.blendMode = share < 1 ? 'normal' : 'none'
  }

  /** Something in it has changed after all: it is printed anew before the next frame. As dear as all that is in it. */
  invalidate(): void {
    this.isStale = true
    if (this.#prints.size === 1 && this.#prints.has(this.#state)) return
    for (const printed of this.#prints.values()) if (printed !== this.#printed) printed.destroy(true)
    this.#prints.clear()
    this.#prints.set(this.#state, this.#printed)
  }

  /**
   * What is in it has changed to another of a few states that come again, by a number that stands for all that differs in them: it is
   * printed when it is seen first. Six windows full of them are kept, and the rest share one. For a layer that fills the window, and is no shader's.
   */
  turnTo(state: number): void {
    if (state === this.#state) return
    const printed = this.#prints.get(state)
    const worn = this.isStale && this.#prints.get(this.#state)
    if (worn) {
      // What has changed since it was printed is not to come again: there is room for this one.
      this.#prints.delete(this.#state)
      this.#prints.set(state, worn)
    }
    this.#state = state
    this.isStale = !printed
    if (printed) this.#turnOver(printed)
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
    this.#turnOver(this.#printFor(area.width * area.height * renderer.resolution ** 2))
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

  #turnOver(printed: RenderTexture): void {
    this.#printed = printed
    this.turnOver(printed)
    this.#inside?.turnOver(printed)
  }

  /** What its state is printed into: something new, or the newest there is. @param pixels that each state takes */
  #printFor(pixels: number): RenderTexture {
    const known = this.#prints.get(this.#state)
    if (known) return known
    const newest = (this.#prints.size + 1) * pixels > KEPT_PIXELS ? [...this.#prints].at(-1) : undefined
    if (newest) this.#prints.delete(newest[0])
    const printed = newest?.[1] ?? newPrint()
    this.#prints.set(this.#state, printed)
    return printed
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.#content.destroy(options)
    // It goes with its parent, but for one that was asked for and never laid.
    this.#inside?.destroy(options)
  }

  /** Lets go of what was printed, once nothing of the view is left that reads it. */
  destroyTexture(): void {
    for (const printed of this.#prints.values()) printed.destroy(true)
  }
}

function newPrint(): RenderTexture {
  return RenderTexture.create({ width: 1, height: 1, scaleMode: 'nearest', dynamic: true })
}
