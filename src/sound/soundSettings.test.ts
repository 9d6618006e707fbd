import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSilent, SoundSettingsStore } from './soundSettings'

/** Keeps what it is given, as a tab does. */
class TabStorage implements Storage {
  readonly #kept = new Map<string, string>()
  get length() {
    return this.#kept.size
  }
  key = () => null
  getItem = (key: string) => this.#kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.#kept.set(key, value)
  removeItem = (key: string) => void this.#kept.delete(key)
  clear = () => this.#kept.clear()
}

afterEach(() => void vi.restoreAllMocks())

const fresh = () => new SoundSettingsStore(() => new TabStorage())

describe('the sound settings', () => {
  test('are full volume at first', () => {
    const store = fresh()
    expect([store.read(), store.loudness]).toEqual([{ volume: 100, isMuted: false }, 1])
  })

  test('are kept for the session', () => {
    const tab = new TabStorage()
    const before = new SoundSettingsStore(() => tab)
    before.setVolume(35)
    before.toggleMute()
    const after = new SoundSettingsStore(() => tab)
    expect([after.read(), after.loudness]).toEqual([{ volume: 35, isMuted: true }, 0])
  })

  test.each([
    ['null', { volume: 100, isMuted: false }],
    ['{', { volume: 100, isMuted: false }],
    ['[]', { volume: 100, isMuted: false }],
    ['{"volume":"loud","isMuted":"no"}', { volume: 100, isMuted: false }],
    ['{"volume":4000,"isMuted":true}', { volume: 100, isMuted: true }],
    ['{"volume":-3}', { volume: 0, isMuted: false }],
  ])('make the best of what is kept: %s', (kept, settings) => {
    const tab = new TabStorage()
    tab.setItem('sound', kept)
    expect(new SoundSettingsStore(() => tab).read()).toEqual(settings)
  })

  test('work in a browser that keeps nothing', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    const full = Object.assign(new TabStorage(), { setItem: refuse, getItem: refuse })
    for (const store of [new SoundSettingsStore(refuse), new SoundSettingsStore(() => full)]) {
      store.setVolume(20)
      expect(store.read()).toEqual({ volume: 20, isMuted: false })
    }
  })

  test('tell whoever listens, until they stop', () => {
    const store = fresh()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.setVolume(50)
    stop()
    store.setVolume(60)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('take no volume out of range', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const store = fresh()
    store.setVolume(140)
    expect(store.read().volume).toBe(100)
    store.setVolume(-5)
    expect(store.read().volume).toBe(0)
  })
})

describe('mute', () => {
  test('comes and goes, and leaves the volume alone', () => {
    const store = fresh()
    store.setVolume(40)
    store.toggleMute()
    expect([store.loudness, store.read().volume]).toEqual([0, 40])
    store.toggleMute()
    expect(store.loudness).toBe(0.4)
  })

  test('ends when the volume is turned up', () => {
    const store = fresh()
    store.toggleMute()
    store.setVolume(70)
    expect(store.read()).toEqual({ volume: 70, isMuted: false })
  })

  test('ends with something to hear, also after a volume of nothing', () => {
    const store = fresh()
    store.setVolume(0)
    expect(isSilent(store.read())).toBe(true)
    store.toggleMute()
    expect(store.read()).toEqual({ volume: 100, isMuted: false })
  })
})
