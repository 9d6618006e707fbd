import { useEffect, useState } from 'react'
import styles from './DrawnPointer.module.css'
import type { Point } from './scene'
import type { SceneRun } from './sceneRun'

interface Props {
  /** Where its tip is, in CSS pixels of the window. */
  readonly at: Readonly<Point>
  readonly run: SceneRun
}

/** The drop of ink that the arrow keys move. Enter and the space bar press where it is. */
export function DrawnPointer({ at, run }: Props) {
  const [isPressed, setIsPressed] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.matches('button, a, input, textarea, dialog *')
      if (isOnControl || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
      event.preventDefault()
      setIsPressed(true)
      run.pressAtPointer(event.shiftKey ? 'second' : 'main')
    }
    window.addEventListener('keydown', press, { signal })
    window.addEventListener('keyup', () => setIsPressed(false), { signal })
    return () => listening.abort()
  }, [run])

  return (
    <div
      aria-hidden="true"
      className={`${styles.drop} ${isPressed ? styles.pressed : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    />
  )
}
