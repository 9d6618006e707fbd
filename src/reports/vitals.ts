import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { dayNamed } from '../calendar'
import { session } from '../stage/session/session'
import { reportErrors } from './errorReports'

/** Where measurements and reports are sent, if the site was built with an address for them. */
const VITALS_URL: string | undefined = import.meta.env.VITE_VITALS_URL

/**
 * Measures how the page feels (loading, layout shift, response to a touch), once it has loaded. Every figure becomes a
 * performance mark named `vital:LCP` and so on, for the debug overlay and the browser's own tools, and goes to
 * `VITE_VITALS_URL` when that is set. So do reports of what goes wrong, from now on.
 */
export async function reportVitals(): Promise<void> {
  if (VITALS_URL) {
    const send = (url: string, body: string) => navigator.sendBeacon(url, body)
    const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? 'development'
    const shownDay = () => dayNamed(window.location.hash.split(/[/?]/)[1] ?? '')?.slug ?? null
    reportErrors({ url: VITALS_URL, send, page: window, session, shownDay, version })
  }
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }))
  }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
}

function report({ name, value, rating }: Metric): void {
  performance.mark(`vital:${name}`, { detail: { value, rating } })
  if (VITALS_URL) navigator.sendBeacon(VITALS_URL, JSON.stringify({ name, value, rating }))
}
