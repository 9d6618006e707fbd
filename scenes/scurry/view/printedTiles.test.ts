import { Rectangle, Texture } from 'pixi.js'
import { beforeEach, expect, it, vi } from 'vitest'
import { outlineOf } from '../../../src/stage/kit/cutMesh'
import { TextureMesh } from '../../../src/stage/kit/textureMesh'
import { PrintedTiles } from './printedTiles'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

// Before it compiles a shader it asks a canvas what the graphics card can do.
beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
})

/** Tiles of a drawing of 103 × 41 units, 97 apart, and their mesh. */
function tilesOf() {
  const texture = new Texture({ source: Texture.WHITE.source, orig: new Rectangle(0, 0, 103, 41) })
  const tiles = new PrintedTiles(texture, { x: 0.03, y: 0.5 }, 97, outlineOf({ x: 5, y: 0, width: 90, height: 41 }))
  const [mesh] = tiles.children
  if (!(mesh instanceof TextureMesh)) throw new Error('Tiles are a mesh.')
  return { tiles, mesh }
}

it('slide without end', () => {
  const { tiles } = tilesOf()
  const slid = (x: number) => {
    tiles.slide(x)
    return tiles.x
  }
  expect([1, 90, 98, 100, -7].map(slid)).toEqual([-1, -90, -1, -3, -90])
})

it('are printed so that a pixel of the window is one of the print, and lie where they lay', () => {
  const { tiles, mesh } = tilesOf()
  const drawn = Array.from(mesh.geometry.positions)
  const render = vi.fn()
  tiles.bake({ render, resolution: 2 }, { x: 0, y: 0, scale: 0.37 })
  expect(render).toHaveBeenCalledTimes(1)
  const { positions, uvs } = mesh.geometry
  expect(Array.from(positions)).toEqual(drawn.map((along) => expect.closeTo(along, 4)))
  const { pixelWidth, pixelHeight } = mesh.texture.source
  expect(mesh.texture.source.scaleMode).toBe('nearest')
  const shifts = Array.from(uvs, (uv, place) => {
    const isAcross = place % 2 === 0
    const apart = isAcross ? Math.floor(place / 8 - 2) * 97 : 0
    return uv * (isAcross ? pixelWidth : pixelHeight) - ((positions[place] ?? 0) - apart) * 0.74
  })
  for (const shift of shifts) expect(shift).toBeCloseTo(Math.round(shift), 3)
  expect(Math.max(...uvs)).toBeLessThanOrEqual(1)
})
