import { Container, type DestroyOptions, Matrix, type Renderer, RenderTexture, Sprite } from 'pixi.js'
import type { Fit } from '../fit'
import type { Size } from '../geometry'

/**
 * What never moves: printed into one picture as large as the window, once for each of its sizes, and then drawn as that. It lies
 * straight under the view's root. What was printed goes with a lost context, as the view does.
 */
export class Still extends Container {
  readonly #content = new Container()
  readonly #print = new Sprite()
  #texture: RenderTexture | null = null

  constructor(content: readonly Container[]) {
    super({ label: 'still' })
    this.#content.addChild(...content)
    this.addChild(this.#print)
  }

  /** Prints it for a window in which the stage lies so. */
  print(renderer: Renderer, { x, y, scale }: Fit, { width, height }: Readonly<Size>): void {
    this.#texture?.destroy(true)
    const { resolution } = renderer
    const texture = RenderTexture.create({ width, height, resolution, scaleMode: 'nearest' })
    renderer.render({ container: this.#content, target: texture, transform: new Matrix(scale, 0, 0, scale, x, y) })
    this.#texture = texture
    this.#print.texture = texture
    // Pixel upon pixel, wherever the stage lies.
    this.#print.position.set(-x / scale, -y / scale)
    this.#print.scale.set(1 / scale)
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options)
    this.#content.destroy(options)
    this.#texture?.destroy(true)
  }
}
