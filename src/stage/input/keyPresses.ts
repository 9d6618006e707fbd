import type { Input } from '../contract/scene'

/** What is read of the event of a key. */
type Key = Pick<KeyboardEvent, 'key' | 'repeat' | 'shiftKey' | 'preventDefault'>

/** What keys do: press, and let go when they are let go. */
export interface KeyPresses {
  readonly isHeld: boolean
  down(event: Key): void
  /** @returns whether the key held something pressed */
  up(event: Key): boolean
  /** Releases all that is held, as when the focus goes elsewhere. */
  release(): void
}

/**
 * Makes Enter and the space bar press for as long as they are held. With Shift they are the second button.
 *
 * @param press the one thing to be pressed
 * @param release lets go of it
 */
export function createKeyPresses(
  press: (button: Input['button']) => void,
  release: (button: Input['button']) => void,
): KeyPresses {
  let held: { key: string; button: Input['button'] } | null = null

  const releaseHeld = () => {
    if (held) release(held.button)
    held = null
  }

  return {
    get isHeld() {
      return held !== null
    },
    down(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // The browser would make a click of it, at once or when the key is let go.
      event.preventDefault()
      if (event.repeat || held) return
      held = { key: event.key, button: event.shiftKey ? 'second' : 'main' }
      press(held.button)
    },
    up(event) {
      if (event.key !== held?.key) return false
      event.preventDefault()
      releaseHeld()
      return true
    },
    release: releaseHeld,
  }
}
