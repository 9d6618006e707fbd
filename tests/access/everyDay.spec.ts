import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expectNoEnglishInFrench } from '../support/french'
import { expectHelpCardWhole } from '../support/helpCard'
import { pressIconsTwice } from '../support/icons'
import { drawnDays, scenes } from '../support/scenes'
import { expect, test } from '../support/test'

const LARGE = { width: 1440, height: 900 } as const

/** Opens a day that stands still: it leaves the machine to what is looked at. */
async function open(page: Page, { slug, number, prompt }: (typeof drawnDays)[number]): Promise<void> {
  await page.goto(`./#/${slug}?seed=7&at=2000&paused`)
  await expect(page.getByRole('heading', { name: `${number}. ${prompt}` })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  if (scenes.some((scene) => scene.slug === slug)) await expect(page.locator('canvas')).toBeVisible()
}

// All that holds for every day, in as few openings as it takes.
for (const day of drawnDays) {
  test(`${day.slug}: violations, French, help card and icons`, async ({ undrawnPage: page }) => {
    await open(page, day)
    await test.step('it has no violation', () => expectNoViolations(page))
    await test.step('it says what to do, in a sentence', async () => {
      const what = page.getByRole('dialog', { includeHidden: true }).locator('p').first()
      await expect(what).not.toContainText('has not arrived yet')
      await expect(what).toContainText(/^[A-Z].*\.$/)
    })
    await test.step('its areas and its help say nothing English in French', () =>
      expectNoEnglishInFrench(page, day.slug))
    await test.step('the help card lies whole in the window, in both languages, each key beside what it does', () =>
      expectHelpCardWhole(page))
    await test.step('every icon can be pressed twice in 120 ms, in a small window', () => pressIconsTwice(page))
    await page.setViewportSize(LARGE)
    await open(page, day)
    await test.step('every icon can be pressed twice in 120 ms, in a large window', () => pressIconsTwice(page))
  })
}
