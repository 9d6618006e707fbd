import { findWords } from 'virtual:find-words'
import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { manifest } from '../../assets/book/manifest'
import type { CalendarDay } from '../calendar'
import { Prompt } from '../day/Prompt'
import type { BookPage } from '../finds/bookPages'
import { useLanguage, useTranslate } from '../language/language'
import { scores } from '../scores/scores'
import { cardPicture } from '../sharing/cardPicture'
import { Picture } from '../ui/Picture'
import { Stamp } from '../ui/Stamp'
import styles from './Book.module.css'
import { studyPicture } from './dayPictures'

/** The day comes before the month in both languages. */
const LOCALES = { en: 'en-GB', fr: 'fr' } as const

/** Prompts of more letters are lettered smaller. */
const LONG = 7

const { tape, stroke } = manifest.pictures

interface Props {
  readonly day: CalendarDay
  /** `undefined`: it was never opened. */
  readonly page: BookPage | undefined
}

/** The two leaves of a day: its print, and what the visitor has of it. */
export function DaySpread({ day, page }: Props) {
  const t = useTranslate()
  const drawn = { backgroundImage: `url("${studyPicture(day)}")` }
  return (
    <>
      <section
        aria-label={`${day.number}. ${day.prompt}`}
        className={`${styles.leaf} ${styles.left}`}
        data-day={day.slug}
      >
        <Link
          aria-label={t({ en: `Open day ${day.number}`, fr: `Ouvrir le jour ${day.number}` })}
          className={styles.print}
          href={`/${day.slug}`}
        >
          {page && <img alt="" className={styles.picture} src={cardPicture(day)} />}
          <Picture className={styles.tape} print={tape['1x']} />
          <Picture className={styles.tape} print={tape['1x']} />
          <Picture className={styles.tape} print={tape['1x']} />
        </Link>
        {page && <span className={styles.studies} style={drawn} />}
      </section>
      <section className={`${styles.leaf} ${styles.right}`} data-day={day.slug}>
        <h2 className={day.prompt.length > LONG ? `${styles.title} ${styles.long}` : styles.title}>
          <span className={styles.number}>{day.number}.</span>
          <span className={styles.prompt}>
            <Prompt day={day} />
          </span>
        </h2>
        <Picture className={`${styles.drawn} ${styles.stroke}`} print={stroke['1x']} />
        {page?.opened && <FirstOpened date={page.opened} />}
        <Stamps day={day} page={page} />
        <FiveBest day={day} />
        {page && <span className={styles.trace} style={drawn} />}
      </section>
    </>
  )
}

function FirstOpened({ date }: { readonly date: string }) {
  const language = useLanguage()
  const t = useTranslate()
  // At noon, the date is the same wherever it is read.
  const said = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long' }).format(
    new Date(`${date}T12:00`),
  )
  return <p className={styles.date}>{t({ en: `first opened on ${said}`, fr: `première visite le ${said}` })}</p>
}

function Stamps({ day, page }: Props) {
  const t = useTranslate()
  const finds = findWords[day.slug] ?? []
  if (finds.length === 0) return null
  const found = finds.filter(({ find }) => page?.found.includes(find)).length
  const of = finds.length
  return (
    <>
      <ul className={styles.stamps}>
        {finds.map(({ find, name, hint }, place) => {
          const isFound = page?.found.includes(find) ?? false
          return (
            <li key={find}>
              <button
                aria-label={isFound ? t(name) : `${t({ en: 'Not found yet:', fr: 'Pas encore trouvé :' })} ${t(hint)}`}
                className={styles.find}
                type="button"
              >
                <Stamp stamp={isFound ? { slug: day.slug, place } : null} />
                {isFound && <span className={styles.name}>{t(name)}</span>}
                {/* Of one that was found its name, which may be too long for the stamp. */}
                <span className={styles.hint}>{t(isFound ? name : hint)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {found > 0 && <p className={styles.count}>{t({ en: `${found} of ${of}`, fr: `${found} sur ${of}` })}</p>}
    </>
  )
}

function FiveBest({ day }: { readonly day: CalendarDay }) {
  const t = useTranslate()
  const best = useSyncExternalStore(scores.subscribe, () => scores.topFive(day.number))
  if (best.length === 0) return null
  return (
    <section className={styles.best}>
      <h3 className={styles.subtitle}>{t({ en: 'five best', fr: 'les cinq meilleurs' })}</h3>
      <ol>
        {best.map((score, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is all that tells two equal scores apart.
          <li key={place}>
            <span className={styles.dots} />
            {score}
          </li>
        ))}
      </ol>
    </section>
  )
}
