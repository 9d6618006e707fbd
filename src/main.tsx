import './ui/tokens.css'
import './ui/base.css'
import './prerendered.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App'
import { language } from './language/language'
import { isPrerendered } from './loading/prerendered'
import { reportVitals } from './reports/vitals'
import { soundGate } from './sound/soundGate'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root" to draw the site in.')

const words = document.querySelector('.not-started')
if (isStyled()) start(root)
// Not every browser waits for the page's style sheet before it runs this; the page has loaded once that has come, or failed.
else window.addEventListener('load', () => (isStyled() ? start(root) : askForStyles()))

/** Whether the style sheet has come that lays the words of a page that does not start over it. */
function isStyled(): boolean {
  return !words || getComputedStyle(words).position === 'fixed'
}

function start(root: HTMLElement): void {
  words?.remove()
  soundGate.listen(document)

  const site = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  const holdsPage = 'prerendered' in root.dataset && isPrerendered(window.location.hash, language.read())
  if (holdsPage) {
    hydrateRoot(root, site)
  } else {
    root.replaceChildren()
    const page = createRoot(root)
    // At once, effects and all: a key pressed as soon as the page has loaded has somebody who listens.
    flushSync(() => page.render(site))
  }
  // Whatever the markup was, React's is there now.
  delete root.dataset.prerendered

  void reportVitals()
}

/** Leaves the words alone on the page, and asks for its styles past the browser's cache, which a reload would take them from. */
function askForStyles(): void {
  const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]') ?? {}
  void fetch(href, { cache: 'reload' })
}
