import { type Container, Matrix, type Renderer, RenderTexture } from 'pixi.js'
import type { Bounds } from '../contract/geometry'

/**
 * A drawing by code, printed once into a picture that then moves and grows as one sprite: a light, a mist. Its texture is anchored where
 * the drawing had its origin. What was printed goes with a lost context, as the view does.
 */
export class BakedTexture {
  readonly texture
  readonly #content
  readonly #bounds

  /**
   * @param bounds what of the drawing is printed, in its own units
   * @param density pixels for a unit
   */
  constructor(content: Container, bounds: Readonly<Bounds>, density: number) {
    const { x, y, width, height } = bounds
    this.#content = content
    this.#bounds = bounds
    this.texture = RenderTexture.create({
      width,
      height,
      resolution: density,
      // Edges are drawn here once, so that they may be smooth.
      antialias: true,
      textureOptions: { defaultAnchor: { x: -x / width, y: -y / height } },
    })
  }

  bake(renderer: Renderer): void {
    const { x, y } = this.#bounds
    renderer.render({
      container: this.#content,
      target: this.texture,
      transform: new Matrix(1, 0, 0, 1, -x, -y),
      clearColor: [0, 0, 0, 0],
    })
  }

  destroy(): void {
    this.#content.destroy({ children: true, texture: false, context: true })
    this.texture.destroy(true)
  }
}
