import { useEffect, useRef } from 'react'
import { language as site, useLanguage } from '../../../src/language/language'
import { languageInAddress } from '../../../src/language/languageInAddress'
import type { Language } from '../../../src/language/words'
import { type Live, useLive } from '../../../src/stage/contract/live'
import type { ScallopState } from '../state'

/** What it speaks before its first tick, in which it hears of the link. */
export function languageAtFirst(): Language {
  return languageInAddress(window.location.href) === null ? 'en' : site.read()
}

/**
 * What the gallery speaks, and how to have it speak another language, the site with it. It begins in English, whatever the site has been
 * speaking, unless the link asks for another; from then on it follows the site's switch, as that follows its own. Source:
 * docs/specification.md, Section 3, gallery.
 */
export function useSpokenLanguage(live: Live<ScallopState>): readonly [Language, (language: Language) => void] {
  const spoken = useLive(live, (gallery, now) => (now === 0 ? languageAtFirst() : gallery.language))
  const ofSite = useLanguage()
  const heard = useRef(languageInAddress(window.location.href) === null ? ofSite : null)

  useEffect(() => {
    if (heard.current === ofSite) return
    heard.current = ofSite
    live.press(`speak-${ofSite}`)
  }, [live, ofSite])

  const speak = (language: Language) => {
    heard.current = language
    live.press(`speak-${language}`)
    site.choose(language)
  }
  return [spoken, speak]
}
