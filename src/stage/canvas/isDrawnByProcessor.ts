import type { Renderer } from 'pixi.js'

/** How browsers call what draws where there is no graphics card. */
const PROCESSORS = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether a processor stands in for a graphics card: the flag of WebGL that says so of a context is not heeded by every browser. */
export function isDrawnByProcessor(renderer: Renderer): boolean {
  if (!('gl' in renderer && renderer.gl instanceof WebGL2RenderingContext)) return false
  const { gl } = renderer
  const name = String(gl.getParameter(gl.RENDERER))
  // Chromium tells it of an extension only, of which Firefox warns whoever asks for it.
  const unmasked = name === 'WebKit WebGL' && gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL
  return PROCESSORS.test(unmasked ? String(gl.getParameter(unmasked)) : name)
}
