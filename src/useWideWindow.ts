import { useSyncExternalStore } from 'react'

/** Days are routed only in windows wider than this many CSS pixels. Source: specification, section 9. */
const NARROW_UP_TO = 1100

const wideWindow = window.matchMedia(`(width > ${NARROW_UP_TO}px)`)

function subscribe(onChange: () => void): () => void {
  wideWindow.addEventListener('change', onChange)
  return () => wideWindow.removeEventListener('change', onChange)
}

/** Whether the window is wide enough for the days; follows the window as it is resized. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, () => wideWindow.matches)
}
