import type { Plugin } from 'vite'

/** The renderers of Pixi that the stage never asks for: it draws with WebGL, or says that it cannot. */
const UNUSED_RENDERER = /\/(WebGPURenderer|CanvasRenderer)\.mjs$/

/** Where Pixi chooses a renderer. */
const CHOICE = /\/pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/

const NO_RENDERER = '\0no-renderer'

/**
 * Leaves the renderers out of the build that the stage never asks for. Pixi imports them dynamically, but its index names
 * them too, so that bundled they would all come along with the first day.
 */
export function oneRendererPlugin(): Plugin {
  return {
    name: 'one-renderer',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      UNUSED_RENDERER.test(source) && importer && CHOICE.test(importer) ? NO_RENDERER : null,
    load: (id) => (id === NO_RENDERER ? 'export const WebGPURenderer = null, CanvasRenderer = null' : null),
  }
}
