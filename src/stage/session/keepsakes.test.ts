import { describe, expect, it } from 'vitest'
import { Keepsakes } from './keepsakes'

const KEY = 'toybox:kept:empty'

/** A browser that stores, as long as `isWilling` says so. */
function browser(stored = new Map<string, string>()) {
  const allows = { reading: true, writing: true }
  const expectAllowed = (isAllowed: boolean) => {
    if (!isAllowed) throw new DOMException('no', 'SecurityError')
  }
  const open = () => ({
    getItem(key: string) {
      expectAllowed(allows.reading)
      return stored.get(key) ?? null
    },
    setItem(key: string, text: string) {
      expectAllowed(allows.writing)
      stored.set(key, text)
    },
  })
  return { stored, allows, open }
}

describe('what a day keeps', () => {
  it('is there on the next visit, each day its own', () => {
    const { stored, open } = browser()
    new Keepsakes(open).keep('empty', 1, '1207')
    expect(stored.get(KEY)).toBe('{"version":1,"text":"1207"}')
    expect(new Keepsakes(open).read('empty', 1)).toBe('1207')
    expect(new Keepsakes(open).read('bat', 1)).toBeNull()
  })

  it.each([
    undefined,
    '',
    '{',
    'null',
    '7',
    '[1]',
    '{"text":"3"}',
    '{"version":"1","text":"3"}',
    '{"version":1,"text":3}',
  ])('is nothing where nobody, or somebody else, has written: %s', (text) => {
    const { stored, open } = browser(new Map(text === undefined ? [] : [[KEY, text]]))
    const keepsakes = new Keepsakes(open)
    expect(keepsakes.read('empty', 1)).toBeNull()
    keepsakes.keep('empty', 1, 'drawn')
    expect(stored.get(KEY)).toBe('{"version":1,"text":"drawn"}')
  })

  it('of an earlier version is handed over, of a later one left as it is, and the page remembers', () => {
    const { stored, open } = browser(new Map([[KEY, '{"version":2,"text":"old"}']]))
    expect(new Keepsakes(open).read('empty', 3)).toBe('old')
    const earlier = new Keepsakes(open)
    expect(earlier.read('empty', 1)).toBeNull()
    earlier.keep('empty', 1, 'mine')
    expect(stored.get(KEY)).toBe('{"version":2,"text":"old"}')
    expect(earlier.read('empty', 1)).toBe('mine')
  })

  it('lasts as long as the page where storage is denied, or full, and is stored once it can be', () => {
    const { stored, allows, open } = browser()
    const keepsakes = new Keepsakes(open)
    allows.writing = false
    keepsakes.keep('empty', 1, 'a')
    expect(keepsakes.read('empty', 1)).toBe('a')
    allows.reading = false
    expect(keepsakes.read('empty', 1)).toBe('a')
    expect(keepsakes.read('bat', 1)).toBeNull()
    Object.assign(allows, { reading: true, writing: true })
    keepsakes.keep('empty', 1, 'ab')
    expect(stored.get(KEY)).toBe('{"version":1,"text":"ab"}')
  })

  it('is nothing, and throws nothing, where there is no storage at all', () => {
    const keepsakes = new Keepsakes(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(keepsakes.read('empty', 1)).toBeNull()
    keepsakes.keep('empty', 1, 'a')
    expect(keepsakes.read('empty', 1)).toBe('a')
  })
})
