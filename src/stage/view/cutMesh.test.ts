import { describe, expect, it } from 'vitest'
import { type CutMesh, meshOf } from './cutMesh'

const SIZE = { width: 100, height: 50 }
const CORNER = { x: 0, y: 0 }

/** The area of each triangle, twice; below 0 where it is wound the other way. */
function areasOf({ positions, indices }: CutMesh): number[] {
  const at = (place: number) => [positions[place * 2] ?? Number.NaN, positions[place * 2 + 1] ?? Number.NaN] as const
  return Array.from({ length: indices.length / 3 }, (_, triangle) => {
    const [a, b, c] = [0, 1, 2].map((corner) => at(indices[triangle * 3 + corner] ?? Number.NaN))
    if (!a || !b || !c) throw new Error('A triangle has three corners.')
    return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  })
}

describe('a drawing in parts', () => {
  it('is as large as its parts, and drawn from where they lie in the drawing', () => {
    const mesh = meshOf(SIZE, { x: 0.5, y: 1 }, [{ x: 20, y: 10, width: 30, height: 20 }])
    expect(areasOf(mesh).reduce((sum, area) => sum + area / 2, 0)).toBeCloseTo(600)
    for (let place = 0; place < mesh.positions.length; place += 2) {
      expect(mesh.positions[place]).toBeCloseTo(((mesh.uvs[place] ?? Number.NaN) - 0.5) * 100)
      expect(mesh.positions[place + 1]).toBeCloseTo(((mesh.uvs[place + 1] ?? Number.NaN) - 1) * 50)
    }
  })

  it('gives a part the corners of those that touch it, so that no crack can open between them', () => {
    const low = { x: 10, y: 20, width: 20, height: 30 }
    const high = { x: 30, y: 0, width: 20, height: 50 }
    const { positions } = meshOf(SIZE, CORNER, [low, high])
    const shared = Array.from({ length: positions.length / 2 }, (_, place) => [
      positions[place * 2],
      positions[place * 2 + 1],
    ]).filter(([x]) => x === 30)
    // The edge between them, from either side: the low part ends at 20 and 50, the high one begins at 0.
    expect(shared.map(([, y]) => y).toSorted()).toEqual([0, 20, 20, 50, 50])
    expect(areasOf(meshOf(SIZE, CORNER, [low, high])).every((area) => area > 0)).toBe(true)
  })

  it('lies side by side as often as it is wanted', () => {
    const whole = { x: 0, y: 0, width: 100, height: 50 }
    const { positions } = meshOf(SIZE, CORNER, [whole], [-100, 0, 100])
    const across = Array.from({ length: positions.length / 2 }, (_, place) => positions[place * 2] ?? Number.NaN)
    expect([Math.min(...across), Math.max(...across)]).toEqual([-100, 200])
    expect(areasOf(meshOf(SIZE, CORNER, [whole], [-100, 0, 100])).reduce((sum, area) => sum + area / 2, 0)).toBe(15_000)
  })
})
