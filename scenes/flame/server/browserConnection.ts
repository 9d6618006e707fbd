import type { BrowserConnection } from '../room/session'

export const browserConnection: BrowserConnection = {
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
