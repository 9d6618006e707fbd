import { usePageTitle } from '../usePageTitle'
import { HomeCorner } from './HomeCorner'
import { NarrowLogo } from './Logo'
import styles from './NarrowHome.module.css'

/** What a window too narrow for the days shows: four cards, and why they are empty. */
export function NarrowHome() {
  usePageTitle()
  return (
    <main className={styles.page}>
      <h1 className={styles.logo} data-arrival tabIndex={-1}>
        <NarrowLogo />
      </h1>
      <ul className={styles.cards}>
        <li aria-hidden="true" className={styles.card} />
        <li aria-hidden="true" className={styles.card} />
        <li aria-hidden="true" className={styles.card} />
        <li className={styles.card}>Please use a PC or a larger device</li>
      </ul>
      <HomeCorner />
    </main>
  )
}
