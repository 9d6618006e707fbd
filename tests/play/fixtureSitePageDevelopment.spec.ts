import { fileURLToPath } from 'node:url'
import { AudioProbe } from '../support/audioProbe'
import { expect, test } from '../support/development'
import { askToybox, openToybox } from '../support/stage'

// One server after the other would be made for them else, at the same time.
test.describe.configure({ mode: 'default' })

const strike = { name: 'Strike', exact: true } as const

test('where React mounts everything twice, a page with rules plays once', async ({ page }) => {
  const probe = await AudioProbe.on(page)
  await openToybox(page, 'match?seed=7')
  await page.getByRole('button', strike).click()
  await expect(page.getByText('Strikes 1')).toBeVisible()
  await expect.poll(() => askToybox(page, (toybox) => toybox.events().length)).toBe(1)
  // One bass, not one of a run that was thrown away.
  await expect.poll(() => probe.playingLoops()).toHaveLength(1)
  const now = await askToybox(page, (toybox) => toybox.now)
  await expect.poll(() => askToybox(page, (toybox) => toybox.now)).toBeGreaterThan(now)
  await openToybox(page, 'match?seed=7&at=3200&paused')
  await expect(page.getByText('Seconds 3')).toBeVisible()
})

test('a page whose code has changed goes on where it was', async ({ page, developmentServer }) => {
  await openToybox(page, 'match?seed=7&at=1200&paused')
  await page.getByRole('button', strike).click()
  await askToybox(page, (toybox) => toybox.step(10))
  const before = await askToybox(page, (toybox) => [toybox.now, toybox.hash()])
  const rewritten = page.evaluate(
    () =>
      new Promise((resolve) => window.addEventListener('toybox:day-rewritten', () => resolve(true), { once: true })),
  )
  const file = fileURLToPath(new URL('../fixture-site/match/rules.ts', import.meta.url))
  for (const module of developmentServer.moduleGraph.getModulesByFile(file) ?? []) {
    await developmentServer.reloadModule(module)
  }
  expect(await rewritten).toBe(true)
  await page.waitForFunction(() => window.toybox !== undefined)
  expect(await askToybox(page, (toybox) => [toybox.now, toybox.hash()])).toEqual(before)
  await page.getByRole('button', strike).click()
  await askToybox(page, (toybox) => toybox.step(1))
  await expect(page.getByText('Strikes 2')).toBeVisible()
})
