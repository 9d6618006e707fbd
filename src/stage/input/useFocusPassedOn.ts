import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the focus was last, among the buttons of a day. */
interface Place {
  readonly button: Element
  /** Which of the buttons it was. */
  readonly index: number
}

/**
 * Keeps the focus among the buttons of a day as these come and go: when the focused one vanishes, the one in its place takes
 * over, at once or as soon as there is one. A browser would lose the focus to the page, and the visitor her way. The buttons are
 * those marked `data-day-button`, in the order of the document.
 */
export function useFocusPassedOn(): void {
  const lastRef = useRef<Place | null>(null)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const remember = ({ target }: FocusEvent) => {
      lastRef.current = target instanceof HTMLButtonElement ? placeOf(target) : null
    }
    const forget = () => {
      lastRef.current = null
    }
    /** The focus has left for nowhere: on purpose, if its button is still there when all that happens now has happened. */
    const forgetIfLeft = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) return
      queueMicrotask(() => {
        const isThere = target instanceof Element && target.isConnected
        if (isThere && document.activeElement !== target && lastRef.current?.button === target) forget()
      })
    }
    document.addEventListener('focusin', remember, { signal })
    document.addEventListener('focusout', forgetIfLeft, { signal })
    document.addEventListener('pointerdown', forget, { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    const last = lastRef.current
    if (!last || last.button.isConnected || document.activeElement !== document.body) return
    const buttons = dayButtons()
    buttons[Math.min(last.index, buttons.length - 1)]?.focus()
  })
}

function placeOf(button: HTMLButtonElement): Place | null {
  const index = dayButtons().indexOf(button)
  return index < 0 ? null : { button, index }
}

function dayButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('[data-day-button]')]
}
