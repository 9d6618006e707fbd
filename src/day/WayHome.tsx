import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { keyOwner } from '../ui/keyOwner'

/** The way home from a page that is no day: its corner, and Escape. */
export function WayHome() {
  const t = useTranslate()
  useEscapeHome()
  return (
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
  )
}

/** Unless a text or a dialog wants the key. */
function useEscapeHome(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const goHome = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && keyOwner(event) === 'day') navigate('/')
    }
    window.addEventListener('keydown', goHome)
    return () => window.removeEventListener('keydown', goHome)
  }, [navigate])
}
