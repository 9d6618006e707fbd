import { useEffect } from 'react'
import type { Live } from '../../src/stage/live'
import { keyOwner } from '../../src/ui/keyOwner'
import type { Bouquet } from './state'

/** Which way around the flower a key goes. */
const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Lets the arrow keys move the focus from petal to petal, clockwise and back. */
export function usePetalWalk(live: Live<Bouquet>): void {
  useEffect(() => {
    const listening = new AbortController()
    const walk = (event: KeyboardEvent) => {
      const way = WAYS[event.key]
      if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || keyOwner(event) !== 'day') return
      event.preventDefault()
      const petals = petalButtons(live.state)
      const focused = document.activeElement
      const at = focused instanceof HTMLButtonElement ? petals.indexOf(focused) : -1
      const from = at < 0 && way < 0 ? 0 : at
      petals[(from + way + petals.length) % petals.length]?.focus()
    }
    window.addEventListener('keydown', walk, { signal: listening.signal })
    return () => listening.abort()
  }, [live])
}

/** The buttons of the petals that are on: they come first among those of the day, as they do in the tab order. */
function petalButtons({ petals }: Bouquet): HTMLButtonElement[] {
  const on = petals.filter(({ stage }) => stage === 'on').length
  return [...document.querySelectorAll<HTMLButtonElement>('[data-day-button]')].slice(0, on)
}
