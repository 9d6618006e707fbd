import { describe, expect, it } from 'vitest'
import type { Point, Size } from '../../src/stage/contract/geometry'
import { boundsOf, contains } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { drawnAt } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1101, height: 1400 },
  { width: 1920, height: 800 },
  { width: 1120, height: 420 },
] as const

function drawn(at: Point, size: Readonly<Size>): Point {
  const out = { x: 0, y: 0 }
  drawnAt(at, size, out)
  return out
}

describe('where he is drawn', () => {
  it('is where he is, away from the edges', () => {
    const [window] = WINDOWS
    expect(drawn({ x: 720, y: 700 }, window)).toEqual({ x: 720, y: 700 })
    expect(drawn({ x: 720, y: 800 }, window)).toEqual({ x: 720, y: 800 })
  })

  it('is where he is, in a window too small to be pushed anywhere', () => {
    for (const side of [1, 199, 200]) {
      const window = { width: side, height: side }
      expect(drawn({ x: side / 2, y: side / 2 }, window)).toEqual({ x: side / 2, y: side / 2 })
      expect(drawn({ x: 0, y: side }, window)).toEqual({ x: 0, y: side })
    }
  })

  it('goes on with him, never back, in any window', () => {
    for (const window of WINDOWS) {
      for (let step = 101; step <= window.width - 100; step += 1) {
        expect(drawn({ x: step, y: 300 }, window).x).toBeGreaterThan(drawn({ x: step - 1, y: 300 }, window).x)
      }
      for (let step = 101; step <= window.height - 100; step += 1) {
        expect(drawn({ x: 300, y: step }, window).y).toBeGreaterThan(drawn({ x: 300, y: step - 1 }, window).y)
      }
    }
  })

  it('leaves head, sack and lantern in the picture at every edge, below the name of the day', () => {
    for (const window of WINDOWS.slice(0, 3)) {
      for (const x of [100, window.width - 100]) {
        for (const y of [100, window.height - 100]) {
          for (const left of [true, false]) {
            const game = playRules(rules, tuning, { seed: 7, areas, size: window })
            Object.assign(game.state, { x, y, left })
            const [thief] = game.hitAreas()
            if (!thief) throw new Error('He is not there.')
            const bounds = boundsOf(thief.shape)
            expect(bounds.x).toBeGreaterThan(0)
            expect(bounds.x + bounds.width).toBeLessThan(window.width)
            expect(bounds.y).toBeGreaterThan(40)
            expect(bounds.y + bounds.height).toBeLessThan(window.height)
            expect(contains(thief.shape, drawn({ x, y }, window))).toBe(true)
          }
        }
      }
    }
  })
})
