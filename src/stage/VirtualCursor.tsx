import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keyOwner } from '../ui/keyOwner'
import { createKeyPresses } from './keyPresses'
import type { StageRun } from './stageRun'
import styles from './VirtualCursor.module.css'

interface Props {
  readonly run: StageRun
  /** Whether the day draws what is moved, so that no drop is needed. */
  readonly isHidden: boolean
}

/** The drop of ink that the arrow keys move. Enter and the space bar press where it is, for as long as they are held. */
export function VirtualCursor({ run, isHidden }: Props) {
  const [isPressed, setIsPressed] = useState(false)
  const dropRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const presses = createKeyPresses(
      (button) => {
        setIsPressed(true)
        run.hands.pressAtCursor(button)
      },
      (button) => {
        setIsPressed(false)
        run.hands.release(button)
      },
    )
    const press = (event: KeyboardEvent) => {
      if (keyOwner(event) === 'day') presses.down(event)
    }
    window.addEventListener('keydown', press, { signal })
    window.addEventListener('keyup', presses.up, { signal })
    window.addEventListener('blur', presses.release, { signal })
    return () => {
      listening.abort()
      presses.release()
    }
  }, [run])

  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = run.hands.cursor
      if (dropRef.current) dropRef.current.style.transform = `translate(${x}px, ${y}px)`
    }
    follow()
    return run.subscribe(follow)
  }, [run])

  if (isHidden) return null
  return <div aria-hidden="true" className={`${styles.drop} ${isPressed ? styles.pressed : ''}`} ref={dropRef} />
}
