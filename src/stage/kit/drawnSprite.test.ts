import { Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { DrawnSprite } from './drawnSprite'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const textures = [new Texture(), new Texture(), new Texture()]
const CROWN = { textures, byKey: {}, anchor: { x: 0.5, y: 1 } }

it('is seen while its time lasts, in the drawing that is due', () => {
  const sprite = new DrawnSprite({ crown: CROWN }, 'crown')
  const seen = (elapsed: number) => {
    sprite.showFor(elapsed, 300)
    return sprite.visible && textures.indexOf(sprite.texture)
  }
  expect([-1, 0, 99, 100, 299, 300, Number.POSITIVE_INFINITY].map(seen)).toEqual([false, 0, 0, 1, 2, false, false])
})
