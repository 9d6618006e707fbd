import { useSyncExternalStore } from 'react'

/**
 * Days are routed only in windows wider than 1100 CSS pixels. Source: docs/specification.md, Section 2, routes. Said by what it is
 * not: so it is true of 1100.5 px, too, and understood by a Safari before 16.4, which knows no `(width > 1100px)`.
 */
const wideWindow = import.meta.env.SSR ? null : window.matchMedia('not all and (max-width: 1100px)')

function subscribe(onChange: () => void): () => void {
  wideWindow?.addEventListener('change', onChange)
  return () => wideWindow?.removeEventListener('change', onChange)
}

/**
 * Whether the window is wide enough for the days; follows the window as it is resized. `null` in the markup that is rendered at
 * build, which any window may show, and as long as it takes to come alive.
 */
export function useWideWindow(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => wideWindow?.matches ?? null,
    () => null,
  )
}
