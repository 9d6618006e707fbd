import { Link } from 'wouter'
import type { CalendarDay } from '../calendar'
import { prefetchDay } from '../day/dayChunks'
import { Prompt } from '../day/Prompt'
import { playHouseSound } from '../sound/houseSounds'
import { Picture } from '../ui/Picture'
import styles from './Card.module.css'
import { cardId } from './cardId'
import { grownVignetteOf, vignetteOf } from './vignettes'

const { BASE_URL } = import.meta.env

/** A day's line on the index page, leading to the day. */
export function Card({ day }: { readonly day: CalendarDay }) {
  const prefetch = () => prefetchDay(day)
  return (
    <li className={styles.cell}>
      <Link
        className={styles.card}
        href={`/${day.slug}`}
        id={cardId(day.slug)}
        onClick={() => playHouseSound('rustle')}
        onFocus={prefetch}
        onPointerEnter={prefetch}
      >
        <span className={styles.number}>{day.number}.</span> <Prompt day={day} />
        <span className={styles.leader} />
        <Picture className={styles.vignette} loading="lazy" print={vignetteOf(day)} />
        <span className={styles.disc}>
          <span className={styles.grown} style={{ backgroundImage: `url(${BASE_URL}${grownVignetteOf(day)})` }} />
        </span>
      </Link>
    </li>
  )
}

/** A cell that closes a column: quiet paper, leading nowhere. */
export function BlankCell() {
  return <li aria-hidden="true" className={`${styles.cell} ${styles.blank}`} />
}
