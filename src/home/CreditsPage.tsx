import { LazyContent } from '../day/LazyContent'
import { WayHome } from '../day/WayHome'
import { useTranslate } from '../language/language'
import { chunkFilesOf } from '../loading/chunkFiles'
import { usePageTitle } from '../routing/usePageTitle'
import { CREDITS, CREDITS_TITLE } from '../site'
import styles from './CreditsPage.module.css'

/** What is on the page. */
const chunk = { name: CREDITS, files: chunkFilesOf(CREDITS), run: () => import('./Credits') }

/** Who made the site, and what it stands on. It is no day, and narrow windows show it, too. */
export function CreditsPage() {
  const t = useTranslate()
  usePageTitle(t(CREDITS_TITLE))

  return (
    <main className={styles.page}>
      <h1 className={styles.title} data-arrival tabIndex={-1}>
        {t(CREDITS_TITLE)}
      </h1>
      <LazyContent chunk={chunk}>{({ Credits }) => <Credits />}</LazyContent>
      <WayHome />
    </main>
  )
}
