import { Container, Mesh, Texture, TilingSprite } from 'pixi.js'
import { beforeEach, expect, it, vi } from 'vitest'
import { areaOf } from '../../../tests/support/areaOf'
import { CachedLayer } from './cachedLayer'
import { PAPER } from './paper'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

// Before it compiles a shader it asks a canvas what the graphics card can do.
beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
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

it('keeps what was printed of states that come again, until something else changes', () => {
  const render = vi.fn()
  const layer = new CachedLayer([filling(0, 0, 20, 10)])
  const statesPrinted = (...states: readonly number[]) => {
    render.mockClear()
    for (const state of states) {
      layer.turnTo(state)
      if (layer.isStale) layer.bake({ render, resolution: 1 }, FIT, SIZE)
    }
    return render.mock.calls.map(([{ target }]) => target)
  }
  const [first, second] = statesPrinted(1, 2, 1, 2)
  expect(first).not.toBe(second)
  expect(layer.texture).toBe(second)
  expect(statesPrinted(1)).toEqual([])
  expect(layer.texture).toBe(first)
  layer.invalidate()
  expect(statesPrinted(1, 2, 1)).toHaveLength(2)
  // It is in another state before it has been printed anew.
  layer.invalidate()
  expect(statesPrinted(2, 1, 2)).toHaveLength(2)
})

it('keeps as many states as there is room for, and prints the rest into one', () => {
  const layer = new CachedLayer([new Container()])
  const printed = [0, 1, 2, 0, 2, 1].map((state) => {
    layer.turnTo(state)
    const { isStale } = layer
    if (isStale) layer.bake({ render: vi.fn(), resolution: 1 }, FIT, { width: 2000, height: 2000 })
    return isStale && layer.texture
  })
  const [first, second] = printed
  expect(first).not.toBe(second)
  expect(printed).toEqual([first, second, second, false, false, second])
})

it('has paper where the lowest of all is not drawn on, and nothing where another lies below', () => {
  const render = vi.fn()
  const renderer = { render, resolution: 1 }
  new CachedLayer([new Container()], true).bake(renderer, FIT, SIZE)
  new CachedLayer([new Container()]).bake(renderer, FIT, SIZE)
  expect(render.mock.calls.map(([{ clearColor }]) => clearColor)).toEqual([PAPER, [0, 0, 0, 0]])
})

it('is blended with what was there while it fades, and not once it is seen whole, if nothing lies below it', () => {
  const lowest = new CachedLayer([new Container()], true)
  const upper = new CachedLayer([new Container()])
  const blended = [1, 0.5, 1].map((share) => {
    lowest.fade(share)
    upper.fade(share)
    return [lowest.alpha, lowest.blendMode, upper.blendMode]
  })
  expect(blended).toEqual([
    [1, 'none', 'inherit'],
    [0.5, 'normal', 'inherit'],
    [1, 'none', 'inherit'],
  ])
})

/** What fills that much of the stage. */
function filling(x: number, y: number, width: number, height: number) {
  return new TilingSprite({ texture: Texture.WHITE, x, y, width, height })
}

/** Where a layer lies that was printed with half a pixel to a unit. */
function boundsOf(layer: CachedLayer) {
  layer.bake({ render: vi.fn(), resolution: 0.5 }, FIT, SIZE)
  const { x, y, width, height } = layer.getBounds()
  return [x, y, width, height]
}

it('is as large as what is in it, in whole pixels, and no larger than the window', () => {
  const layers = [filling(-9, 3, 16, 4), filling(-9, -9, 99, 99)].map((content) => new CachedLayer([content]))
  new Container().addChild(...layers)
  expect(layers.map(boundsOf)).toEqual([
    [0, 2, 8, 6],
    [0, 0, 20, 10],
  ])
})

it('ends where it says', () => {
  const layer = new CachedLayer([filling(0, 0, 20, 10)]).endAt(6)
  new Container().addChild(layer)
  expect(boundsOf(layer)).toEqual([0, 0, 20, 6])
})

it('has a hole where something opaque always lies, and can be seen in the hole alone', () => {
  const layer = new CachedLayer([filling(0, 0, 20, 10)]).without(8, 4, 12, 4, 12, 6, 8, 6)
  const root = new Container({ children: [layer.inside, layer] })
  boundsOf(layer)
  const seen = [layer.inside, layer].map((print) => print instanceof Mesh && areaOf(print.geometry))
  expect(seen).toEqual([8, 192])
  expect(root.getBounds().rectangle).toMatchObject({ x: 0, y: 0, width: 20, height: 10 })
})

it('has a hole no farther than it is printed itself', () => {
  const layer = new CachedLayer([filling(0, 0, 20, 10)]).without(8, -50, 12, -50, 12, 50, 8, 50)
  const root = new Container({ children: [layer.inside, layer] })
  boundsOf(layer)
  expect([layer.inside, layer].map((print) => print instanceof Mesh && areaOf(print.geometry))).toEqual([40, 160])
  expect(root.getBounds().rectangle).toMatchObject({ x: 0, y: 0, width: 20, height: 10 })
})

it('is the whole window where it lies nowhere', () => {
  expect(boundsOf(new CachedLayer([filling(4, 4, 2, 2)]))).toEqual([0, 0, 20, 10])
})

it.each([true, false])('takes what of it lies in the hole along, laid (%s) or not', (isLaid) => {
  const layer = new CachedLayer([filling(0, 0, 20, 10)]).without(5, 2, 15, 2, 15, 8, 5, 8)
  const { inside } = layer
  const root = new Container({ children: isLaid ? [inside, layer] : [layer] })
  root.destroy({ children: true })
  expect([layer.destroyed, inside.destroyed]).toEqual([true, true])
})
