import { useCallback, useSyncExternalStore } from 'react'
import { LanguageStore } from './languageStore'
import type { Language, Words } from './words'

/** The language of the site. */
export const language = new LanguageStore({ query: window.location.search, storage: () => window.localStorage })

/** The language that the site speaks; the component is rendered anew when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(language.subscribe, language.read)
}

/** Picks the visitor's language out of words: `const say = useSay()`, then `say({ en: 'Home', fr: 'Accueil' })`. */
export function useSay(): (words: Words) => string {
  const spoken = useLanguage()
  return useCallback((words: Words) => words[spoken], [spoken])
}
