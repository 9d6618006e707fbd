import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/development'
import { askToybox, openToybox } from '../support/stage'

// One server after the other would be made for them else, at the same time.
test.describe.configure({ mode: 'default' })

test('where React mounts everything twice, one context serves all days', async ({ page }) => {
  await openToybox(page, 'nest?seed=1')
  for (const hash of ['#/', '#/nest', '#/flame', '#/nest', '#/', '#/nest?debug']) {
    await page.evaluate((next) => {
      window.location.hash = next
    }, hash)
  }
  await expect(page.getByRole('button', { name: 'Pen nib' })).toHaveCount(1)
  await expect(page.locator('canvas')).toHaveCount(1)
  await page.waitForFunction(() => window.toybox !== undefined)
  await expect.poll(() => askToybox(page, (toybox) => toybox.now)).toBeGreaterThan(0)
})

test('a day whose code has changed goes on where it was, on the same canvas', async ({ page, developmentServer }) => {
  await openToybox(page, 'nest?seed=1&at=1200&paused')
  await page.evaluate(() => {
    window.toybox?.input({ kind: 'press', at: { x: 800, y: 140 }, area: 'nib', button: 'main' })
    window.toybox?.step(100)
    document.querySelector('canvas')?.setAttribute('data-same', '')
  })
  const before = await askToybox(page, (toybox) => ({ now: toybox.now, hash: toybox.hash() }))
  const rewritten = page.evaluate(
    () =>
      new Promise((resolve) => window.addEventListener('toybox:day-rewritten', () => resolve(true), { once: true })),
  )
  const file = fileURLToPath(new URL('../fixture-site/nest/rules.ts', import.meta.url))
  const modules = developmentServer.moduleGraph.getModulesByFile(file) ?? []
  for (const module of modules) await developmentServer.reloadModule(module)
  expect(await rewritten).toBe(true)
  await expect(page.locator('canvas[data-same]')).toHaveCount(1)
  expect(await askToybox(page, (toybox) => ({ now: toybox.now, hash: toybox.hash() }))).toEqual(before)
  await page.evaluate(() => window.toybox?.step(100))
  expect(await askToybox(page, (toybox) => toybox.now)).toBe(before.now + 1000)
})
