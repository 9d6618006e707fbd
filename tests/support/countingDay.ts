import type { Page } from '@playwright/test'
import { expect } from './test'

/** Opens the day `gargoyle` of the fixture site, and waits until it is there: its Replay moves the icons beside it as it comes. */
export async function openCountingDay(page: Page): Promise<void> {
  await page.goto('./#/gargoyle')
  await expect(page.getByRole('button', { name: 'Replay' })).toBeVisible()
}
