import { useState } from 'react'
import { type CalendarDay, days } from '../calendar'
import { Prompt } from '../day/Prompt'
import { useTranslate } from '../language/language'
import { abouts } from '../sharing/abouts'
import { cardPicture } from '../sharing/cardPicture'
import styles from './Gallery.module.css'
import { placesAround } from './places'
import { SendToComputer } from './SendToComputer'
import { useLeafing } from './useLeafing'
import { widerWords } from './widerWords'

export interface GalleryProps {
  /** Whose print is seen first. */
  readonly day: CalendarDay
}

/** A print of each of the 31 days, to swipe through, which is the browser's own scrolling. */
export function Gallery({ day }: GalleryProps) {
  const t = useTranslate()
  const { scroller, place, leaf, handlers } = useLeafing(days.indexOf(day), days.length)
  const wider = widerWords(window)
  return (
    <section aria-label={t({ en: 'Pictures of the 31 days', fr: 'Images des 31 jours' })} className={styles.gallery}>
      {wider && <p className={styles.wider}>{t(wider)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no finger and no wheel scrolls by keys. */}
      <ul className={styles.prints} ref={scroller} tabIndex={0} {...handlers}>
        {days.map((each, number) => (
          <Print day={each} distance={Math.abs(number - place)} key={each.slug} />
        ))}
      </ul>
      <div className={styles.leafing}>
        <button
          aria-label={t({ en: 'Previous picture', fr: 'Image précédente' })}
          className={styles.arrow}
          disabled={place === 0}
          onClick={() => leaf(-1)}
          type="button"
        />
        <span aria-hidden="true" className={styles.places}>
          {placesAround(place, days.length).map(({ number, mark }) => (
            <span className={`${styles.place} ${styles[mark]}`} key={number} />
          ))}
        </span>
        <button
          aria-label={t({ en: 'Next picture', fr: 'Image suivante' })}
          className={`${styles.arrow} ${styles.on}`}
          disabled={place === days.length - 1}
          onClick={() => leaf(1)}
          type="button"
        />
      </div>
      <SendToComputer day={days[place] ?? day} />
    </section>
  )
}

interface PrintProps {
  readonly day: CalendarDay
  /** How many prints away from the one that is shown. */
  readonly distance: number
}

/** A day's print with its prompt and what is said of it. Its picture is fetched when it or a neighbour is shown, and stays. */
function Print({ day, distance }: PrintProps) {
  const t = useTranslate()
  const [wasNear, setWasNear] = useState(false)
  const about = abouts[day.slug]
  const isNear = wasNear || distance <= 1
  if (isNear !== wasNear) setWasNear(isNear)
  const isShown = distance === 0
  return (
    <li className={isShown ? `${styles.day} ${styles.shown}` : styles.day}>
      <div className={styles.print}>
        <img
          alt={about ? t(about.picture) : ''}
          // What lies there until the gallery has come is not to be missed for a moment.
          decoding={isShown ? 'sync' : 'async'}
          height="630"
          loading="lazy"
          src={isNear ? cardPicture(day) : undefined}
          width="1200"
        />
      </div>
      <h2 className={styles.prompt}>
        <span className={styles.number}>{day.number}.</span> <Prompt day={day} />
      </h2>
      {about && <p className={styles.line}>{t(about.line)}</p>}
    </li>
  )
}
