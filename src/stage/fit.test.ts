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

  it('takes a place to the size and back', () => {
    const fit = fitStage(SIZE, { width: 1371, height: 777 })
    const place = { x: 123, y: 456 }
    const back = toWindow(fit, toStage(fit, place))
    expect(back.x).toBeCloseTo(place.x)
    expect(back.y).toBeCloseTo(place.y)
  })
})
