import styles from './TypingPage.module.css'

export function TypingPage() {
  return (
    <label className={styles.label}>
      Your name <input />
    </label>
  )
}
