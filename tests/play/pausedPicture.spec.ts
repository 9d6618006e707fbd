import { Overlay } from '../support/overlay'
import { photographStill } from '../support/photographStill'
import { askToybox } from '../support/stage'
import { expect, test } from '../support/test'

/** What of the canvas the overlay leaves free. */
const FREE = { x: 380, y: 60, width: 900, height: 600 }

test('what changes while the time stands still is drawn', async ({ page }) => {
  const overlay = await Overlay.open(page, 'fairy?seed=1&paused')
  const photograph = () => page.screenshot({ clip: FREE })
  const first = await photographStill(page, FREE)

  const seed = page.getByLabel('Seed')
  await seed.fill('2')
  await seed.press('Enter')
  await expect(overlay.said).toContainText('The day began anew with the seed 2')
  expect(await askToybox(page, (toybox) => toybox.now)).toBe(0)
  await expect.poll(async () => (await photograph()).equals(first)).toBe(false)

  await seed.fill('1')
  await seed.press('Enter')
  await expect(overlay.said).toContainText('The day began anew with the seed 1')
  await expect.poll(async () => (await photograph()).equals(first)).toBe(true)
})
