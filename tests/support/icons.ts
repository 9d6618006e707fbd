import type { Page } from '@playwright/test'
import { expect } from './test'
import type { Place } from './visitor'

/** Twice within 300 ms: 120 ms from the first press to the second. */
export const TWICE = { clickCount: 2, delay: 60 } as const

const corner = (page: Page) => page.getByRole('navigation', { name: 'This day' })
export const isMuted = (page: Page) => page.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')

/** The middle of each icon that is there, by its name. */
export function iconsOf(page: Page): Promise<Record<string, Place>> {
  return corner(page)
    .locator(':scope > *:is(a, button), :scope > span > button')
    .evaluateAll((icons) =>
      Object.fromEntries(
        icons.map((icon) => {
          const { x, y, width, height } = icon.getBoundingClientRect()
          return [icon.getAttribute('aria-label'), { x: x + width / 2, y: y + height / 2 }]
        }),
      ),
    )
}

/** Presses each icon of the day that is there twice in 120 ms; the last of them leads home. */
export async function pressIconsTwice(page: Page): Promise<void> {
  const { Help: help, Mute: mute, Home: home } = await iconsOf(page)
  if (!help || !mute || !home) throw new Error('An icon is not there.')
  const history = await page.evaluate(() => window.history.length)

  await page.mouse.click(help.x, help.y, TWICE)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  // Mute is switched over by each press: what it was, it is after two.
  await page.mouse.click(mute.x, mute.y, TWICE)
  expect(await isMuted(page)).toBe('false')

  await page.mouse.click(home.x, home.y, TWICE)
  await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
  expect(await page.evaluate(() => window.history.length)).toBe(Math.min(history + 1, 50))
}
