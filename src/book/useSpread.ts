import { useEffect, useState } from 'react'
import { days } from '../calendar'
import { BOOK } from '../site'

/** After the days come the word that carries it all, and the table. */
export const LAST = days.length + 2

/** The spread that the address asks for: 1…31 are days, as in `#/book?day=22`. */
function spreadIn(hash: string): number {
  const day = Number(new URLSearchParams(hash.split('?')[1]).get('day') ?? 1)
  return Number.isInteger(day) && day >= 1 && day <= LAST ? day : 1
}

/** The spread that is open, and what opens another, which says whether there is one. It stands in the address, without a step of the history. */
export function useSpread(): readonly [spread: number, open: (next: number) => boolean] {
  const [spread, setSpread] = useState(() => spreadIn(window.location.hash))

  useEffect(() => {
    const follow = () => {
      if (window.location.hash.startsWith(`#/${BOOK}`)) setSpread(spreadIn(window.location.hash))
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const open = (next: number) => {
    if (next < 1 || next > LAST) return false
    setSpread(next)
    window.history.replaceState(window.history.state, '', `#/${BOOK}?day=${next}`)
    return true
  }
  return [spread, open]
}
