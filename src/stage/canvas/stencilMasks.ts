import { STENCIL_MODES, type StencilMaskInstruction, StencilMaskPipe, type WebGLRenderer } from 'pixi.js'

/**
 * Pixi's masks by stencil, which end with the last of them: Pixi itself tests all that is drawn from then on, in this frame and in those
 * to come, against a stencil that lets everything through. A processor that stands in for a graphics card pays for that at every pixel.
 */
export class StencilMasks extends StencilMaskPipe {
  readonly #renderer: WebGLRenderer

  constructor(renderer: WebGLRenderer) {
    super(renderer)
    this.#renderer = renderer
  }

  override execute(instruction: StencilMaskInstruction): void {
    super.execute(instruction)
    if (instruction.action !== 'popMaskEnd') return
    const { renderTarget, stencil } = this.#renderer
    const { maskStackIndex } = renderTarget.getGpuRenderTarget(renderTarget.renderTarget)
    if (maskStackIndex === 0) stencil.setStencilMode(STENCIL_MODES.DISABLED, 0)
  }
}
