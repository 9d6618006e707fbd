import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
] as const

/** What of a card lies where it should not, in words; nothing of a good one. */
function faultsOf(card: Locator): Promise<readonly string[]> {
  return card.evaluate((dialog) => {
    const faults: string[] = []
    const { left, top, right, bottom } = dialog.getBoundingClientRect()
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
      faults.push('leaves the window')
    if (dialog.scrollHeight > dialog.clientHeight || dialog.scrollWidth > dialog.clientWidth) faults.push('is cut off')

    /** The lines that a text is set in, as widths. */
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines: { middle: number; from: number; to: number }[] = []
      for (const box of range.getClientRects()) {
        const middle = (box.top + box.bottom) / 2
        const line = lines.find((other) => Math.abs(other.middle - middle) < box.height / 2)
        if (!line) lines.push({ middle, from: box.left, to: box.right })
        else {
          line.from = Math.min(line.from, box.left)
          line.to = Math.max(line.to, box.right)
        }
      }
      return lines.map(({ from, to }) => to - from)
    }

    const sentence = dialog.querySelector('p')
    const widths = sentence ? linesOf(sentence) : []
    if (widths.length > 1 && (widths.at(-1) ?? 0) < 0.5 * Math.max(...widths)) faults.push('ends in a short line')

    for (const line of dialog.querySelectorAll('dl > div')) {
      const says = line.textContent
      const description = line.querySelector('dd')
      const place = description?.getBoundingClientRect()
      const caps = [...line.querySelectorAll('kbd')].map((cap) => cap.getBoundingClientRect())
      if (!description || !place || caps.length === 0) faults.push(`is not whole: ${says}`)
      else {
        const [top, bottom] = [Math.min(...caps.map((cap) => cap.top)), Math.max(...caps.map((cap) => cap.bottom))]
        const middle = (place.top + place.bottom) / 2
        if (middle < top || middle > bottom) faults.push(`is parted: ${says}`)
        if (caps.some((cap) => cap.right > place.left)) faults.push(`overlaps: ${says}`)
        if (place.right > right) faults.push(`leaves the card: ${says}`)
        if (linesOf(description).length > 1) faults.push(`is broken: ${says}`)
      }
    }
    return faults
  })
}

/** Opens the help card of the day that is there, and closes it: it lies whole in windows of both sizes, in both languages, the last of them English. */
export async function expectHelpCardWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Help|Aide)$/ }).click()
  const card = page.getByRole('dialog')
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    for (const language of ['FR', 'EN']) {
      await card.getByText(language, { exact: true }).click()
      await expect(card.getByRole('heading')).toHaveText(language === 'FR' ? 'Aide' : 'Help')
      expect(await faultsOf(card), `${language}, ${size.width}`).toEqual([])
    }
  }
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
}
