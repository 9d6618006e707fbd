import { FIRST_LANGUAGE, type Language } from '../language/words'

/**
 * Whether a visitor is to see what `index.html` holds: the home page, in the first language. The hash sign and what follows
 * are the route; a query there asks for nothing at home.
 */
export function isPrerendered(hash: string, language: Language): boolean {
  return language === FIRST_LANGUAGE && /^(#\/?)?(\?.*)?$/.test(hash)
}
