import type { Day } from './day'

declare global {
  interface WindowEventMap {
    'toybox:day-rewritten': CustomEvent<{ readonly slug: string; readonly day: Day }>
  }
}

/**
 * In development: calls `show` with what the day has become when a file of its folder was changed. Returns what ends the
 * listening. In a built site it does nothing.
 */
export function onDayRewritten(slug: string, show: (day: Day) => void): () => void {
  if (!import.meta.hot) return () => {}
  const listening = new AbortController()
  window.addEventListener(
    'toybox:day-rewritten',
    ({ detail }) => {
      if (detail.slug === slug) show(detail.day)
    },
    { signal: listening.signal },
  )
  return () => listening.abort()
}
