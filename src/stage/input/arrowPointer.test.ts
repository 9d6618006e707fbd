import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ArrowPointer } from './arrowPointer'

const WINDOW = { width: 1440, height: 900 }
const FRAME = 1000 / 60

let page: EventTarget

function key(type: 'keydown' | 'keyup', name: string): void {
  page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { key: name }))
}

describe('the pointer that the arrow keys move', () => {
  beforeEach(() => {
    page = new EventTarget()
    vi.stubGlobal('window', page)
    vi.stubGlobal('Element', class {})
    vi.stubGlobal('document', { querySelector: () => null })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('moves as long as a key is held', () => {
    const pointer = new ArrowPointer()
    key('keydown', 'ArrowRight')
    expect([pointer.advance(FRAME, WINDOW), pointer.advance(FRAME, WINDOW)]).toEqual([true, true])
    const { x } = pointer.at
    expect(x).toBeGreaterThan(0)
    key('keyup', 'ArrowRight')
    expect(pointer.advance(FRAME, WINDOW)).toBe(false)
    expect(pointer.at).toEqual({ x, y: 0 })
  })

  it('moves by one frame for a key that was let go within it', () => {
    const pointer = new ArrowPointer()
    key('keydown', 'ArrowDown')
    key('keyup', 'ArrowDown')
    expect(pointer.advance(FRAME, WINDOW)).toBe(true)
    expect(pointer.at.y).toBeGreaterThan(0)
    expect(pointer.advance(FRAME, WINDOW)).toBe(false)
  })

  it('does not fly off in a frame that took long', () => {
    const pointer = new ArrowPointer()
    key('keydown', 'ArrowRight')
    pointer.advance(3000, WINDOW)
    expect(pointer.at.x).toBeLessThan(90)
    key('keyup', 'ArrowRight')
    pointer.advance(FRAME, WINDOW)
    const { x } = pointer.at
    key('keydown', 'ArrowRight')
    key('keyup', 'ArrowRight')
    pointer.advance(3000, WINDOW)
    expect(pointer.at.x - x).toBeLessThan(5)
  })

  it('forgets what was pressed when the window loses the keyboard', () => {
    const pointer = new ArrowPointer()
    key('keydown', 'ArrowDown')
    page.dispatchEvent(new Event('blur'))
    expect(pointer.advance(FRAME, WINDOW)).toBe(false)
  })
})
