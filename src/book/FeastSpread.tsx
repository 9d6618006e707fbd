import { manifest } from '../../assets/book/manifest'
import { days } from '../calendar'
import type { BookPages } from '../finds/bookPages'
import { countFound, findNamesOf } from '../finds/findPlaces'
import { useTranslate } from '../language/language'
import { Picture } from '../ui/Picture'
import styles from './Book.module.css'

const ALL = days.reduce((count, day) => count + findNamesOf(day).length, 0)

/** What the last spread shows of such a book: the guests once all was found, until then their empty chairs. */
export function feastPrint(pages: BookPages) {
  return manifest.pictures[countMissing(pages) === 0 ? 'feast' : 'places']['1x']
}

/** The last spread: all the folk of the box at one table, once all was found. Until then it is told how much is missing. */
export function FeastSpread({ pages }: { readonly pages: BookPages }) {
  const t = useTranslate()
  const missing = countMissing(pages)
  const print = feastPrint(pages)
  if (missing > 0) {
    const title = t({ en: 'You are expected.', fr: 'On vous attend.' })
    return (
      <>
        <section className={`${styles.leaf} ${styles.left}`}>
          <Picture
            alt={t({
              en: 'A long table in pencil, all of its chairs empty.',
              fr: 'Une longue table au crayon, toutes les chaises vides.',
            })}
            className={styles.places}
            print={print}
          />
        </section>
        <section aria-label={title} className={`${styles.leaf} ${styles.right}`}>
          <div className={styles.invitation}>
            <h2>{title}</h2>
            <p>
              {t({
                en: `Once all ${ALL} are found, everybody comes to the table. Still missing: ${missing}.`,
                fr: `Quand les ${ALL} seront trouvées, tout le monde passera à table. Il en manque encore ${missing}.`,
              })}
            </p>
          </div>
        </section>
      </>
    )
  }
  const title = t({
    en: `All ${ALL}. We kept you a chair.`,
    fr: `Les ${ALL} y sont. On vous a gardé une chaise.`,
  })
  return (
    <section aria-label={title} className={styles.sheet}>
      <Picture
        alt={t({
          en: 'By lantern light, all the folk of the box sit at a long table, the gargoyle asleep above them. The chair in the middle is empty.',
          fr: 'À la lueur des lanternes, tout le petit monde de la boîte est attablé, la gargouille endormie au-dessus. La chaise du milieu est vide.',
        })}
        className={styles.feast}
        print={print}
      />
      <span className={styles.placeCard}>{t({ en: 'you', fr: 'vous' })}</span>
      <h2>{title}</h2>
    </section>
  )
}

function countMissing(pages: BookPages): number {
  return days.reduce((count, day) => count - countFound(pages.get(day.slug), day), ALL)
}
