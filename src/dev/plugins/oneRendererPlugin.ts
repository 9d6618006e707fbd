import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

/** The renderers of Pixi that the stage never asks for: it draws with WebGL, or says that it cannot. */
const UNUSED_RENDERERS = ['WebGPURenderer', 'CanvasRenderer']

/** What these would draw with: each registers itself with Pixi, wanted or not. */
const UNUSED_PIPES = [
  'CanvasBitmapTextPipe',
  'CanvasGraphicsContextSystem',
  'CanvasGraphicsPipe',
  'CanvasNineSliceSpritePipe',
  'CanvasParticleContainerPipe',
  'CanvasTilingSpritePipe',
  'GpuParticleContainerPipe',
]

/** A module of Pixi, by its name. */
const MODULE = /\/(\w+)\.mjs$/

/** Where Pixi chooses a renderer. */
const CHOICE = /\/pixi\.js\/lib\/rendering\/renderers\/autoDetectRenderer\.mjs$/

const NO_RENDERER = '\0no-renderer'
const NO_PIPE = '\0no-pipe:'

/**
 * Leaves the renderers out of the build that the stage never asks for, with their pipes. Pixi imports the renderers dynamically,
 * but its index names them too, so that bundled they would all come along with the first day.
 */
export function oneRendererPlugin(): Plugin {
  const { meet, hooks } = mustMeet(
    'Pixi',
    [...UNUSED_RENDERERS, ...UNUSED_PIPES],
    'oneRendererPlugin must learn what it is called now, or forget it.',
  )
  return {
    name: 'one-renderer',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(source, importer) {
      const name = MODULE.exec(source)?.[1] ?? ''
      const isRenderer = UNUSED_RENDERERS.includes(name) && importer !== undefined && CHOICE.test(importer)
      if (!isRenderer && !UNUSED_PIPES.includes(name)) return null
      meet(name)
      return isRenderer ? NO_RENDERER : NO_PIPE + name
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
