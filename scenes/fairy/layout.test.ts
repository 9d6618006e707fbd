import { describe, expect, it } from 'vitest'
import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import type { Point } from '../../src/stage/contract/geometry'
import { seenAt, WATER } from './layout'

const STAGE = { width: 1600, height: 1000 }

const seenIn = (width: number, height: number) => {
  const { viewport } = new StageInWindow(STAGE, { width, height })
  return (x: number, y: number): Point => {
    const out = { x: 0, y: 0 }
    seenAt(x, y, viewport, out)
    return out
  }
}

describe('where a fairy is seen', () => {
  const small = seenIn(1120, 700)

  it('is higher than the icons of a small window where they would hide her', () => {
    expect(small(1440, 900).y).toBeCloseTo(793.7, 1)
    expect(small(1440, 900).x).toBe(1440)
  })

  it('is where the rules have her over the water, left of the icons, and in windows whose icons lie elsewhere', () => {
    for (const { x, y } of WATER) expect(small(x, y)).toEqual({ x, y })
    expect(small(1000, 900)).toEqual({ x: 1000, y: 900 })
    for (const elsewhere of [seenIn(1920, 800), seenIn(1102, 1400)])
      expect(elsewhere(1440, 900)).toEqual({ x: 1440, y: 900 })
  })

  it('follows her without a jump, and never the other way', () => {
    for (let x = 160; x <= 1440; x += 40) {
      for (let y = 101; y <= 900; y++) {
        const on = small(x, y).y - small(x, y - 1).y
        expect(on).toBeGreaterThanOrEqual(-1e-9)
        expect(on).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.abs(small(x, y).y - small(x - 1, y).y)).toBeLessThan(2)
      }
    }
  })
})
