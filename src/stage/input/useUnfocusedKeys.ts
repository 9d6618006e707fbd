import { useEffect, useState } from 'react'
import { keyOwner } from '../../ui/keyOwner'
import type { StageRun } from '../session/stageRun'
import { createKeyPresses } from './keyPresses'

/**
 * Lets Enter and the space bar press while nothing is in focus, as on arrival or after a click, for as long as they are held: where
 * the day follows the pointer, what is pointed at; else the area that takes them. With Shift they are the second button.
 *
 * @param run `null` until the day plays
 * @returns whether they hold something pressed
 */
export function useUnfocusedKeys(run: StageRun | null): boolean {
  const [isPressed, setIsPressed] = useState(false)
  const hands = run?.hands

  useEffect(() => {
    if (!hands) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const presses = createKeyPresses(
      (button) => {
        setIsPressed(true)
        hands.pressUnfocused(button)
      },
      (button) => {
        setIsPressed(false)
        hands.release(button)
      },
    )
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (isNothing(event.target) && keyOwner(event) === 'day' && hands.canPressUnfocused) presses.down(event)
    }
    window.addEventListener('keydown', press, { signal })
    window.addEventListener('keyup', presses.up, { signal })
    window.addEventListener('blur', presses.release, { signal })
    return () => {
      listening.abort()
      presses.release()
    }
  }, [hands])

  return isPressed
}

/** Whether nothing is in focus that a visitor has put it on: the page itself, or the heading, where it is on arrival. */
function isNothing(focused: EventTarget | null): boolean {
  return focused instanceof HTMLElement && focused.matches('body, [data-arrival]')
}
