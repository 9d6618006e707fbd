import { describe, expect, it } from 'vitest'
import type { HitArea } from '../contract/areas'
import type { Shape } from '../contract/geometry'
import { areaAt, boundsOf, centreOf, contains } from './hitTest'

const rect: Shape = { kind: 'rect', x: 10, y: 20, width: 30, height: 40 }
const circle: Shape = { kind: 'circle', x: 100, y: 100, radius: 10 }
/** An arrow head whose notch is outside of it. */
const polygon: Shape = {
  kind: 'polygon',
  points: [
    { x: 0, y: 0 },
    { x: 20, y: 10 },
    { x: 0, y: 20 },
    { x: 8, y: 10 },
  ],
}

describe('hit tests', () => {
  it.each([
    [rect, 10, 20, true],
    [rect, 40, 60, true],
    [rect, 40.1, 60, false],
    [circle, 110, 100, true],
    [circle, 107.1, 107.1, false],
    [polygon, 12, 10, true],
    [polygon, 4, 10, false],
    [polygon, 4, 3, true],
  ])('%o at %f, %f: %s', (shape, x, y, isInside) => {
    expect(contains(shape, { x, y })).toBe(isInside)
  })

  it('takes the frontmost area', () => {
    const plain = { label: { en: '', fr: '' }, order: null, isBackdrop: false, takesEnter: false, tabGroup: null }
    const front: HitArea = { ...plain, id: 'front', shape: circle }
    const back: HitArea = { ...plain, id: 'back', shape: { kind: 'rect', x: 0, y: 0, width: 200, height: 200 } }
    const found = (x: number, y: number) => areaAt([front, back], { x, y })
    expect([found(100, 105), found(10, 10), found(300, 10)]).toEqual([front, back, null])
  })

  it('knows centres and bounds', () => {
    expect(centreOf(rect)).toEqual({ x: 25, y: 40 })
    expect(centreOf(circle)).toEqual({ x: 100, y: 100 })
    expect(centreOf(polygon)).toEqual({ x: 10, y: 10 })
    expect(boundsOf(circle)).toEqual({ x: 90, y: 90, width: 20, height: 20 })
    expect(boundsOf(polygon)).toEqual({ x: 0, y: 0, width: 20, height: 20 })
  })
})
