import { Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { FrameAnimation } from './frameAnimation'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const textures = [new Texture(), new Texture(), new Texture()]
const WING = { textures, byKey: {}, anchor: { x: 0, y: 0 } }

const seenAt = (flip: FrameAnimation, now: number, each?: number) => {
  flip.at(now, each)
  return textures.indexOf(flip.texture)
}

it('shows its frames in order, over and over, each for its time', () => {
  const flip = new FrameAnimation({ wing: WING }, 'wing', [0, 1, 2, 1], 80)
  expect([0, 79, 80, 160, 240, 320, -1].map((now) => seenAt(flip, now))).toEqual([0, 0, 1, 2, 1, 0, 1])
})

it('is as many frames ahead as it was made to be, at whatever pace', () => {
  const flip = new FrameAnimation({ wing: WING }, 'wing', [0, 1, 2, 1], 80, 1.5)
  expect([0, 39, 40].map((now) => seenAt(flip, now))).toEqual([1, 1, 2])
  expect([0, 99, 100].map((now) => seenAt(flip, now, 200))).toEqual([1, 1, 2])
})
