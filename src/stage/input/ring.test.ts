import { describe, expect, it } from 'vitest'
import { fitStage } from '../canvas/fit'
import type { Bounds, Size } from '../contract/geometry'
import { ringOf } from './ring'

const STAGE = { width: 1600, height: 1000 }
const WINDOW = { width: 1440, height: 900 }

function ring([x, y, width, height]: readonly [number, number, number, number], window: Size = WINDOW): Bounds {
  const into = { x: 0, y: 0, width: 0, height: 0 }
  return ringOf({ x, y, width, height }, fitStage(STAGE, window), window, into)
}

describe('the ring of the focus', () => {
  it.each([
    [300, 200, 100, 80],
    [300, 200, 900, 31],
    [300, 20, 31, 800],
  ] as const)('lies as far around an area of any size: %i, %i, %i × %i', (x, y, width, height) => {
    expect(ring([x, y, width, height])).toEqual({ x: x - 18, y: y - 18, width: width + 36, height: height + 36 })
  })

  it('has room for its corners around the smallest area', () => {
    expect(ring([700, 400, 10, 0])).toEqual({ x: 675, y: 370, width: 60, height: 60 })
  })

  it('stays inside the window when the area reaches its edge, or beyond it', () => {
    expect(ring([0, 200, 100, 100])).toEqual({ x: 1, y: 182, width: 117, height: 136 })
    expect(ring([1300, 850, 400, 200])).toEqual({ x: 1282, y: 832, width: 157, height: 67 })
    expect(ring([-500, 200, 3000, 100])).toEqual({ x: 1, y: 182, width: 1438, height: 136 })
  })

  it('waits where an area went out of sight', () => {
    expect(ring([1600, 200, 100, 100])).toEqual({ x: 1379, y: 182, width: 60, height: 136 })
    expect(ring([600, -300, 100, 100])).toEqual({ x: 582, y: 1, width: 136, height: 60 })
  })

  it.each([
    { width: 1440, height: 900 },
    { width: 1920, height: 800 },
    { width: 1101, height: 1400 },
  ])('of an area as large as the stage frames the window, of $width × $height, too', (window) => {
    const { x, y, scale } = fitStage(STAGE, window)
    const area = [Math.round(x), Math.round(y), Math.round(1600 * scale), Math.round(1000 * scale)] as const
    expect(ring(area, window)).toEqual({ x: 1, y: 1, width: window.width - 2, height: window.height - 2 })
  })

  it('has a place in a window without a size', () => {
    expect(ring([0, 0, 100, 100], { width: 0, height: 0 })).toEqual({ x: 1, y: 1, width: 60, height: 60 })
  })
})
