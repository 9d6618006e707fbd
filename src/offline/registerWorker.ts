/** How long the page is given to come to rest, before it is looked whether it has, in ms. */
const LOOK_AGAIN = 500

/**
 * Has the service worker of this build keep the site, once the page is at rest. In development, and where a browser has none or denies it, the site
 * comes from the network. A build that was made without it sends away the one that an earlier build left.
 */
export function registerWorker(): void {
  const workers = navigator.serviceWorker
  if (!import.meta.env.SERVICE_WORKER || !workers) return
  onceAtRest(() => {
    const work = import.meta.env.SERVICE_WORKER === 'off' ? leave(workers) : join(workers)
    work.catch(() => {
      // It is not there, or not allowed: the site goes on without it.
    })
  })
}

async function join(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register(`${import.meta.env.BASE_URL}worker.js`)
  const registration = await workers.ready
  const { followRenewals } = await import('./followRenewals')
  await followRenewals(workers, registration)
}

async function leave(workers: ServiceWorkerContainer): Promise<void> {
  await (await workers.getRegistration())?.unregister()
}

/** Calls once the page has loaded, the day with it that it was opened on, and the browser has nothing else to do. */
function onceAtRest(call: () => void): void {
  const look = () => {
    const isLoading = document.readyState !== 'complete' || document.querySelector('[role=progressbar]')
    setTimeout(isLoading ? look : call, LOOK_AGAIN)
  }
  look()
}
