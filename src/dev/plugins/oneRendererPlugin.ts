import type { Plugin } from 'vite'
import { mustMeet } from './mustMeet.ts'

/** What the renderers that the stage never asks for would draw with: each registers itself with Pixi, wanted or not. */
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

/** The stage draws with WebGL, or says that it cannot. */
const ONLY_CHOICE = `import { WebGLRenderer } from './gl/WebGLRenderer.mjs'
export async function autoDetectRenderer(options) {
  const renderer = new WebGLRenderer()
  await renderer.init({ ...options, ...options.webgl })
  return renderer
}`

const NO_PIPE = '\0no-pipe:'

/**
 * Leaves the renderers out of the build that the stage never asks for, with their pipes. Pixi imports the renderers dynamically,
 * but its index names them too, so that bundled they would all come along with the first day.
 */
export function oneRendererPlugin(): Plugin {
  const { meet, hooks } = mustMeet(
    'Pixi',
    ['autoDetectRenderer', ...UNUSED_PIPES],
    'oneRendererPlugin must learn what it is called now, or forget it.',
  )
  return {
    name: 'one-renderer',
    apply: 'build',
    enforce: 'pre',
    ...hooks,
    resolveId(source) {
      const name = MODULE.exec(source)?.[1] ?? ''
      if (!UNUSED_PIPES.includes(name)) return null
      meet(name)
      return NO_PIPE + name
    },
    load(id) {
      if (CHOICE.test(id)) {
        meet('autoDetectRenderer')
        return ONLY_CHOICE
      }
      // An extension of no type: Pixi takes it, and uses it for nothing.
      return id.startsWith(NO_PIPE)
        ? `export class ${id.slice(NO_PIPE.length)} { static extension = { type: [] } }`
        : null
    },
  }
}
