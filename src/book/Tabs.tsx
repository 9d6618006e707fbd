import { days } from '../calendar'
import type { BookPages } from '../finds/bookPages'
import { countFound, findNamesOf } from '../finds/findPlaces'
import { useTranslate } from '../language/language'
import { BOOK } from '../site'
import styles from './Book.module.css'

interface Props {
  readonly pages: BookPages
  readonly spread: number
  readonly turnTo: (spread: number) => void
}

/** A tab for each day, at the left once it is turned, at the right until then. */
export function Tabs({ pages, spread, turnTo }: Props) {
  const t = useTranslate()
  return (
    <nav aria-label={t({ en: 'The leaves', fr: 'Les pages' })}>
      {days.map((day) => {
        const page = pages.get(day.slug)
        const isWhole = findNamesOf(day).length > 0 && countFound(page, day) === findNamesOf(day).length
        const classes = [
          styles.tab,
          day.number < spread && styles.turned,
          page && styles.opened,
          isWhole && styles.whole,
        ]
        return (
          <a
            aria-current={day.number === spread ? 'page' : undefined}
            aria-label={`${day.number}. ${day.prompt}`}
            className={classes.filter(Boolean).join(' ')}
            href={`#/${BOOK}?day=${day.number}`}
            key={day.slug}
            onClick={(event) => {
              event.preventDefault()
              turnTo(day.number)
            }}
            style={{ '--tab': day.number - 1 }}
          >
            <span className={styles.day}>{day.number}</span>
          </a>
        )
      })}
    </nav>
  )
}
