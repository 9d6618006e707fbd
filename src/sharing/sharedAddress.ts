/** What of an address is handed on, as `window.location` has it. */
type Handed = Readonly<Record<'search' | 'hash', string>>

/**
 * Where a shared link to a page leads, seen from the index: `?lang=fr#/heist?seed=7` of `…/heist/?lang=fr#seed=7`. What follows the
 * hash sign belongs to the day, with a question mark or without; where it is a route itself, that is taken.
 */
export function sharedAddress(page: string, { search, hash }: Handed): string {
  const handed = hash.replace(/^#\??/, '')
  if (handed.startsWith('/')) return `${search}#${handed}`
  return `${search}#/${page}${handed && `?${handed}`}`
}
