import { describe, expect, it, vi } from 'vitest'
import { LanguageStore, STORAGE_KEY } from './languageStore'

const SITE = 'https://inkwell.example/inktober2022/'

/** A browser at that address. */
function browser({
  address = SITE,
  remembered = null as string | null,
  wishes = ['en-GB', 'en'] as readonly string[],
} = {}) {
  const shelf = new Map(remembered === null ? [] : [[STORAGE_KEY, remembered]])
  const at = { address }
  const store = new LanguageStore({
    address: () => at.address,
    replaceAddress: (next) => {
      at.address = next
    },
    wishes,
    storage: () => ({
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, value) => void shelf.set(key, value),
    }),
  })
  return { store, shelf, at }
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('the language of the site', () => {
  it('is English without a choice, whatever the browser wishes for', () => {
    expect(browser().store.read()).toBe('en')
    expect(browser({ wishes: ['fr'] }).store.read()).toBe('en')
  })

  it('is the link’s, then the remembered one', () => {
    expect(browser({ address: `${SITE}#/heist?lang=fr`, remembered: 'en' }).store.read()).toBe('fr')
    expect(browser({ remembered: 'fr' }).store.read()).toBe('fr')
    expect(browser({ remembered: 'klingon' }).store.read()).toBe('en')
  })

  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr'], 'fr'],
    [['de', 'en-US', 'fr'], null],
    [['FR'], 'fr'],
    [[], null],
  ])('is offered to a browser that wishes for %s: %s', (wishes, offered) => {
    expect(browser({ wishes }).store.readOffered()).toBe(offered)
  })

  it('is not offered to whoever has chosen, now or before or by a link', () => {
    const wishes = ['fr']
    expect(browser({ wishes, remembered: 'en' }).store.readOffered()).toBeNull()
    expect(browser({ wishes, address: `${SITE}?lang=en` }).store.readOffered()).toBeNull()
    const { store } = browser({ wishes })
    store.choose('en')
    expect(store.readOffered()).toBeNull()
  })

  it('is the visitor’s choice, remembered, and everybody hears of it', () => {
    const { store, shelf } = browser()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.choose('fr')
    expect([store.read(), shelf.get(STORAGE_KEY), heard.mock.calls.length]).toEqual(['fr', 'fr', 1])
    stop()
    store.choose('en')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is chosen against the link, too, which then asks no more', () => {
    const { store, at } = browser({ address: `${SITE}#/heist?seed=7&lang=fr` })
    store.choose('en')
    expect(at.address).toBe(`${SITE}#/heist?seed=7`)
    store.followAddress()
    expect(store.read()).toBe('en')
  })

  it('follows a link that asks for another, and stays with one that asks for none', () => {
    const { store, at } = browser()
    for (const address of [`${SITE}#/fairy?lang=fr`, `${SITE}#/`]) {
      at.address = address
      store.followAddress()
      expect(store.read()).toBe('fr')
    }
  })

  it('lasts as long as the page where nothing may be stored', () => {
    const store = new LanguageStore({ address: () => SITE, replaceAddress: () => {}, wishes: ['fr'], storage: denied })
    expect(store.readOffered()).toBe('fr')
    store.choose('fr')
    expect(store.read()).toBe('fr')
  })
})
