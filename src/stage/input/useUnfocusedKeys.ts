import { useEffect, useState } from 'react'
import { keyOwner } from '../../ui/keyOwner'
import type { Run } from '../session/run'
import { createKeyPresses } from './keyPresses'

/**
 * Lets Enter and the space bar press while nothing is in focus, as on arrival or after a click, for as long as they are held: where
 * the day follows the pointer, what is pointed at; else the area that takes them. With Shift they are the second button.
 *
 * @param run `null` until the day plays
 * @returns whether they hold something pressed
 */
export function useUnfocusedKeys(run: Run | null): boolean {
  const [isPressed, setIsPressed] = useState(false)
  const input = run?.input

  useEffect(() => {
    if (!input) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const presses = createKeyPresses(
      (button) => {
        setIsPressed(true)
        input.pressUnfocused(button)
      },
      (button) => {
        setIsPressed(false)
        input.release(button)
      },
    )
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (isNothing(event.target) && keyOwner(event) === 'day' && input.canPressUnfocused) presses.down(event)
    }
    window.addEventListener('keydown', press, { signal })
    window.addEventListener('keyup', presses.up, { signal })
    window.addEventListener('blur', presses.release, { signal })
    return () => {
      listening.abort()
      presses.release()
    }
  }, [input])

  return isPressed
}

/** Whether nothing is in focus that a visitor has put it on: the page itself, or the heading, where it is on arrival. */
function isNothing(focused: EventTarget | null): boolean {
  return focused instanceof HTMLElement && focused.matches('body, [data-arrival]')
}
