import { describe, expect, it } from 'vitest'
import { fitStage, toStage, toWindow } from './fit'

const SIZE = { width: 1600, height: 1000 }

describe('fitting', () => {
  it.each([
    { window: { width: 1600, height: 1000 }, fit: { x: 0, y: 0, scale: 1 } },
    { window: { width: 800, height: 1000 }, fit: { x: 0, y: 250, scale: 0.5 } },
    { window: { width: 3200, height: 500 }, fit: { x: 1200, y: 0, scale: 0.5 } },
  ])('lays the whole size in the middle of $window', ({ window, fit }) => {
    expect(fitStage(SIZE, window)).toEqual(fit)
  })

  it.each([
    { size: SIZE, window: { width: 0, height: 0 } },
    { size: SIZE, window: { width: 800, height: 0 } },
    { size: { width: 0, height: 0 }, window: { width: 0, height: 0 } },
    { size: { width: 0, height: 900 }, window: { width: 1440, height: 900 } },
  ])('finds a place on a stage of $size in a window of $window, where one has no size', ({ size, window }) => {
    const { x, y } = toStage(fitStage(size, window), { x: 30, y: -5 })
    expect([Number.isFinite(x), Number.isFinite(y)]).toEqual([true, true])
  })

  it('takes a place to the size and back', () => {
    const fit = fitStage(SIZE, { width: 1371, height: 777 })
    const back = toWindow(fit, toStage(fit, { x: 123, y: 456 }))
    expect(back).toEqual({ x: expect.closeTo(123), y: expect.closeTo(456) })
  })
})
