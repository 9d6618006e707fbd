import { isWorkerMessage, type PageMessage } from './messages'

/** How long until the server is asked once more for another build, in ms. */
const ASK_AGAIN = 3_600_000

/**
 * How long an index that was opened is given until a new build may take over, in ms. The pictures that it asks for at once come by way of
 * the worker before: one that is replaced in the midst of that may be kept by Chromium for minutes, though it has nothing left to do.
 */
const SETTLING = 1000

/** Whether the index is shown, in whatever language. */
const INDEX = /^(#\/?)?(\?.*)?$/

/**
 * Tells the worker what the page loads past it. From then on, whenever the index is opened and a new build waits, that takes over and the page is loaded
 * anew; a day that is open is left alone. The page that comes after says so, once.
 */
export async function followRenewals(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  let asked = performance.now()
  let hasAsked = false

  const say = (loaded: readonly string[], isIndex: boolean) => {
    const entry = document.getElementById('entry')?.getAttribute('href') ?? ''
    tell(registration.active, { kind: 'arrived', entry: new URL(entry, window.location.href).href, loaded, isIndex })
  }

  const callWaiting = () => {
    const { waiting } = registration
    // A day may have been opened meanwhile.
    if (!waiting || !isAtIndex()) return
    hasAsked = true
    tell(waiting, { kind: 'take over' })
  }

  const arrive = () => {
    const isIndex = isAtIndex()
    if (isIndex && registration.waiting) {
      setTimeout(callWaiting, SETTLING)
      return
    }
    say([], isIndex)
    if (!isIndex || performance.now() < asked + ASK_AGAIN) return
    asked = performance.now()
    // Who is offline is told of a new build another time.
    registration.update().catch(() => {})
  }

  const reloadIndex = () => {
    // It may be a day by now.
    if (isAtIndex()) window.location.reload()
  }

  workers.addEventListener('message', ({ data }) => {
    if (!isWorkerMessage(data)) return
    if (data.kind === 'outdated') reloadIndex()
    else {
      import('./renewedSlip').then(
        ({ sayRenewed }) => sayRenewed(),
        () => {
          // Nobody is told, and misses nothing.
        },
      )
    }
  })
  if (!workers.controller) {
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  }
  // Other pages, which have not asked for it, go on as they are.
  workers.addEventListener('controllerchange', () => hasAsked && reloadIndex())
  window.addEventListener('hashchange', arrive)
  arrive()
  // What came past the worker: all that was loaded before it was there, and what was on its way then.
  new PerformanceObserver((list) => {
    const loaded = list.getEntriesByType('resource').filter((entry) => !('workerStart' in entry && entry.workerStart))
    if (loaded.length > 0)
      say(
        loaded.map(({ name }) => name),
        false,
      )
  }).observe({ type: 'resource', buffered: true })
}

function isAtIndex(): boolean {
  return INDEX.test(window.location.hash)
}

function tell(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message)
}
