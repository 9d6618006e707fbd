import { type ReactNode, useState } from 'react'
import { readOverlayMemory, rememberOverlay } from './overlayMemory'
import styles from './Section.module.css'

interface Props {
  readonly title: string
  /** Whether it is open before anybody has folded it. */
  readonly isOpenAtFirst?: boolean
  readonly children: ReactNode
}

/** A part of the overlay that can be folded. Folded, it is not there, and costs nothing. */
export function Section({ title, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(() => readOverlayMemory().sections[title] ?? isOpenAtFirst)
  const toggle = () => {
    setIsOpen(!isOpen)
    rememberOverlay({ sections: { ...readOverlayMemory().sections, [title]: !isOpen } })
  }
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.heading}>
        <button aria-expanded={isOpen} className={styles.toggle} onClick={toggle} type="button">
          {title}
        </button>
      </h3>
      {isOpen && <div className={styles.body}>{children}</div>}
    </section>
  )
}
