import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notes } from './notes'

/** The browser's caches, as far as notes go. */
function fakeCaches(kept = new Map<string, string>()) {
  const full = (address: string) => new URL(address, 'https://host.example').href
  return {
    open: async () => ({
      match: async (address: string) => {
        const text = kept.get(full(address))
        return text === undefined ? undefined : new Response(text)
      },
      put: async (address: string, response: Response) => void kept.set(full(address), await response.text()),
      delete: async (address: string) => kept.delete(full(address)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    }),
  }
}

beforeEach(() => {
  vi.stubGlobal('self', { location: { href: 'https://host.example/' } })
  vi.stubGlobal('caches', fakeCaches())
})
afterEach(() => void vi.unstubAllGlobals())

describe('notes', () => {
  it('are there when the worker is started again', async () => {
    const before = new Notes()
    await before.write('active', 'abcd0123')
    await before.write('client/1', 'abcd0123')
    const after = new Notes()
    expect(await after.read('active')).toBe('abcd0123')
    expect(await after.read('client/1')).toBe('abcd0123')
    expect(await after.clients()).toEqual(['1'])
    expect(await after.read('untold')).toBeNull()
  })

  it('of the worker of another build are read as it last wrote them', async () => {
    const old = new Notes()
    await old.write('installed', 'old00000')
    await new Notes().write('installed', 'new00000')
    expect(await old.read('installed')).toBe('new00000')
  })

  it('are deleted', async () => {
    const notes = new Notes()
    await notes.write('client/1', 'abcd0123')
    await notes.delete('client/1')
    expect(await notes.read('client/1')).toBeNull()
    expect(await new Notes().clients()).toEqual([])
  })

  it.each([
    ['storage is denied', { open: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) }],
    [
      'storage is full',
      {
        open: async () => ({
          ...(await fakeCaches().open()),
          put: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')),
        }),
      },
    ],
  ])('last as long as the worker where %s', async (_, denied) => {
    vi.stubGlobal('caches', denied)
    const notes = new Notes()
    await notes.write('active', 'abcd0123')
    await notes.write('client/1', 'abcd0123')
    expect(await notes.read('active')).toBe('abcd0123')
    expect(await notes.read('client/1')).toBe('abcd0123')
    expect(await new Notes().read('active')).toBeNull()
    await notes.delete('client/1')
    expect(await notes.read('client/1')).toBeNull()
    expect(await notes.clients()).toEqual([])
  })
})
