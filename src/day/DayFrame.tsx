import { replayingDays } from 'virtual:day-files'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import type { CalendarDay } from '../calendar'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import { SoundControl } from '../sound/SoundControl'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { keyOwner } from '../ui/keyOwner'
import styles from './DayFrame.module.css'
import { HelpCard } from './HelpCard'
import { calledNow } from './heading'
import type { Help } from './help'
import { Prompt } from './Prompt'

interface Props {
  readonly calendarDay: CalendarDay
  readonly help: Help
  readonly children: ReactNode
}

/** What surrounds any day: its quiet heading and, in the corner, help with the keys, sound, replay and the way home. */
export function DayFrame({ calendarDay, help, children }: Props) {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const called = useSyncExternalStore(calledNow.subscribe, calledNow.read)

  useEffect(() => {
    const goHome = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const owner = keyOwner(event)
      // Out of the text first, which stays; then home.
      if (owner === 'text' && event.target instanceof HTMLElement) event.target.blur()
      if (owner === 'day') navigate('/')
    }
    window.addEventListener('keydown', goHome)
    return () => window.removeEventListener('keydown', goHome)
  }, [navigate])

  return (
    <main className={styles.frame} data-day={calendarDay.slug}>
      <h1 className={styles.heading} data-arrival tabIndex={-1}>
        {calendarDay.number}. <Prompt called={called} day={calendarDay} />
      </h1>
      <div className={styles.day}>{children}</div>
      <nav aria-label={t({ en: 'This day', fr: 'Cette journée' })} className={iconButtonStyles.corner}>
        <HelpCard day={calendarDay} help={help} />
        <SoundControl />
        {/* Kept also while Replay is not there: no icon moves then, and a second press on one that has gone presses nothing. */}
        <span
          className={replayingDays.includes(calendarDay.slug) ? iconButtonStyles.press : styles.replay}
          data-replay
        />
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
