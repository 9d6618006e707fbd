import { describe, expect, it } from 'vitest'
import { readPath, runsOf } from './penPath'

describe('a pen path', () => {
  it('reads places, pressures and sharp turns', () => {
    const path = readPath('0,0 1,-2.5@.8* 3,0')
    expect(path.points[1]).toEqual({ x: 1, y: -2.5, pressure: 0.8 })
    expect([...path.corners]).toEqual([1])
    expect(path.closed).toBe(false)
  })

  it('names the word it cannot read', () => {
    expect(() => readPath('0,0 1;2')).toThrow('«1;2»')
  })

  it('breaks into runs at sharp turns and keeps their ends in place', () => {
    const runs = runsOf(readPath('0,0 2,0 4,0* 4,4'), 0.2)
    expect(runs).toHaveLength(2)
    expect(runs[0]?.at(-1)).toMatchObject({ x: 4, y: 0 })
    expect(runs[1]?.[0]).toMatchObject({ x: 4, y: 0 })
  })

  it('closes a loop without a seam', () => {
    const [loop = []] = runsOf(readPath('0,-5 5,0 0,5 -5,0 z'), 0.2)
    const first = loop[0]
    const last = loop.at(-1)
    if (!first || !last) throw new Error('no loop')
    expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(0.05)
    for (const point of loop) expect(Math.hypot(point.x, point.y)).toBeGreaterThan(4.3)
  })
})
