import type { Page } from '@playwright/test'
import { STORAGE_KEY } from '../../src/finds/bookPages'

/** Days by their slugs, each with when it was opened and what was found. */
type Book = Readonly<Record<string, { readonly opened: string | null; readonly found: readonly string[] }>>

/** A book as browsers keep it. */
export function writtenBook(days: Book): string {
  return JSON.stringify({ version: 1, days })
}

/** Has the pages to come find such a book kept: days by their slugs, each with when it was opened and what was found. */
export async function keepBook(page: Page, days: Book): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [STORAGE_KEY, writtenBook(days)] as const,
  )
}

/** What of the book the page has kept, by the days' slugs. */
export function keptBook(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').days ?? {}, STORAGE_KEY)
}
