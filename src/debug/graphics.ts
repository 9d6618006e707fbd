import type { Application, Container, TextureSource } from 'pixi.js'

const DRAWS = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const

/** Counts what the graphics card is told to draw, until `stop`. */
export interface DrawCalls {
  count: number
  stop(): void
}

/** Listens to an application's WebGL context. Until `stop`, every draw call passes through here. */
export function countDrawCalls(app: Application): DrawCalls {
  const gl = contextOf(app)
  const calls: DrawCalls = { count: 0, stop: () => {} }
  if (!gl) return calls
  for (const name of DRAWS) {
    const draw: (...args: never[]) => void = gl[name]
    const counted = (...args: never[]) => {
      calls.count += 1
      draw.apply(gl, args)
    }
    Object.defineProperty(gl, name, { configurable: true, value: counted })
  }
  calls.stop = () => {
    for (const name of DRAWS) Reflect.deleteProperty(gl, name)
  }
  return calls
}

export function countDisplayObjects(root: Container): number {
  let count = 1
  for (const child of root.children) count += countDisplayObjects(child)
  return count
}

/** How many textures the graphics card holds, and how large they are there, in bytes. */
export function weighTextures(app: Application): { count: number; bytes: number } {
  const { renderer } = app
  if (!('texture' in renderer) || !('managedTextures' in renderer.texture)) return { count: 0, bytes: 0 }
  // Where one was let go of, Pixi leaves a gap until it tidies up.
  const sources = [...renderer.texture.managedTextures].filter((source: TextureSource | null) => source !== null)
  return { count: sources.length, bytes: sources.reduce((sum, source) => sum + bytesOf(source), 0) }
}

/** Four bytes a pixel, and a third more for the smaller copies of a picture that has them. */
function bytesOf({ pixelWidth, pixelHeight, mipLevelCount }: TextureSource): number {
  return pixelWidth * pixelHeight * 4 * (mipLevelCount > 1 ? 4 / 3 : 1)
}

/** What draws an application's picture; `null` where that is not WebGL. */
export function contextOf({ renderer }: Application): WebGL2RenderingContext | null {
  return 'gl' in renderer && renderer.gl instanceof WebGL2RenderingContext ? renderer.gl : null
}
