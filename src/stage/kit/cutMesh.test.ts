import { describe, expect, it, vi } from 'vitest'
import { areaOf } from '../../../tests/support/areaOf'
import { meshOf, outlineOf } from './cutMesh'

// Pixi asks at once which browser it is in.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const SIZE = { width: 100, height: 50 }
const CORNER = { x: 0, y: 0 }

describe('a drawing within an outline', () => {
  it('is drawn from where its outline lies in the drawing', () => {
    const mesh = meshOf(SIZE, { x: 0.5, y: 1 }, outlineOf({ x: 20, y: 10, width: 30, height: 20 }))
    expect(areaOf(mesh)).toBeCloseTo(600)
    expect(mesh.positions).toHaveLength(8)
    for (let place = 0; place < mesh.positions.length; place += 2) {
      expect(mesh.positions[place]).toBeCloseTo(((mesh.uvs[place] ?? Number.NaN) - 0.5) * 100)
      expect(mesh.positions[place + 1]).toBeCloseTo(((mesh.uvs[place + 1] ?? Number.NaN) - 1) * 50)
    }
  })

  it('has no part of its holes, and all of its bays', () => {
    const rim = [0, 0, 60, 0, 60, 50, 30, 20, 0, 50]
    const holes = [
      [10, 5, 10, 15, 20, 15, 20, 5],
      [40, 5, 40, 10, 50, 10, 50, 5],
    ]
    // The rim's rectangle without the triangle of the bay, and without the holes.
    expect(areaOf(meshOf(SIZE, CORNER, [[rim, ...holes]]))).toBeCloseTo(3000 - 900 - 100 - 50)
  })

  it('may be in several parts', () => {
    const parts = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 40, y: 20, width: 20, height: 10 },
    ] as const
    const mesh = meshOf(SIZE, CORNER, parts.flatMap(outlineOf))
    expect(areaOf(mesh)).toBeCloseTo(300)
    expect(Math.max(...mesh.indices)).toBe(7)
  })

  it('lies side by side as often as it is wanted', () => {
    const whole = outlineOf({ x: 0, y: 0, width: 100, height: 50 })
    const mesh = meshOf(SIZE, CORNER, whole, [-100, 0, 100])
    const across = Array.from({ length: mesh.positions.length / 2 }, (_, place) => mesh.positions[place * 2])
    expect([Math.min(...across.map(Number)), Math.max(...across.map(Number))]).toEqual([-100, 200])
    expect(areaOf(mesh)).toBe(15_000)
  })
})
