import { LanguageSwitch } from '../day/LanguageSwitch'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { usePageTitle } from '../routing/usePageTitle'
import { HomeCorner } from './HomeCorner'
import { NarrowLogo } from './Logo'
import styles from './NarrowHome.module.css'

/** The English is the owner's, word for word. Source: docs/specification.md, Section 8, errors. */
const NOTICE: Localized = {
  en: 'Please use a PC or a larger device',
  fr: 'Veuillez utiliser un ordinateur ou un appareil plus grand',
}

/** What a window too narrow for the days shows: four cards, and why they are empty. */
export function NarrowHome() {
  const t = useTranslate()
  usePageTitle()
  return (
    <main className={styles.page}>
      <h1 className={styles.logo} data-arrival tabIndex={-1}>
        <NarrowLogo />
      </h1>
      <LanguageSwitch />
      <ul className={styles.cards}>
        <li aria-hidden="true" className={styles.card} />
        <li aria-hidden="true" className={styles.card} />
        <li aria-hidden="true" className={styles.card} />
        <li className={styles.card}>{t(NOTICE)}</li>
      </ul>
      <HomeCorner hasSound={false} />
    </main>
  )
}
