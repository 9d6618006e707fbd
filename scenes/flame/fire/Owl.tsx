import { memo } from 'react'
import { looking } from './motions'
import styles from './Owl.module.css'

/** The owl on the rope, which looks at the fire, at the page, and sometimes at nothing. Decorative. */
export const Owl = memo(function Owl() {
  return (
    <span aria-hidden="true" className={styles.owl}>
      <span className={styles.looks} ref={looking} />
    </span>
  )
})
