import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { CalendarDay } from '../calendar'
import { playHouseSound } from '../sound/houseSounds'
import { SoundControl } from '../sound/SoundControl'
import { Blot } from '../ui/Blot'
import blotStyles from '../ui/Blot.module.css'
import styles from './DayFrame.module.css'
import type { KeyHelp } from './day'
import { FrameSlotsProvider, type SlotElements } from './FrameSlot'
import { KeysCard } from './KeysCard'

interface Props {
  readonly calendarDay: CalendarDay
  readonly keys: readonly KeyHelp[]
  readonly children: ReactNode
}

/** What surrounds any day: its quiet heading and, in the corner, help with the keys, sound, replay and the way home. */
export function DayFrame({ calendarDay, keys, children }: Props) {
  const [, navigate] = useLocation()
  const [replay, setReplay] = useState<HTMLElement | null>(null)
  const slots: SlotElements = { replay }

  useEffect(() => {
    const goHome = (event: KeyboardEvent) => {
      const isDialogOpen = document.querySelector('dialog[open]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen) navigate('/')
    }
    window.addEventListener('keydown', goHome)
    return () => window.removeEventListener('keydown', goHome)
  }, [navigate])

  return (
    <FrameSlotsProvider value={slots}>
      <main className={styles.frame} data-day={calendarDay.slug}>
        <h1 className={styles.heading} data-arrival tabIndex={-1}>
          {calendarDay.number}. {calendarDay.prompt}
        </h1>
        <div className={styles.day}>{children}</div>
        <nav aria-label="This day" className={blotStyles.corner}>
          <KeysCard keys={keys} />
          <SoundControl />
          <span className={styles.slot} ref={setReplay} />
          <Link aria-label="Home" className={blotStyles.press} href="/" onClick={() => playHouseSound('button')}>
            <Blot glyph="home" />
          </Link>
        </nav>
      </main>
    </FrameSlotsProvider>
  )
}
