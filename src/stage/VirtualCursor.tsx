import { useEffect, useState } from 'react'
import { createKeyPresses } from './keyPresses'
import type { Point } from './scene'
import type { SceneRun } from './sceneRun'
import styles from './VirtualCursor.module.css'

interface Props {
  /** Where its tip is, in CSS pixels of the window. */
  readonly at: Readonly<Point>
  readonly run: SceneRun
  /** Whether the day draws what is moved, so that no drop is needed. */
  readonly isHidden: boolean
}

/** The drop of ink that the arrow keys move. Enter and the space bar press where it is, for as long as they are held. */
export function VirtualCursor({ at, run, isHidden }: Props) {
  const [isPressed, setIsPressed] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const presses = createKeyPresses(
      (button) => {
        setIsPressed(true)
        run.pressAtPointer(button)
      },
      (button) => {
        setIsPressed(false)
        run.release(button)
      },
    )
    const press = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element && event.target.matches('button, a, input, textarea, dialog *')
      if (!isOnControl) presses.down(event)
    }
    window.addEventListener('keydown', press, { signal })
    window.addEventListener('keyup', presses.up, { signal })
    window.addEventListener('blur', presses.letGo, { signal })
    return () => {
      listening.abort()
      presses.letGo()
    }
  }, [run])

  if (isHidden) return null
  return (
    <div
      aria-hidden="true"
      className={`${styles.drop} ${isPressed ? styles.pressed : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    />
  )
}
