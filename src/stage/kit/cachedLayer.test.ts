import { Container } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { CachedLayer } from './cachedLayer'
import { PAPER } from './paper'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

// A browser compiles it.
vi.mock('./textureShader', async () => {
  const { EventEmitter } = await import('pixi.js')
  return { TextureShader: EventEmitter }
})

const FIT = { x: 0, y: 0, scale: 1 }
const SIZE = { width: 20, height: 10 }

it('is printed once, and again only after it was said that it has changed', () => {
  const render = vi.fn()
  const layer = new CachedLayer([new Container()])
  for (let print = 0; print < 2; print++) {
    expect(layer.isStale).toBe(true)
    layer.bake({ render, resolution: 1 }, FIT, SIZE)
    expect(layer.isStale).toBe(false)
    layer.invalidate()
  }
  expect(render).toHaveBeenCalledTimes(2)
})

it('has paper where the lowest of all is not drawn on, and nothing where another lies below', () => {
  const render = vi.fn()
  const renderer = { render, resolution: 1 }
  new CachedLayer([new Container()], true).bake(renderer, FIT, SIZE)
  new CachedLayer([new Container()]).bake(renderer, FIT, SIZE)
  expect(render.mock.calls.map(([{ clearColor }]) => clearColor)).toEqual([PAPER, [0, 0, 0, 0]])
})

it('is drawn as large as it was printed: the window, or as far down as it says', () => {
  const layer = new CachedLayer([new Container()]).endAt(6)
  layer.bake({ render: vi.fn(), resolution: 1 }, FIT, SIZE)
  const { width, height } = layer.getBounds()
  expect([width, height]).toEqual([20, 6])
})
