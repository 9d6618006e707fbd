import type { PageProps } from '../../../src/day/definePage'
import type { Events } from './finds'
import styles from './TypingPage.module.css'

export function TypingPage({ tell }: PageProps<Events>) {
  return (
    <label className={styles.label}>
      Your name <input onChange={({ target }) => tell('typed', { text: target.value })} />
    </label>
  )
}
