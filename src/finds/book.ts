import { Store } from '../store'
import { type BookPages, NO_PAGES, readPages, STORAGE_KEY, samePages, unitedPages, writtenPages } from './bookPages'
import { type Bookshelf, bookshelf } from './bookshelf'

/**
 * The visitor's book: which days were opened, and what was found on them. Kept for good where the browser allows, else as long as
 * the page is open. Nothing is ever taken out of it, so tabs that write at the same time lose nothing of each other's.
 */
export class Book extends Store<BookPages> {
  readonly #shelf: Bookshelf

  constructor(shelf: Bookshelf) {
    super(NO_PAGES)
    this.#shelf = shelf
    this.#take()
    shelf.onOtherTab(() => this.#take())
  }

  /** A day is visited: the first time is remembered. */
  open(slug: string): void {
    this.add(new Map([[slug, { opened: this.#shelf.today(), found: [] }]]))
  }

  /** Something was found on a day. Returns whether that is new. */
  find(slug: string, name: string): boolean {
    this.#take()
    if (this.read().get(slug)?.found.includes(name)) return false
    this.add(new Map([[slug, { opened: this.#shelf.today(), found: [name] }]]))
    return true
  }

  /** Adds what another book holds. */
  add(pages: BookPages): void {
    const kept = this.#take()
    const united = unitedPages(this.read(), pages)
    if (!samePages(united, this.read())) this.set(united)
    // What a later version of the site has written stays as it is.
    if (kept !== 'later' && !samePages(united, kept)) this.#keep(united)
  }

  /** Adds what is kept to what this page knows, and tells what was kept. */
  #take(): BookPages | 'later' {
    const read = this.#kept()
    if (read === 'later') return read
    const united = unitedPages(read, this.read())
    if (!samePages(united, this.read())) this.set(united)
    return read
  }

  #kept(): BookPages | 'later' {
    try {
      const read = readPages(this.#shelf.storage().getItem(STORAGE_KEY))
      return read === 'later' ? read : read.pages
    } catch {
      // A browser that keeps nothing: the page remembers.
      return NO_PAGES
    }
  }

  #keep(pages: BookPages): void {
    try {
      this.#shelf.storage().setItem(STORAGE_KEY, writtenPages(pages))
    } catch {
      // Denied or full: the page remembers, and what is written next tries again with all of it.
    }
  }
}

/** The book of this visitor. */
export const book = new Book(bookshelf)
