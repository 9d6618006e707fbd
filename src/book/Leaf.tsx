import { type RefObject, useImperativeHandle, useRef } from 'react'
import styles from './Book.module.css'
import { leafShape, PARTS } from './leaf'

/** Shows the leaf somewhere on its way, or not at all. */
export interface LeafHandle {
  show(share: number, pull: number): void
}

const parts = Array.from({ length: PARTS }, (_, part) => part)

/** The leaf that turns: its paper lies below what is written on it, its shade above. */
export function Leaf({ handle }: { readonly handle: RefObject<LeafHandle | null> }) {
  const paper = useRef<SVGSVGElement>(null)
  const shade = useRef<SVGSVGElement>(null)

  useImperativeHandle(handle, () => ({
    show(share, pull) {
      const [thrown, sheet] = paper.current?.children ?? []
      const { outline, shadow, parts: drawn, edge } = leafShape(share, pull)
      thrown?.setAttribute('d', shadow)
      sheet?.setAttribute('d', outline)
      for (const [index, path] of [...(shade.current?.children ?? [])].entries()) {
        const part = drawn[index]
        path.setAttribute('d', part?.outline ?? outline)
        if (part) path.setAttribute('opacity', part.shade.toFixed(3))
      }
      // What is written on its two sides is as wide as it looks.
      const book = paper.current?.parentElement
      book?.style.setProperty('--front', Math.max(0, edge).toFixed(4))
      book?.style.setProperty('--back', Math.max(0, -edge).toFixed(4))
    },
  }))

  return (
    <>
      <svg aria-hidden="true" className={styles.paper} ref={paper} viewBox="0 0 590 750">
        <path className={styles.thrown} />
        <path className={styles.sheetOfPaper} />
      </svg>
      <svg aria-hidden="true" className={styles.shade} ref={shade} viewBox="0 0 590 750">
        {parts.map((part) => (
          <path key={part} />
        ))}
        <path className={styles.edge} />
      </svg>
    </>
  )
}
