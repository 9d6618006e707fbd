import { Fragment, useEffect, useId, useRef } from 'react'
import type { CalendarDay } from '../calendar'
import { useLanguage, useTranslate } from '../language/language'
import { BOOK } from '../site'
import { playHouseSound } from '../sound/houseSounds'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { keyOwner } from '../ui/keyOwner'
import { CaptionSwitch } from './CaptionSwitch'
import styles from './HelpCard.module.css'
import { type Help, helpedKeys, type KeyHelp } from './help'
import { isHeld, printedOn } from './keyCaps'
import { LanguageSwitch } from './LanguageSwitch'

const HELP = { en: 'Help', fr: 'Aide' }

interface Props {
  readonly help: Help
  readonly day: CalendarDay
}

/** The button that shows, or the question mark that calls, a card with what to do on this day and what the keyboard does. */
export function HelpCard({ help, day }: Props) {
  const t = useTranslate()
  const titleId = useId()
  const whatId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const open = () => {
    playHouseSound('button')
    dialogRef.current?.showModal()
  }
  const close = () => dialogRef.current?.close()

  useEffect(() => {
    const openOnQuestionMark = (event: KeyboardEvent) => {
      if (event.key === '?' && keyOwner(event) === 'day') dialogRef.current?.showModal()
    }
    window.addEventListener('keydown', openOnQuestionMark)
    return () => window.removeEventListener('keydown', openOnQuestionMark)
  }, [])

  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t(HELP)}
        className={iconButtonStyles.press}
        onClick={open}
        type="button"
      >
        <IconButton glyph="keys" />
      </button>
      <dialog aria-describedby={whatId} aria-labelledby={titleId} className={styles.card} ref={dialogRef}>
        <h2 className={styles.title} id={titleId}>
          {t(HELP)}
        </h2>
        <p className={styles.what} id={whatId}>
          {t(help.what)}
        </p>
        <dl className={styles.keys}>
          {helpedKeys(help).map((line) => (
            <KeyLine key={line.caps.join(' ')} {...line} />
          ))}
        </dl>
        {/* Closing comes first: it is in focus when the card opens. */}
        <div className={styles.foot}>
          <button className={styles.close} onClick={close} type="button">
            {t({ en: 'Close', fr: 'Fermer' })}
          </button>
          <CaptionSwitch />
          <LanguageSwitch />
        </div>
        <p className={styles.book}>
          {/* By its address: what follows its question mark is the page's, and no query of the site's. */}
          <a href={`#/${BOOK}?day=${day.number}`}>{t({ en: 'What was found here', fr: 'Ce qu’on a trouvé ici' })}</a>
        </p>
      </dialog>
    </>
  )
}

function KeyLine({ caps, does }: KeyHelp) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className={styles.key}>
      <dt className={styles.caps}>
        <span className={caps.length === 4 ? styles.arrows : styles.row}>
          {caps.map((cap) => (
            <Fragment key={cap}>
              <kbd className={styles.cap}>{printedOn(cap, language)}</kbd>
              {isHeld(cap) && '+'}
            </Fragment>
          ))}
        </span>
        <span className={styles.leader} />
      </dt>
      <dd className={styles.does}>{t(does)}</dd>
    </div>
  )
}
