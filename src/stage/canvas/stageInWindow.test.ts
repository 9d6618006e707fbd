import { describe, expect, it } from 'vitest'
import { StageInWindow } from './stageInWindow'

const WINDOW = { width: 1440, height: 900 }
const SMALLER = { width: 1200, height: 700 }

describe('a size that is composed once for all', () => {
  it('is fitted to the window, whichever it is', () => {
    const placed = new StageInWindow({ width: 1600, height: 1000 }, WINDOW)
    expect(placed.fit.scale).toBe(0.9)
    expect(placed.resize({ width: 800, height: 500 }, false)).toBe(false)
    expect(placed.fit).toEqual({ x: 0, y: 0, scale: 0.5 })
    expect([placed.follow({ width: 1, height: 1 }), placed.isOfAnotherWindow]).toEqual([false, false])
  })
})

describe('a size that is the window', () => {
  it('goes ahead of the state while the window is resized', () => {
    const placed = new StageInWindow('window', WINDOW)
    expect(placed.resize(SMALLER, false)).toBe(true)
    expect([placed.size, placed.fit]).toEqual([SMALLER, { x: 0, y: 0, scale: 1 }])
    expect([placed.follow(WINDOW), placed.follow(SMALLER), placed.isOfAnotherWindow]).toEqual([false, false, false])
  })

  it('has no news of a size that it has already', () => {
    const placed = new StageInWindow('window', WINDOW)
    expect(placed.resize({ ...WINDOW }, false)).toBe(false)
    placed.resize(SMALLER, false)
    expect(placed.resize({ ...SMALLER }, false)).toBe(false)
    // The state is at the first size until it has played what was queued, and yet the second is news.
    expect(placed.resize(WINDOW, false)).toBe(true)
  })

  it('is shown whole where it was played in another window', () => {
    const placed = new StageInWindow('window', WINDOW)
    expect(placed.follow({ width: 2880, height: 900 })).toBe(true)
    expect(placed).toMatchObject({ fit: { x: 0, y: 225, scale: 0.5 }, isOfAnotherWindow: true })
    expect([placed.resize(SMALLER, true), placed.size.width]).toEqual([false, 2880])
    expect([placed.follow(SMALLER), placed.fit.scale]).toEqual([true, 1])
  })
})
