import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { LanguageStore } from './languageStore'
import { surroundings } from './surroundings'
import { FIRST_LANGUAGE, inLanguage, type Language, type Localized } from './words'

/** The language of the site. */
export const language = new LanguageStore(surroundings)

/** The language that the site speaks; the component is rendered anew when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(language.subscribe, language.read, () => FIRST_LANGUAGE)
}

/** Picks the visitor's language out of a text: `const t = useTranslate()`, then `t({ en: 'Home', fr: 'Accueil' })`. */
export function useTranslate(): (words: Localized) => string {
  const spoken = useLanguage()
  return useCallback((words: Localized) => inLanguage(words, spoken), [spoken])
}

/** The same for what is no component, at the moment that it is said. */
export function translate(words: Localized): string {
  return inLanguage(words, language.read())
}

/** Has the page say which language it is in, and follow the links that ask for one. */
export function useLanguageOfPage(): void {
  const spoken = useLanguage()

  useLayoutEffect(() => {
    document.documentElement.lang = spoken
  }, [spoken])

  useLayoutEffect(() => {
    window.addEventListener('hashchange', language.followAddress)
    return () => window.removeEventListener('hashchange', language.followAddress)
  }, [])
}
