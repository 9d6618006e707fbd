import { useEffect, useLayoutEffect, useState } from 'react'
import { navigate, useHashLocation } from 'wouter/use-hash-location'
import type { CalendarDay } from '../calendar'

/** A day that had no room, and its address with all that belongs to the day. */
interface LeftDay {
  readonly day: CalendarDay
  readonly address: string
}

interface Place {
  /** The day that the path names, if it names one. */
  readonly asked: CalendarDay | undefined
  readonly isHome: boolean
  /** Whether the path names a page that there is, in a window of this width. */
  readonly hasPage: boolean
}

/**
 * Leads home from where no page is; and from there back to a day that the window had no room for, once it is wide again, unless the visitor
 * has gone elsewhere meanwhile. Neither leaves a trace in the history.
 *
 * @param isWide `null` as long as nobody knows
 * @returns the day that comes back
 */
export function useLeftDay({ asked, isHome, hasPage }: Place, isWide: boolean | null): CalendarDay | null {
  const [address] = useHashLocation()
  const [left, setLeft] = useState<LeftDay | null>(null)

  // Not before the page of the day is hidden, effects and all: it would take the other address for its own.
  useEffect(() => {
    if (!hasPage) {
      setLeft(asked ? { day: asked, address } : null)
      navigate('/', { replace: true })
    } else if (!isHome) setLeft(null)
  }, [asked, isHome, hasPage, address])

  useLayoutEffect(() => {
    if (!left || !isHome || !isWide) return
    // As the router does, which would write what follows the question mark into the site's own address.
    window.history.replaceState(null, '', `#${left.address}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [left, isHome, isWide])

  return left?.day ?? null
}
