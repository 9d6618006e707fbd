import { ExtensionType, type WebGLRenderer } from 'pixi.js'

/**
 * How many textures one batch may draw from. The batch shader looks for a pixel's texture in a chain of branches, and a processor that
 * stands in for a graphics card pays for all of them, at every pixel; a card hardly notices the few draw calls more.
 */
const MOST_TEXTURES = 2

/** A system of Pixi's renderer that holds batches to few textures: Pixi itself takes as many as there are, 16 as a rule. */
export class BatchedTextures {
  static readonly extension = { type: [ExtensionType.WebGLSystem], name: 'batchedTextures' } as const

  readonly #renderer: WebGLRenderer

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer
  }

  /** Every context brings limits of its own, and Pixi reads them anew just before. */
  contextChange(): void {
    this.#renderer.limits.maxBatchableTextures = MOST_TEXTURES
  }

  destroy(): void {}
}
