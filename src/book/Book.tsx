import { useRef, useState, useSyncExternalStore } from 'react'
import { manifest } from '../../assets/book/manifest'
import { days } from '../calendar'
import { book } from '../finds/book'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import { Picture } from '../ui/Picture'
import styles from './Book.module.css'
import { cardPicture } from './cardPicture'
import { DaySpread } from './DaySpread'
import { FeastSpread, feastPrint } from './FeastSpread'
import { Tabs } from './Tabs'
import { LAST, useSpread } from './useSpread'
import { useTurning } from './useTurning'
import { WordSpread } from './WordSpread'

/** How the leaf of the book turns, in ms and steps: as drawn, not as moved by a machine. */
const TURN = { duration: 420, easing: 'steps(7, jump-both)' } as const

/** The open sketchbook: a spread for each day, in order, after them the word that carries it all, and the table. */
export function Book() {
  const t = useTranslate()
  const leaf = useRef<HTMLDivElement>(null)
  const [isTurning, setIsTurning] = useState(false)
  const pages = useSyncExternalStore(book.subscribe, book.read)
  const [spread, open] = useSpread()

  const turnTo = (next: number) => {
    if (next === spread || !open(next)) return
    playHouseSound('rustle')
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isCalm || !leaf.current) return
    const [from, to] = next > spread ? [0, -180] : [-180, 0]
    setIsTurning(true)
    const turning = leaf.current.animate({ transform: [turned(from), turned(to)] }, TURN)
    turning.onfinish = () => setIsTurning(false)
  }
  const hand = useTurning(turnTo, spread)

  const day = days[spread - 1]
  const neighbours = [days[spread - 2], days[spread]].filter((other) => other && pages.has(other.slug))
  return (
    <>
      <div className={styles.book} {...hand}>
        <Picture className={`${styles.drawn} ${styles.sketchbook}`} print={manifest.pictures.sketchbook['1x']} />
        <Tabs pages={pages} spread={spread} turnTo={turnTo} />
        {day && <DaySpread day={day} key={day.slug} page={pages.get(day.slug)} />}
        {!day && (spread === LAST ? <FeastSpread pages={pages} /> : <WordSpread pages={pages} />)}
        {spread < LAST && (
          <button
            aria-hidden="true"
            className={styles.corner}
            onClick={() => turnTo(spread + 1)}
            tabIndex={-1}
            type="button"
          >
            <Picture print={manifest.pictures.corner['1x']} />
          </button>
        )}
        <div className={styles.turning} hidden={!isTurning} ref={leaf} />
        <Picture className={`${styles.drawn} ${styles.brush}`} print={manifest.pictures.brush['1x']} />
        {/* The spreads to either side come before they are turned to. */}
        {spread === LAST - 1 && <Picture className={styles.neighbour} print={feastPrint(pages)} />}
        {neighbours.map(
          (other) => other && <img alt="" className={styles.neighbour} key={other.slug} src={cardPicture(other)} />,
        )}
      </div>
      <div className={styles.arrows}>
        <button
          aria-label={t({ en: 'Turn back', fr: 'Page précédente' })}
          className={styles.arrow}
          disabled={spread === 1}
          onClick={() => turnTo(spread - 1)}
          type="button"
        />
        <button
          aria-label={t({ en: 'Turn on', fr: 'Page suivante' })}
          className={`${styles.arrow} ${styles.on}`}
          disabled={spread === LAST}
          onClick={() => turnTo(spread + 1)}
          type="button"
        />
      </div>
    </>
  )
}

function turned(degrees: number): string {
  return `perspective(2400px) rotateY(${degrees}deg)`
}
