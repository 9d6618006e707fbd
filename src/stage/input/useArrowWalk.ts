import { useEffect } from 'react'
import { keyOwner } from '../../ui/keyOwner'

/** Which way round a key goes. */
const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Lets the arrow keys move the focus round those of a day's areas that are there, in their order: on to the right and down, back to
 * the left and up. For areas that lie in a ring or a row, in a day whose arrow keys do nothing else.
 *
 * @param isWalked tells by its `id` whether an area is one of them; made once
 */
export function useArrowWalk(isWalked: (area: string) => boolean): void {
  useEffect(() => {
    const listening = new AbortController()
    const walk = (event: KeyboardEvent) => {
      const way = WAYS[event.key]
      if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || keyOwner(event) !== 'day') return
      event.preventDefault()
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-day-button]')].filter((button) =>
        isWalked(button.dataset.dayButton ?? ''),
      )
      const focused = document.activeElement
      const at = focused instanceof HTMLButtonElement ? buttons.indexOf(focused) : -1
      buttons[stepRound(buttons.length, at, way)]?.focus()
    }
    window.addEventListener('keydown', walk, { signal: listening.signal })
    return () => listening.abort()
  }, [isWalked])
}

/** The place after a step round so many, the first after the last; who is nowhere, -1, comes to the first by a step on, to the last by one back. */
export function stepRound(count: number, at: number, way: 1 | -1): number {
  const from = at < 0 && way < 0 ? 0 : at
  return (from + way + count) % count
}
