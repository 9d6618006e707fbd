import type { ComponentProps } from 'react'
import styles from './InkButton.module.css'

/** A button with a word on it: a swash of ink, lettered in paper. */
export function InkButton({ children, ...attributes }: ComponentProps<'button'>) {
  return (
    <button className={styles.button} type="button" {...attributes}>
      {children}
    </button>
  )
}
