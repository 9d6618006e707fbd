import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { CalendarDay } from '../calendar'
import { prefetchDay } from '../day/dayChunks'
import { Prompt } from '../day/Prompt'
import { playHouseSound } from '../sound/houseSounds'
import { Picture } from '../ui/Picture'
import styles from './Card.module.css'
import { cardId } from './cardId'
import { grownVignetteOf } from './vignettes'

/** How long a card is pointed at, in ms, before its day is fetched: a pointer on its way across the page wants none of them. */
const WISH = 150

/** A day's line on the index page, leading to the day. */
export function Card({ day }: { readonly day: CalendarDay }) {
  const [wasPointedAt, setWasPointedAt] = useState(false)
  const wish = useRef(0)
  const leave = () => window.clearTimeout(wish.current)
  const point = () => {
    leave()
    setWasPointedAt(true)
    wish.current = window.setTimeout(prefetchDay, WISH, day)
  }
  return (
    <li className={styles.cell}>
      <Link
        className={styles.card}
        href={`/${day.slug}`}
        id={cardId(day.slug)}
        onClick={() => {
          leave()
          playHouseSound('rustle')
        }}
        onBlur={leave}
        onFocus={point}
        onPointerEnter={point}
        onPointerLeave={leave}
      >
        <span className={styles.number}>{day.number}.</span> <Prompt day={day} />
        <span className={styles.leader} />
        <span className={styles.vignette} />
        <span className={styles.disc}>
          <span className={styles.window}>
            {wasPointedAt && <Picture className={styles.grown} print={grownVignetteOf(day)} />}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** A cell that closes a column: quiet paper, leading nowhere. */
export function BlankCell() {
  return <li aria-hidden="true" className={`${styles.cell} ${styles.blank}`} />
}
