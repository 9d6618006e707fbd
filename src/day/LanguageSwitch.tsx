import { useSyncExternalStore } from 'react'
import { language, useLanguage, useTranslate } from '../language/language'
import { LANGUAGES, type Language } from '../language/words'
import { playHouseSound } from '../sound/houseSounds'
import styles from './LanguageSwitch.module.css'

interface Wording {
  /** What the switch shows of it. */
  readonly mark: string
  readonly name: string
  /** What it shows instead to a visitor whose browser wishes for it. */
  readonly invitation: string
}

/** Every language in its own words: who looks for it reads no other. */
const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: { mark: 'EN', name: 'English', invitation: 'Read in English' },
  fr: { mark: 'FR', name: 'français', invitation: 'Lire en français' },
}

/** The switch between the languages of the site, EN | FR, the spoken one underlined. */
export function LanguageSwitch() {
  const t = useTranslate()
  const spoken = useLanguage()
  const offered = useSyncExternalStore(language.subscribe, language.readOffered, () => null)

  const choose = (chosen: Language) => {
    playHouseSound('button')
    language.choose(chosen)
  }

  return (
    <fieldset aria-label={t({ en: 'Language', fr: 'Langue' })} className={styles.switch}>
      {LANGUAGES.map((choice) => {
        const { mark, name, invitation } = WORDINGS[choice]
        const isOffered = choice === offered
        return (
          <button
            aria-label={isOffered ? undefined : `${mark}, ${name}`}
            aria-pressed={choice === spoken}
            className={styles.choice}
            key={choice}
            lang={choice}
            onClick={() => choose(choice)}
            type="button"
          >
            {isOffered ? invitation : mark}
          </button>
        )
      })}
    </fieldset>
  )
}
