import type { Page } from '@playwright/test'

/** A slip as it was when it had just come. */
interface NotedSlip {
  /** `caption` or `find`. */
  readonly kind: string | undefined
  readonly words: string
  /** Whether it is hidden from screen readers. */
  readonly isHidden: boolean
  /** Whether it takes the presses in its middle. */
  readonly isPressed: boolean
}

declare global {
  interface Window {
    notedSlips: NotedSlip[]
  }
}

/**
 * Notes the slips that come from now on; returns what tells of them, oldest first. A slip goes by itself after a few seconds, and a
 * test on a busy machine may look later than that.
 */
export async function noteSlips(page: Page): Promise<() => Promise<readonly NotedSlip[]>> {
  await page.evaluate(() => {
    const known = new WeakSet<Element>()
    window.notedSlips = []
    const wordsOf = (slip: Element) => {
      const nodes = document.createTreeWalker(slip, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (nodes.nextNode()) words.push(nodes.currentNode.nodeValue ?? '')
      return words.join(' ').replace(/\s+/g, ' ').trim()
    }
    const note = () => {
      for (const slip of document.querySelectorAll<HTMLElement>('[data-slip]')) {
        if (known.has(slip)) continue
        known.add(slip)
        const { left, right, top, bottom } = slip.getBoundingClientRect()
        window.notedSlips.push({
          kind: slip.dataset.slip,
          words: wordsOf(slip),
          isHidden: slip.ariaHidden === 'true',
          isPressed: slip.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
        })
      }
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => window.notedSlips)
}
