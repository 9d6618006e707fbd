import type { Page } from '@playwright/test'

/** All that a page says, whether it is read, hovered over, or read out. */
export interface Readings {
  /** The language that the page says it is in. */
  readonly lang: string
  /** Each text once: of elements, also of those that are hidden for now, of labels, pictures' descriptions and the title. */
  readonly texts: readonly string[]
  /** The texts that the page marks as English. */
  readonly english: readonly string[]
}

/** Reads the whole page. Texts without a letter say nothing in any language and are left out. */
export function readPage(page: Page): Promise<Readings> {
  return page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title']
    const texts = new Set<string>([document.title])
    const english = new Set<string>()
    const add = (text: string | null | undefined, element: Element | null) => {
      const said = text?.replace(/\s+/g, ' ').trim()
      if (!said || !/\p{L}/u.test(said)) return
      const isEnglish =
        document.documentElement.lang !== 'en' && element?.closest('[lang]')?.getAttribute('lang') === 'en'
      ;(isEnglish ? english : texts).add(said)
    }
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!node.parentElement?.closest('noscript, script, style')) add(node.textContent, node.parentElement)
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of [...ATTRIBUTES, 'placeholder']) add(element.getAttribute(name), element)
    }
    return { lang: document.documentElement.lang, texts: [...texts], english: [...english] }
  })
}
