import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ChunkFailure } from '../day/failures'
import { useTranslate } from '../language/language'
import { chunkFilesOf } from '../loading/chunkFiles'
import { ChunkLoadError } from '../loading/chunkLoader'
import { loader } from '../loading/loader'
import { usePageTitle } from '../routing/usePageTitle'
import { CREDITS, CREDITS_TITLE } from '../site'
import { playHouseSound } from '../sound/houseSounds'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { keyOwner } from '../ui/keyOwner'
import styles from './CreditsPage.module.css'

/** What is on the page: hardly anybody comes here, so nobody else loads it. */
const chunk = { name: CREDITS, files: chunkFilesOf(CREDITS), run: () => import('./Credits') }

/** Who made the site, and what it stands on. It is no day, and narrow windows show it, too. */
export function CreditsPage() {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const [content, setContent] = useState<ReactNode>(null)
  const [attempt, setAttempt] = useState(1)
  usePageTitle(t(CREDITS_TITLE))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    let isWanted = true
    const show = (next: ReactNode) => {
      if (isWanted) setContent(next)
    }
    const tryAgain = () => setAttempt((last) => last + 1)
    loader.load(chunk).then(
      ({ Credits }) => show(<Credits />),
      (error) => {
        if (!(error instanceof ChunkLoadError)) throw error
        show(<ChunkFailure error={error} onTryAgain={tryAgain} />)
      },
    )
    return () => {
      isWanted = false
    }
  }, [attempt])

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
      {content}
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
