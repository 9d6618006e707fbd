import { describe, expect, it, test, vi } from 'vitest'
import { Book } from './book'
import { STORAGE_KEY } from './bookPages'
import type { Bookshelf } from './bookshelf'

/** What browsers keep, for as many tabs as ask for it, each of which hears what the others have written. */
class Shelf {
  today = '2022-10-22'
  isDenied = false
  isFull = false
  readonly kept = new Map<string, string>()
  readonly #listeners: (() => void)[] = []

  constructor(text?: string) {
    if (text !== undefined) this.kept.set(STORAGE_KEY, text)
  }

  newTab(): Book {
    const place = this.#listeners.length
    const shelf: Bookshelf = {
      storage: () => {
        if (this.isDenied) throw new DOMException('Access is denied', 'SecurityError')
        return {
          getItem: (key) => this.kept.get(key) ?? null,
          setItem: (key, value) => {
            if (this.isFull) throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
            this.kept.set(key, value)
            this.tellOthers(place)
          },
        }
      },
      today: () => this.today,
      onOtherTab: (listener) => this.#listeners.push(listener),
    }
    return new Book(shelf)
  }

  tellOthers(writer: number): void {
    this.#listeners.forEach((listener, place) => {
      if (place !== writer) listener()
    })
  }

  get text(): string | undefined {
    return this.kept.get(STORAGE_KEY)
  }
}

const pagesOf = (book: Book) => Object.fromEntries(book.read())
const KEPT = '{"version":1,"days":{"heist":{"opened":"2022-10-22","found":["pigeon"]}}}'

describe('the book', () => {
  it('keeps which days were opened, when first, and what was found on them', () => {
    const shelf = new Shelf()
    const book = shelf.newTab()
    book.open('heist')
    expect(book.find('heist', 'pigeon')).toBe(true)
    shelf.today = '2022-10-23'
    book.open('heist')
    book.open('fowl')
    expect(pagesOf(book)).toEqual({
      heist: { opened: '2022-10-22', found: ['pigeon'] },
      fowl: { opened: '2022-10-23', found: [] },
    })
    expect(pagesOf(shelf.newTab())).toEqual(pagesOf(book))
  })

  it('does not change its form from one version of the site to the next', () => {
    const shelf = new Shelf()
    shelf.newTab().find('heist', 'pigeon')
    expect(shelf.text).toBe(KEPT)
  })

  it('finds a thing once, and tells of a change, and of nothing else', () => {
    const book = new Shelf().newTab()
    const listener = vi.fn()
    book.subscribe(listener)
    expect(['pigeon', 'moth', 'pigeon'].map((name) => book.find('heist', name))).toEqual([true, true, false])
    book.open('heist')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('writes nothing that is kept already', () => {
    const shelf = new Shelf(KEPT)
    const book = shelf.newTab()
    shelf.isFull = true
    book.open('heist')
    expect(book.find('heist', 'pigeon')).toBe(false)
    expect(shelf.text).toBe(KEPT)
  })

  it('takes over what a record word tells, and has the date of the first visit after it', () => {
    const shelf = new Shelf()
    const book = shelf.newTab()
    book.add(new Map([['heist', { opened: null, found: ['pigeon'] }]]))
    expect(pagesOf(shelf.newTab())).toEqual({ heist: { opened: null, found: ['pigeon'] } })
    book.open('heist')
    expect(pagesOf(shelf.newTab())).toEqual({ heist: { opened: '2022-10-22', found: ['pigeon'] } })
  })
})

describe('of two tabs', () => {
  it('each knows at once what the other has found', () => {
    const shelf = new Shelf()
    const [here, there] = [shelf.newTab(), shelf.newTab()]
    here.find('heist', 'pigeon')
    expect(there.find('heist', 'pigeon')).toBe(false)
    there.find('fowl', 'egg')
    expect(pagesOf(here)).toEqual(pagesOf(there))
    expect(pagesOf(shelf.newTab())).toEqual(pagesOf(here))
  })

  it('neither overwrites what the other has written unheard, and the earlier visit is the first', () => {
    const shelf = new Shelf()
    const [here, there] = [shelf.newTab(), shelf.newTab()]
    vi.spyOn(shelf, 'tellOthers').mockReturnValue()
    here.find('heist', 'pigeon')
    shelf.today = '2022-10-23'
    expect(there.find('heist', 'pigeon')).toBe(false)
    there.find('heist', 'moth')
    here.find('heist', 'crown')
    expect(pagesOf(shelf.newTab())).toEqual({ heist: { opened: '2022-10-22', found: ['pigeon', 'moth', 'crown'] } })
  })

  it('what one can no longer find in storage, as it was cleared, stays in the page and is kept again', () => {
    const shelf = new Shelf(KEPT)
    const book = shelf.newTab()
    shelf.kept.clear()
    shelf.tellOthers(-1)
    book.open('fowl')
    expect(Object.keys(pagesOf(shelf.newTab()))).toEqual(['heist', 'fowl'])
  })
})

describe('where storage fails', () => {
  it('denied: the book is kept for the visit', () => {
    const shelf = new Shelf()
    shelf.isDenied = true
    const book = shelf.newTab()
    expect(book.find('heist', 'pigeon')).toBe(true)
    expect(book.find('heist', 'pigeon')).toBe(false)
    expect(pagesOf(book)).toEqual({ heist: { opened: '2022-10-22', found: ['pigeon'] } })
  })

  it('full: likewise, and all of it is written once there is room', () => {
    const shelf = new Shelf(KEPT)
    const book = shelf.newTab()
    shelf.isFull = true
    expect(book.find('fowl', 'egg')).toBe(true)
    expect(shelf.text).toBe(KEPT)
    shelf.isFull = false
    book.open('bat')
    expect(Object.keys(pagesOf(shelf.newTab()))).toEqual(['heist', 'fowl', 'bat'])
  })

  it('of a later version: what is kept stays as it is, and the book is kept for the visit', () => {
    const later = '{"version":2,"pages":["heist"]}'
    const shelf = new Shelf(later)
    const book = shelf.newTab()
    expect(pagesOf(book)).toEqual({})
    expect(book.find('heist', 'pigeon')).toBe(true)
    expect(book.find('heist', 'pigeon')).toBe(false)
    expect(shelf.text).toBe(later)
  })

  test.each(['', 'null', '{', '7', '"heist"', '[]', '{"version":1}', '{"version":1,"days":[{}]}', KEPT.slice(0, -3)])(
    'damaged: what is no book is an empty one, and written anew: %s',
    (text) => {
      const shelf = new Shelf(text)
      const book = shelf.newTab()
      expect(pagesOf(book)).toEqual({})
      book.find('heist', 'pigeon')
      expect(shelf.text).toBe(KEPT)
    },
  )

  it('damaged in places: all that makes sense is read, and kept', () => {
    const days = {
      heist: { opened: 'yesterday', found: ['pigeon', 7, 'pigeon'] },
      fowl: { opened: '2022-10-16', found: 'egg' },
      bat: 7,
      tomorrow: { opened: '2022-13-45', found: ['sun'] },
    }
    const shelf = new Shelf(JSON.stringify({ version: 1, days }))
    shelf.newTab().open('bat')
    expect(pagesOf(shelf.newTab())).toEqual({
      heist: { opened: null, found: ['pigeon'] },
      fowl: { opened: '2022-10-16', found: [] },
      tomorrow: { opened: null, found: ['sun'] },
      bat: { opened: '2022-10-22', found: [] },
    })
  })
})
