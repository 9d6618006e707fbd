import { describe, expect, it } from 'vitest'
import { fitClosed } from './fitCurve'
import { contoursOf, flatten } from './outline'

const circle = Array.from({ length: 200 }, (_, index) => ({
  x: 300 * Math.cos((index / 200) * 2 * Math.PI),
  y: 300 * Math.sin((index / 200) * 2 * Math.PI),
}))

describe('fitting curves', () => {
  it('needs four curves for a circle and stays within a unit of it', () => {
    expect(fitClosed(circle, 1)).toHaveLength(4)
    for (const contour of contoursOf([circle], 1)) {
      for (const spot of flatten(contour)) expect(Math.abs(Math.hypot(spot.x, spot.y) - 300)).toBeLessThan(1.5)
    }
  })

  it('returns whole numbers', () => {
    for (const curve of fitClosed(circle, 1))
      for (const { x, y } of [curve.leave, curve.arrive, curve.end]) expect([x, y].every(Number.isInteger)).toBe(true)
  })
})
