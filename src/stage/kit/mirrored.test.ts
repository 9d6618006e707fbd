import { Sprite, Texture, TextureSource } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { Mirrored } from './mirrored'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const texture = new Texture({ source: new TextureSource({ width: 100, height: 40 }) })
const make = () => new Sprite(texture)

/** Where the edges of each tile lie, the one first that is the drawing's own left, and its own top. */
const edgesOf = (ground: Mirrored) =>
  ground.children.map(({ x, y, scale }) => [x, x + 100 * scale.x, y, y + 40 * scale.y])

it('turns every other one over, so that each meets the same edge of the next', () => {
  expect(edgesOf(new Mirrored(make, [-1, 2], [0, 1], 0))).toEqual([
    [0, -100, 0, 40],
    [0, 100, 0, 40],
    [200, 100, 0, 40],
  ])
})

it('does so downwards, too', () => {
  expect(edgesOf(new Mirrored(make, [0, 2], [-1, 1], 0))).toEqual([
    [0, 100, 0, -40],
    [200, 100, 0, -40],
    [0, 100, 0, 40],
    [200, 100, 0, 40],
  ])
})

it('lets each reach a little under the next', () => {
  const [first, second] = edgesOf(new Mirrored(make, [0, 2], [0, 1], 3))
  expect(first).toEqual([0, 103, 0, 40])
  expect(second).toEqual([200, 97, 0, 40])
})
