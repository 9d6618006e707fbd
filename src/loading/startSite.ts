import { oncePainted } from './oncePainted'

const page = document.documentElement

/** Runs the entry script once the page is there, which has fetched it meanwhile. */
export function startSite(): void {
  onceRead(runEntry)
}

/**
 * The same, once what the page holds has been painted. Until then it is `data-unpainted`, and does without what can come later; while
 * it is read, `data-unread`: shown piece by piece, its rows and labels would grow in sight.
 */
export function startSiteOncePainted(): void {
  page.dataset.unpainted = ''
  page.dataset.unread = ''
  document.addEventListener('click', markPressed)
  const start = () => {
    delete page.dataset.unpainted
    runEntry()
  }
  onceRead(() => {
    delete page.dataset.unread
    oncePainted(start)
  })
}

/** Calls once all of the page's markup is there. From when our letters have come, or will not, the page is `lettered`. */
function onceRead(call: () => void): void {
  const letter = () => page.classList.add('lettered')
  const onRead = () => {
    document.fonts.load('1em "Inkwell Text"').then(letter, letter)
    call()
  }
  document.addEventListener('DOMContentLoaded', onRead, { once: true })
}

/** A link needs no script, but a button that is pressed before it has one would say nothing: the site presses it once more when it comes alive. */
function markPressed({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest('[data-prerendered] button')?.setAttribute('data-pressed', '')
}

function runEntry(): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = 'anonymous'
  script.src = document.getElementById('entry')?.getAttribute('href') ?? ''
  document.head.append(script)
}
