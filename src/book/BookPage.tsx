import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { LazyContent } from '../day/LazyContent'
import { useTranslate } from '../language/language'
import { chunkFilesOf } from '../loading/chunkFiles'
import { usePageTitle } from '../routing/usePageTitle'
import { BOOK, BOOK_TITLE } from '../site'
import { playHouseSound } from '../sound/houseSounds'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { keyOwner } from '../ui/keyOwner'
import { UNSEEN } from '../ui/unseen'
import styles from './BookPage.module.css'

const chunk = { name: BOOK, files: chunkFilesOf(BOOK), run: () => import('./Book') }

/** The visitor's book, open on the table. It is no day, and as wide as days are. */
export function BookPage() {
  const t = useTranslate()
  const [, navigate] = useLocation()
  usePageTitle(t(BOOK_TITLE))

  useEffect(() => {
    const goHome = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && keyOwner(event) === 'day') navigate('/')
    }
    window.addEventListener('keydown', goHome)
    return () => window.removeEventListener('keydown', goHome)
  }, [navigate])

  return (
    <main className={styles.page}>
      <h1 data-arrival style={UNSEEN} tabIndex={-1}>
        {t(BOOK_TITLE)}
      </h1>
      <LazyContent chunk={chunk}>{({ Book }) => <Book />}</LazyContent>
      <nav aria-label={t({ en: 'This page', fr: 'Cette page' })} className={iconButtonStyles.corner}>
        <Link
          aria-label={t({ en: 'Home', fr: 'Accueil' })}
          className={iconButtonStyles.press}
          href="/"
          onClick={() => playHouseSound('button')}
        >
          <IconButton glyph="home" />
        </Link>
      </nav>
    </main>
  )
}
