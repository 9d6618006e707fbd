import { createChunkLoader } from './chunkLoader'

/** How long a reload waits for what is to be fetched before it, in ms. */
const PATIENCE = 10_000

/** The one loader of the site: it knows what has arrived, whoever asked for it. */
export const loader = createChunkLoader({
  fetch: (...request) => fetch(...request),
  isOnline: () => navigator.onLine,
  isSiteRenewed,
})

/**
 * Loads the page anew, at the day that it shows, by what the server has now: neither the page nor what came damaged is taken
 * from the browser's cache.
 */
export async function reloadPage(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE)
  await Promise.allSettled([fetchPage(signal).then(sendWorkerAway), loader.renewCache(signal)])
  window.location.reload()
}

/** The worker would answer by what it keeps. The page that is loaded anew calls it back. */
async function sendWorkerAway(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
}

/** Whether the page that is served now runs another script than this one; not where nothing can be learned of it. */
async function isSiteRenewed(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!script) return false
  try {
    const page = await fetchPage(AbortSignal.timeout(PATIENCE))
    return page.includes('<link rel="modulepreload"') && !page.includes(script)
  } catch {
    return false
  }
}

async function fetchPage(signal: AbortSignal): Promise<string> {
  const response = await fetch(window.location.href, { signal, cache: 'reload' })
  if (!response.ok) throw new Error(`The page is answered with ${response.status}.`)
  return response.text()
}
