import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { LazyContent } from '../day/LazyContent'
import { useTranslate } from '../language/language'
import { chunkFilesOf } from '../loading/chunkFiles'
import { usePageTitle } from '../routing/usePageTitle'
import { CREDITS, CREDITS_TITLE } from '../site'
import { playHouseSound } from '../sound/houseSounds'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { keyOwner } from '../ui/keyOwner'
import styles from './CreditsPage.module.css'

/** What is on the page. */
const chunk = { name: CREDITS, files: chunkFilesOf(CREDITS), run: () => import('./Credits') }

/** Who made the site, and what it stands on. It is no day, and narrow windows show it, too. */
export function CreditsPage() {
  const t = useTranslate()
  const [, navigate] = useLocation()
  usePageTitle(t(CREDITS_TITLE))

  useEffect(() => {
    const goHome = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && keyOwner(event) === 'day') navigate('/')
    }
    window.addEventListener('keydown', goHome)
    return () => window.removeEventListener('keydown', goHome)
  }, [navigate])

  return (
    <main className={styles.page}>
      <h1 className={styles.title} data-arrival tabIndex={-1}>
        {t(CREDITS_TITLE)}
      </h1>
      <LazyContent chunk={chunk}>{({ Credits }) => <Credits />}</LazyContent>
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
