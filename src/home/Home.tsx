import { cells } from '../calendar'
import { usePageTitle } from '../usePageTitle'
import { BlankCell, Card } from './Card'
import styles from './Home.module.css'
import { HomeCorner } from './HomeCorner'
import { Logo } from './Logo'

/** The index page of the sketchbook: the logo and the 33 cells. */
export function Home() {
  usePageTitle()
  return (
    <main className={styles.page}>
      <h1 className={styles.logo} data-arrival tabIndex={-1}>
        <Logo />
      </h1>
      <nav aria-label="The 31 days">
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
