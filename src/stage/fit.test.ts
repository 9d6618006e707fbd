import { describe, expect, it } from 'vitest'
import { fitSheet, toSheet, toWindow } from './fit'

const SHEET = { width: 1600, height: 1000 }

describe('fitting', () => {
  it.each([
    { window: { width: 1600, height: 1000 }, fit: { x: 0, y: 0, scale: 1 } },
    { window: { width: 800, height: 1000 }, fit: { x: 0, y: 250, scale: 0.5 } },
    { window: { width: 3200, height: 500 }, fit: { x: 1200, y: 0, scale: 0.5 } },
  ])('lays the whole sheet in the middle of $window', ({ window, fit }) => {
    expect(fitSheet(SHEET, window)).toEqual(fit)
  })

  it('takes a place to the sheet and back', () => {
    const fit = fitSheet(SHEET, { width: 1371, height: 777 })
    const place = { x: 123, y: 456 }
    const back = toWindow(fit, toSheet(fit, place))
    expect(back.x).toBeCloseTo(place.x)
    expect(back.y).toBeCloseTo(place.y)
  })
})
