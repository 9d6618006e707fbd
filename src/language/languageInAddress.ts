import { LANGUAGES, type Language } from './words'

/** The parameter of an address that names a language. */
const PARAMETER = 'lang'

/** The language called that, or `null` when the site does not speak it. */
export function languageNamed(name: string | null): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null
}

/**
 * The language that an address asks for: `?lang=fr` before the hash sign, or in the query of the route after it, which
 * is nearer to the page and comes first.
 */
export function languageInAddress(address: string): Language | null {
  const { hash, search } = new URL(address)
  const routeQuery = hash.split('?')[1] ?? ''
  return (
    languageNamed(new URLSearchParams(routeQuery).get(PARAMETER)) ??
    languageNamed(new URLSearchParams(search).get(PARAMETER))
  )
}

/** The same address, asking for no language. The rest of it stays as it is written, to the letter. */
export function withoutLanguage(address: string): string {
  const [page = '', ...hash] = address.split('#')
  return [withoutParameter(page), ...hash.map(withoutParameter)].join('#')
}

function withoutParameter(part: string): string {
  const [path = '', query] = part.split('?')
  if (query === undefined) return part
  const kept = query.split('&').filter((pair) => pair.split('=')[0] !== PARAMETER)
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
