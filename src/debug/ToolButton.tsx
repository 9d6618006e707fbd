import type { ComponentProps } from 'react'
import styles from './ToolButton.module.css'

interface Props extends ComponentProps<'button'> {
  /** A word to press among words, rather than a swash of ink. */
  readonly isQuiet?: boolean
}

/** A small button of the overlay. */
export function ToolButton({ isQuiet = false, children, ...attributes }: Props) {
  return (
    <button className={isQuiet ? styles.quiet : styles.button} type="button" {...attributes}>
      {children}
    </button>
  )
}
