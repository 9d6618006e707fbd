import type { ComponentProps } from 'react'
import styles from './PaperSheet.module.css'

interface Props extends ComponentProps<'section'> {
  /** A sheet that lies on its side, for a picture with words beside it. */
  readonly isWide?: boolean
}

/** A sheet of bright paper with ruled edges, in the middle of the page: what is read lies on one. */
export function PaperSheet({ isWide = false, children, ...attributes }: Props) {
  return (
    <section className={`${styles.sheet} ${isWide ? styles.wide : ''}`} {...attributes}>
      {children}
    </section>
  )
}
