/** What the browser knows of its connection. */
export interface BrowserLine {
  isOnline(): boolean
  /** @returns what ends it */
  subscribe(onChange: () => void): () => void
}

export const browserLine: BrowserLine = {
  isOnline: () => navigator.onLine,
  subscribe(onChange) {
    window.addEventListener('online', onChange)
    window.addEventListener('offline', onChange)
    return () => {
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
    }
  },
}
