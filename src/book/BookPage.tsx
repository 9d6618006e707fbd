import { LazyContent } from '../day/LazyContent'
import { WayHome } from '../day/WayHome'
import { useTranslate } from '../language/language'
import { chunkFilesOf } from '../loading/chunkFiles'
import { usePageTitle } from '../routing/usePageTitle'
import { BOOK, BOOK_TITLE } from '../site'
import { UNSEEN } from '../ui/unseen'
import styles from './BookPage.module.css'

const chunk = { name: BOOK, files: chunkFilesOf(BOOK), run: () => import('./Book') }

/** The visitor's book, open on the table. It is no day, and as wide as days are. */
export function BookPage() {
  const t = useTranslate()
  usePageTitle(t(BOOK_TITLE))

  return (
    <main className={styles.page}>
      <h1 data-arrival style={UNSEEN} tabIndex={-1}>
        {t(BOOK_TITLE)}
      </h1>
      <LazyContent chunk={chunk}>{({ Book }) => <Book />}</LazyContent>
      <WayHome />
    </main>
  )
}
