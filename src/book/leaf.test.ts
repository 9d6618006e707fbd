import { describe, expect, it } from 'vitest'
import { leafShape, PARTS, shareAt } from './leaf'

describe('a leaf that turns', () => {
  it('lies flat at the right, and flat at the left when it is done', () => {
    for (const pull of [-1, 0, 1]) {
      expect(leafShape(0, pull).edge).toBeCloseTo(1)
      expect(leafShape(1, pull).edge).toBeCloseTo(-1)
      for (const share of [0, 1]) for (const { shade } of leafShape(share, pull).parts) expect(shade).toBeCloseTo(0)
    }
  })

  it('goes over without a leap, its free edge ahead of the rest where it is pulled', () => {
    let before = 1
    for (let share = 0.02; share <= 1; share += 0.02) {
      const { edge, parts } = leafShape(share, 1)
      // What is nearer looks larger: it stands out by a hair as it lifts.
      expect(edge).toBeLessThan(before + 0.02)
      expect(before - edge).toBeLessThan(0.15)
      expect(parts).toHaveLength(PARTS)
      before = edge
    }
    expect(leafShape(0.5, 1).edge).toBeLessThan(leafShape(0.5, 0).edge)
    expect(leafShape(0.5, -1).edge).toBeGreaterThan(leafShape(0.5, 0).edge)
  })

  it('follows the hand that holds it', () => {
    for (const pull of [-0.6, 0, 0.6])
      for (const edge of [0.9, 0.6, 0, -0.4, -0.9])
        expect(leafShape(shareAt(edge, pull), pull).edge).toBeCloseTo(edge, 2)
    expect(shareAt(1.4, 0)).toBeCloseTo(0, 3)
    expect(shareAt(-1.4, 0)).toBeCloseTo(1, 3)
  })
})
