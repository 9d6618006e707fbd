import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HitArea } from '../contract/areas'
import { type PointedEvent, Pointer, type Surface } from './pointer'

/** An element that a test points at. */
class TestSurface implements Surface {
  readonly style = { cursor: '' }
  readonly #listeners = new Map<string, (event: PointedEvent) => void>()

  addEventListener(type: string, listener: (event: PointedEvent) => void): void {
    this.#listeners.set(type, listener)
  }

  setPointerCapture(): void {}

  getBoundingClientRect() {
    return { x: 0, y: 0 }
  }

  tell(type: string, x: number, y: number, pointerType = 'touch'): void {
    this.#listeners.get(type)?.({ clientX: x, clientY: y, button: 0, pointerId: 1, pointerType, preventDefault() {} })
  }
}

/** A button from 0, 0 to 100, 100. */
const BUTTON: HitArea = {
  id: 'button',
  label: { en: 'A button', fr: 'Un bouton' },
  shape: { kind: 'rect', x: 0, y: 0, width: 100, height: 100 },
  order: null,
  isBackdrop: false,
  takesEnter: false,
  tabGroup: null,
}

function point({ isReliving = false, usesSecondButton = false } = {}) {
  const surface = new TestSurface()
  const sent: string[] = []
  const pointer = new Pointer(
    surface,
    {
      fit: () => ({ scale: 1, x: 0, y: 0 }),
      areas: () => [BUTTON],
      send: ({ kind, area, button }) => sent.push(`${kind} ${area}${button === 'second' ? ' second' : ''}`),
      isReliving: () => isReliving,
      tookOver: () => {},
    },
    { usesSecondButton, drawsPointer: false },
  )
  return { surface, sent, pointer }
}

describe('a finger', () => {
  const TAPPED = ['move button', 'hover button', 'press button', 'release button', 'leave button']

  it('that taps within a frame has come to the area before it presses, and has left it when it is lifted', () => {
    const { surface, sent, pointer } = point()
    for (const type of ['pointerdown', 'pointerup', 'pointerleave']) surface.tell(type, 50, 50)
    expect(sent).toEqual(TAPPED)
    pointer.follow()
    expect(sent).toEqual(TAPPED)
  })

  it('that is held over frames comes and leaves once', () => {
    const { surface, sent, pointer } = point()
    surface.tell('pointerdown', 50, 50)
    pointer.follow()
    pointer.follow()
    surface.tell('pointerup', 50, 50)
    pointer.follow()
    expect(sent).toEqual(TAPPED)
  })

  it('that slides off an area leaves it, and leaves where there is none', () => {
    const { surface, sent, pointer } = point()
    surface.tell('pointerdown', 50, 50)
    surface.tell('pointermove', 150, 50)
    pointer.follow()
    surface.tell('pointerup', 150, 50)
    expect(sent.slice(3)).toEqual(['move null', 'leave button', 'release null', 'leave null'])
  })

  it.each(['pointerup', 'pointercancel'])('that taps beside all areas leaves, too, lifted or taken away: %s', (end) => {
    const { surface, sent } = point()
    surface.tell('pointerdown', 150, 50)
    surface.tell(end, 150, 50)
    expect(sent).toEqual(['move null', 'press null', 'release null', 'leave null'])
  })

  it('that presses makes a future of its own, whatever was known of it', () => {
    const { surface, sent } = point({ isReliving: true })
    surface.tell('pointerdown', 50, 50)
    expect(sent).toEqual(['move button', 'hover button', 'press button'])
  })
})

describe('a finger that stays', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const PRESSED = 'press button second'

  it('presses as the second button does, once, where a day uses that', () => {
    const { surface, sent } = point({ usesSecondButton: true })
    surface.tell('pointerdown', 50, 50)
    surface.tell('pointermove', 58, 50)
    vi.advanceTimersByTime(499)
    expect(sent).not.toContain(PRESSED)
    vi.advanceTimersByTime(5000)
    expect(sent.filter((input) => input === PRESSED)).toHaveLength(1)
    surface.tell('pointerup', 50, 50)
    expect(sent.slice(-2)).toEqual(['release button', 'leave button'])
  })

  it.each([
    ['is lifted', 'pointerup', 50],
    ['is taken away', 'pointercancel', 50],
    ['strays', 'pointermove', 63],
  ])('does not when it %s before', (_, end, x) => {
    const { surface, sent } = point({ usesSecondButton: true })
    surface.tell('pointerdown', 50, 50)
    vi.advanceTimersByTime(400)
    surface.tell(end, x, 50)
    vi.advanceTimersByTime(5000)
    expect(sent).not.toContain(PRESSED)
  })

  it.each(['touch', 'mouse'])('presses nothing where a day has no use for it, nor does a button held: %s', (type) => {
    const { surface, sent } = point({ usesSecondButton: type === 'mouse' })
    surface.tell('pointerdown', 50, 50, type)
    vi.advanceTimersByTime(5000)
    expect(sent).not.toContain(PRESSED)
  })

  it('presses nothing once the day is gone', () => {
    const { surface, sent, pointer } = point({ usesSecondButton: true })
    surface.tell('pointerdown', 50, 50)
    pointer.destroy()
    vi.advanceTimersByTime(5000)
    expect(sent).not.toContain(PRESSED)
  })
})

describe('a mouse', () => {
  it('stays where it is let go of, and leaves with the next frame', () => {
    const { surface, sent, pointer } = point()
    surface.tell('pointermove', 50, 50, 'mouse')
    pointer.follow()
    surface.tell('pointerdown', 50, 50, 'mouse')
    surface.tell('pointerup', 50, 50, 'mouse')
    pointer.follow()
    expect(sent).toEqual(['move button', 'hover button', 'move button', 'press button', 'release button'])
    surface.tell('pointerleave', 150, 50, 'mouse')
    pointer.follow()
    expect([sent.slice(5), surface.style.cursor]).toEqual([['leave button'], ''])
  })

  it('that rests leaves and enters nothing in a game that is known', () => {
    const { surface, sent, pointer } = point({ isReliving: true })
    surface.tell('pointermove', 50, 50, 'mouse')
    pointer.follow()
    expect([sent, surface.style.cursor]).toEqual([['move button'], 'pointer'])
  })
})
