import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { CalendarDay } from '../calendar'
import { isDrawn, prefetchDay } from '../day/dayChunks'
import { Prompt } from '../day/Prompt'
import { book } from '../finds/book'
import { type BookPage, NO_PAGES } from '../finds/bookPages'
import { countFound, findNamesOf } from '../finds/findPlaces'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import { Picture } from '../ui/Picture'
import styles from './Card.module.css'
import { cardId } from './cardId'
import { grownVignetteOf } from './vignettes'

/** How long a card is pointed at, in ms, before its toy and its day are fetched: a pointer on its way across the page wants none of them. */
const REST = 300

/** A day's line on the index page, leading to the day: its toy comes forward when somebody stays. */
export function Card({ day }: { readonly day: CalendarDay }) {
  const [toy, setToy] = useState<'asleep' | 'called' | 'awake'>('asleep')
  const rest = useRef(0)
  const link = useRef<HTMLAnchorElement>(null)
  const page = useBookPage(day)
  const t = useTranslate()
  const [found, of] = [countFound(page, day), findNamesOf(day).length]
  const leave = () => {
    window.clearTimeout(rest.current)
    setToy('asleep')
  }
  const point = () => {
    leave()
    // One that is still being drawn has no toy.
    if (!isDrawn(day)) return
    rest.current = window.setTimeout(() => {
      setToy('called')
      prefetchDay(day)
    }, REST)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who pointed at it, or had the focus there, before it came alive.
  useEffect(() => {
    if (link.current?.matches(':hover, :focus')) point()
  }, [])

  return (
    <li className={styles.cell}>
      <Link
        aria-description={
          found > 0 ? t({ en: `${found} of ${of} found`, fr: `${found} sur ${of} trouvés` }) : undefined
        }
        className={toy === 'awake' ? `${styles.card} ${styles.awake}` : styles.card}
        href={`/${day.slug}`}
        id={cardId(day.slug)}
        onClick={() => {
          window.clearTimeout(rest.current)
          playHouseSound('rustle')
        }}
        onBlur={leave}
        onFocus={point}
        onPointerEnter={point}
        onPointerLeave={leave}
        ref={link}
      >
        <span className={styles.number}>{day.number}.</span> <Prompt day={day} />
        <span className={page ? `${styles.leader} ${styles.drawn}` : styles.leader} />
        <span className={styles.vignette} />
        {of > 0 && <span className={styles.marks} data-marks={`${found}/${of}`} />}
        {toy !== 'asleep' && (
          <span className={styles.disc}>
            <span className={styles.window}>
              <Picture className={styles.grown} onLoad={() => setToy('awake')} print={grownVignetteOf(day)} />
            </span>
          </span>
        )}
      </Link>
    </li>
  )
}

/** What the visitor's book holds of the day. In the markup that is rendered at build, and until that has come alive, nothing. */
function useBookPage({ slug }: CalendarDay): BookPage | undefined {
  return useSyncExternalStore(
    book.subscribe,
    () => book.read().get(slug),
    () => NO_PAGES.get(slug),
  )
}

/** A cell that closes a column: quiet paper, leading nowhere. */
export function BlankCell() {
  return <li aria-hidden="true" className={`${styles.cell} ${styles.blank}`} />
}
