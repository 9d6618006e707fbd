import type { Plugin } from 'vite'

/** The renderers of Pixi that the stage never asks for: it draws with WebGL, or says that it cannot. */
const UNUSED_RENDERER = /\/(WebGPURenderer|CanvasRenderer)\.mjs$/

/** What these would draw with: each registers itself with Pixi, wanted or not. */
const UNUSED_PIPE =
  /\/(CanvasBitmapTextPipe|CanvasGraphicsContextSystem|CanvasGraphicsPipe|CanvasNineSliceSpritePipe|CanvasParticleContainerPipe|CanvasTilingSpritePipe|GpuParticleContainerPipe)\.mjs$/

/** Where Pixi chooses a renderer. */
const CHOICE = /\/pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/

const NO_RENDERER = '\0no-renderer'
const NO_PIPE = '\0no-pipe:'

/**
 * Leaves the renderers out of the build that the stage never asks for, with their pipes. Pixi imports the renderers dynamically,
 * but its index names them too, so that bundled they would all come along with the first day.
 */
export function oneRendererPlugin(): Plugin {
  return {
    name: 'one-renderer',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (UNUSED_RENDERER.test(source) && importer && CHOICE.test(importer)) return NO_RENDERER
      const pipe = UNUSED_PIPE.exec(source)?.[1]
      return pipe ? NO_PIPE + pipe : null
    },
    load(id) {
      if (id === NO_RENDERER) return 'export const WebGPURenderer = null, CanvasRenderer = null'
      // An extension of no type: Pixi takes it, and uses it for nothing.
      return id.startsWith(NO_PIPE)
        ? `export class ${id.slice(NO_PIPE.length)} { static extension = { type: [] } }`
        : null
    },
  }
}
