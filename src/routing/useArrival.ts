import { useLayoutEffect, useRef } from 'react'
import { cardId } from '../home/cardId'

/**
 * Moves the focus to the page that the visitor has navigated to, and shows its top: on coming home from a day to that
 * day's card, from the credits to what leads there, else to the page's heading, which is the element marked `data-arrival`. The first page that the
 * visitor opens is left alone, as the browser has just put the focus there itself. A window that becomes wide or narrow shows
 * another page, too: what had the focus there may be gone, and then the heading takes it.
 *
 * @param isWide `null` as long as nobody knows
 */
export function useArrival(path: string, isWide: boolean | null): void {
  const previousPath = useRef(path)
  const wasWide = useRef(isWide)

  useLayoutEffect(() => {
    const cameFrom = previousPath.current
    if (cameFrom === path) return
    previousPath.current = path
    const card = path === '/' ? document.getElementById(cardId(cameFrom.slice(1))) : null
    const heading = document.querySelector<HTMLElement>('[data-arrival]')
    if (!card) window.scrollTo(0, 0)
    const target = card ?? heading
    target?.focus({ preventScroll: target === heading })
  }, [path])

  useLayoutEffect(() => {
    const isOther = wasWide.current !== null && wasWide.current !== isWide
    wasWide.current = isWide
    if (!isOther || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true })
  }, [isWide])
}
