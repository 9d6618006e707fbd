import { cells } from '../calendar'
import { LanguageSwitch } from '../day/LanguageSwitch'
import { useTranslate } from '../language/language'
import { usePageTitle } from '../routing/usePageTitle'
import { Bottle } from './Bottle'
import { BlankCell, Card } from './Card'
import styles from './Home.module.css'
import { HomeCorner } from './HomeCorner'
import { Logo } from './Logo'
import { useAmbience } from './useAmbience'
import { useGridKeys } from './useGridKeys'

/** The index page of the sketchbook: the logo and the 33 cells. */
export function Home() {
  const t = useTranslate()
  usePageTitle()
  useGridKeys()
  useAmbience()
  return (
    <main className={styles.page}>
      <header className={styles.masthead}>
        <h1 className={styles.logo} data-arrival tabIndex={-1}>
          <Logo />
        </h1>
        <Bottle />
      </header>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <nav aria-label={t({ en: 'The 31 days', fr: 'Les 31 jours' })}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
        <ol className={styles.cells} role="list">
          {/* biome-ignore lint/suspicious/noArrayIndexKey: the cells of the calendar never move. */}
          {cells.map((day, place) => (day ? <Card day={day} key={place} /> : <BlankCell key={place} />))}
        </ol>
      </nav>
      <HomeCorner />
    </main>
  )
}
