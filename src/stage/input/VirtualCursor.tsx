import { useLayoutEffect, useRef } from 'react'
import type { Run } from '../session/run'
import styles from './VirtualCursor.module.css'

interface Props {
  readonly run: Run
  /** Whether a key holds pressed what it points at. */
  readonly isPressed: boolean
}

/** The drop of ink that the arrow keys move. */
export function VirtualCursor({ run, isPressed }: Props) {
  const dropRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = run.input.cursor
      if (dropRef.current) dropRef.current.style.transform = `translate(${x}px, ${y}px)`
    }
    follow()
    return run.subscribe(follow)
  }, [run])

  return <div aria-hidden="true" className={`${styles.drop} ${isPressed ? styles.pressed : ''}`} ref={dropRef} />
}
