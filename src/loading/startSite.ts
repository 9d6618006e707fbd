import { oncePainted } from './oncePainted'

const page = document.documentElement
page.dataset.unlettered = ''

/** Runs the entry script once the page is there, which has fetched it meanwhile. */
export function startSite(): void {
  document.addEventListener('DOMContentLoaded', runEntry, { once: true })
}

/**
 * The same, once what the page holds has been painted. Until then it is `data-unpainted`, and does without what can come later.
 */
export function startSiteOncePainted(): void {
  page.dataset.unpainted = ''
  document.addEventListener('click', markPressed)
  const start = () => {
    delete page.dataset.unpainted
    runEntry()
  }
  document.addEventListener('DOMContentLoaded', () => oncePainted(start), { once: true })
}

/** A link needs no script, but a button that is pressed before it has one would say nothing: the site presses it once more when it comes alive. */
function markPressed({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest('[data-prerendered] button')?.setAttribute('data-pressed', '')
}

/** Until it has run and our letters have come, the page is `data-unlettered`: what would move with them is hidden. */
function runEntry(): void {
  const script = document.createElement('script')
  script.onload = script.onerror = () => {
    void document.fonts.ready.then(() => delete page.dataset.unlettered)
  }
  script.type = 'module'
  script.crossOrigin = 'anonymous'
  script.src = document.getElementById('entry')?.getAttribute('href') ?? ''
  document.head.append(script)
}
