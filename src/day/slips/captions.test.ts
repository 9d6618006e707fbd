import { describe, expect, it } from 'vitest'
import { Captions } from './captions'

/** A storage that holds what it is given. */
function storage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('captions', () => {
  it('are on until they are switched off, which is remembered', () => {
    const browser = storage()
    const before = new Captions(() => browser)
    expect(before.read()).toBe(true)
    before.choose(false)
    expect(before.read()).toBe(false)
    const after = new Captions(() => browser)
    expect(after.read()).toBe(false)
    after.choose(true)
    expect(new Captions(() => browser).read()).toBe(true)
  })

  it('are on where something else is remembered', () => {
    expect(new Captions(() => storage(new Map([['toybox:captions', '{']]))).read()).toBe(true)
  })

  it.each([
    () => {
      throw new Error('Storage is denied.')
    },
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('Storage is full.')
      },
    }),
  ])('are switched for the visit where nothing is kept', (openStorage) => {
    const captions = new Captions(openStorage)
    expect(captions.read()).toBe(true)
    captions.choose(false)
    expect(captions.read()).toBe(false)
  })
})
