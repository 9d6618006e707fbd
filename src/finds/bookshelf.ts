/** What the book needs of the browser. */
export interface Bookshelf {
  /** Throws where the visitor lets nobody store anything; so may what it returns. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** The visitor's date, `2022-10-22`. */
  readonly today: () => string
  /** Calls `listener` when another tab may have written in the book. */
  readonly onOtherTab: (listener: () => void) => void
}

/** Where the visitor's book stands. Where the home page is rendered at build, nobody has one. */
export const bookshelf: Bookshelf = import.meta.env.SSR
  ? {
      storage() {
        throw new Error('Nothing is kept where there is no browser.')
      },
      today: () => '',
      onOtherTab: () => {},
    }
  : {
      storage: () => window.localStorage,
      today: () => dateOf(new Date()),
      onOtherTab: (listener) => window.addEventListener('storage', listener),
    }

/** The date where the visitor is. */
function dateOf(now: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
