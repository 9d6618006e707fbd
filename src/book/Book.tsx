import { useSyncExternalStore } from 'react'
import { manifest } from '../../assets/book/manifest'
import { days } from '../calendar'
import { book } from '../finds/book'
import type { BookPages } from '../finds/bookPages'
import { useTranslate } from '../language/language'
import { cardPicture } from '../sharing/cardPicture'
import { Picture } from '../ui/Picture'
import styles from './Book.module.css'
import { DaySpread } from './DaySpread'
import { studyPicture } from './dayPictures'
import { FeastSpread, feastPrint } from './FeastSpread'
import { Leaf } from './Leaf'
import { Tabs } from './Tabs'
import { LAST, useSpread } from './useSpread'
import { useTurning } from './useTurning'
import { WordSpread } from './WordSpread'

/** The open sketchbook: a spread for each day, in order, after them the word that carries it all, and the table. */
export function Book() {
  const t = useTranslate()
  const pages = useSyncExternalStore(book.subscribe, book.read)
  const [spread, open] = useSpread()
  const { handlers, leaf, other, turnTo } = useTurning(spread, open)

  const neighbours = [days[spread - 2], days[spread]].filter((day) => day && pages.has(day.slug))
  /** While a leaf is on its way, what lies on both sides of it. */
  const shown = other === null ? [spread] : [spread, other].sort((one, two) => one - two)
  return (
    <>
      <div className={styles.book} data-turning={other === null ? undefined : ''} {...handlers}>
        <Picture className={`${styles.drawn} ${styles.sketchbook}`} print={manifest.pictures.sketchbook['1x']} />
        <Tabs pages={pages} spread={spread} turnTo={turnTo} />
        {shown.map((number) => (
          <div className={styles.spread} data-spread={number} inert={number !== spread} key={number}>
            <Spread number={number} pages={pages} />
          </div>
        ))}
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
        <Leaf handle={leaf} />
        <Picture className={`${styles.drawn} ${styles.wire}`} print={manifest.pictures.wire['1x']} />
        <Picture className={`${styles.drawn} ${styles.snail}`} print={manifest.pictures.snail['1x']} />
        <Picture className={`${styles.drawn} ${styles.brush}`} print={manifest.pictures.brush['1x']} />
        {/* The spreads to either side come before they are turned to. */}
        {spread === LAST - 1 && <Picture className={styles.neighbour} print={feastPrint(pages)} />}
        {neighbours
          .flatMap((day) => (day ? [cardPicture(day), studyPicture(day)] : []))
          .map((file) => (
            <img alt="" className={styles.neighbour} key={file} src={file} />
          ))}
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

function Spread({ number, pages }: { readonly number: number; readonly pages: BookPages }) {
  const day = days[number - 1]
  if (day) return <DaySpread day={day} page={pages.get(day.slug)} />
  return number === LAST ? <FeastSpread pages={pages} /> : <WordSpread pages={pages} />
}
