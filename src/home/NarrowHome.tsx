import { Suspense } from 'react'
import { type CalendarDay, days } from '../calendar'
import { LanguageSwitch } from '../day/LanguageSwitch'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { usePageTitle } from '../routing/usePageTitle'
import { cardPicture } from '../sharing/cardPicture'
import { lazyPart } from '../ui/lazyPart'
import { CreditsLink } from './CreditsLink'
import type { GalleryProps } from './Gallery'
import { NarrowLogo } from './Logo'
import styles from './NarrowHome.module.css'
import { SourceLink } from './SourceLink'

/** The English is the owner's, word for word. Source: docs/specification.md, Section 8, errors. */
const NOTICE: Localized = {
  en: 'Please use a PC or a larger device',
  fr: 'Veuillez utiliser un ordinateur ou un appareil plus grand',
}

/** Comes behind the first painting, and to narrow windows only. Where it does not, one picture is what is seen of the days. */
const Gallery = lazyPart<'Gallery', GalleryProps>(() => import('./Gallery'), 'Gallery')

const NARROW = '(max-width: 1100px)'

interface Props {
  /** Whose picture is seen first: the first day's, where none was asked for. */
  readonly day: CalendarDay | null | undefined
  /** Whether the window is known to be narrow. */
  readonly isAlive: boolean
}

/** What a window too narrow for the days shows: four cards, and why they are empty. Below them the days can be looked at. */
export function NarrowHome({ day, isAlive }: Props) {
  const t = useTranslate()
  usePageTitle()
  const first = day ?? days[0]
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
      {first && (
        <div className={styles.gallery}>
          {/* Until the gallery lies over it. No wide window, of which this page is markup, fetches it. */}
          <picture>
            <source media={NARROW} srcSet={cardPicture(first)} />
            <img alt="" decoding="sync" height="630" width="1200" />
          </picture>
          <Suspense>{isAlive && <Gallery day={first} />}</Suspense>
        </div>
      )}
      <div className={styles.foot}>
        <CreditsLink hasId={isAlive} />
        <SourceLink />
      </div>
    </main>
  )
}
