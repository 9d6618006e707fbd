import { expect, it } from 'vitest'
import { drawFist, type Fist } from './fist'
import { boundsOf } from './geometry'
import { Ink } from './ink'
import type { Options } from './numbers'

function fist(options: Options<Fist>) {
  const ink = new Ink({ width: 200, height: 200, seed: 'fist', name: 'A fist' })
  const { left, top, right, bottom } = boundsOf(drawFist(ink, 100, 100, options).points)
  return { marks: ink.marks.length, left: 100 - left, right: right - 100, up: 100 - top, down: bottom - 100 }
}

it.each([18, 27, 28, 66])('is about as high as it is asked to be, at %i', (size) => {
  const { up, down } = fist({ size })
  expect((up + down) / size).toBeGreaterThan(0.85)
  expect((up + down) / size).toBeLessThan(1.3)
})

it('has no fingers where there is no room for them', () => {
  expect(fist({ size: 20 }).marks).toBeLessThan(fist({ size: 40 }).marks / 2)
})

it.each([20, 40])('has its thumb on the other side on the other hand, at %i', (size) => {
  const [left, right] = [fist({ size, hand: 'left' }), fist({ size, hand: 'right' })]
  expect(Math.sign(left.right - left.left)).toBe(Math.sign(right.left - right.right))
})
