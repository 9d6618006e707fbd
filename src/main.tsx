import './ui/tokens.css'
import './ui/base.css'
import './prerendered.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App'
import { language } from './language/language'
import { isPrerendered } from './loading/prerendered'
import { registerWorker } from './offline/registerWorker'
import { reportVitals } from './reports/vitals'
import { soundGate } from './sound/soundGate'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root" to draw the site in.')

document.querySelector('.not-started')?.remove()
soundGate.listen(document)

const site = (
  <StrictMode>
    <App />
  </StrictMode>
)
const holdsPage = 'prerendered' in root.dataset && isPrerendered(window.location.hash, language.read())
// Whatever the markup is, React's is there in a moment.
delete root.dataset.prerendered
if (holdsPage) {
  const pressed = root.querySelectorAll<HTMLElement>('[data-pressed]')
  for (const button of pressed) button.removeAttribute('data-pressed')
  hydrateRoot(root, site)
  // What is pressed comes alive at once.
  for (const button of pressed) button.click()
} else {
  root.replaceChildren()
  const page = createRoot(root)
  // At once, effects and all: a key pressed as soon as the page has loaded has somebody who listens.
  flushSync(() => page.render(site))
}

void reportVitals()
registerWorker()
