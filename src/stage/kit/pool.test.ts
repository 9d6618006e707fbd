import { Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { DrawnSprite } from './drawnSprite'
import { Pool } from './pool'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const FOOD = { textures: [new Texture()], byKey: {}, anchor: { x: 0, y: 0 } }

function poolOf(size: number) {
  const pool = new Pool(size, () => new DrawnSprite({ food: FOOD }, 'food'))
  const seen = () => pool.children.filter(({ visible }) => visible).map(({ x, y }) => [x, y])
  return { pool, seen }
}

it('shows a sprite for each item, placed with what is given of the frame, and no more than it has', () => {
  const { pool, seen } = poolOf(2)
  expect(seen()).toEqual([])
  const place = (sprite: { x: number; y: number }, item: number, now: number, index: number) => {
    sprite.x = item + now
    sprite.y = index
  }
  pool.show([5, 7, 9], place, 100)
  expect(seen()).toEqual([
    [105, 0],
    [107, 1],
  ])
  pool.show([5], place, 200)
  expect(seen()).toEqual([[205, 0]])
})

it('does not show an item that is not to be seen', () => {
  const { pool, seen } = poolOf(3)
  pool.show([1, 2, 3], (sprite, item) => {
    sprite.x = item
    return item !== 2
  })
  expect(seen()).toEqual([
    [1, 0],
    [3, 0],
  ])
})
