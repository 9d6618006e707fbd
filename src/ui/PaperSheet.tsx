import type { ComponentProps } from 'react'
import styles from './PaperSheet.module.css'

/** A sheet of bright paper with ruled edges, in the middle of the page: what is read lies on one. */
export function PaperSheet({ children, ...attributes }: ComponentProps<'section'>) {
  return (
    <section className={styles.sheet} {...attributes}>
      {children}
    </section>
  )
}
