import type { Page } from '@playwright/test'
import { expectOwnPixels } from '../support/areaPixels'
import { beginAnew, playTo, WINDOW } from '../support/moment'
import { expectNoRenders } from '../support/pausedRenders'
import { photograph } from '../support/photograph'
import { scenes } from '../support/scenes'
import { focusName, snapshotName } from '../support/snapshotFiles'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'
import { tabTo } from '../support/visitor'

// Half a pixel to a CSS pixel: whole pictures of dense ink, small enough to keep.
test.use({
  viewport: WINDOW,
  deviceScaleFactor: 0.5,
  reducedMotion: 'no-preference',
})

for (const { slug, snapshots } of scenes) {
  test(`${slug} in focus, and at its ${snapshots.length} moments`, async ({ page }) => {
    await openToybox(page, `${slug}?seed=1&at=3000&paused`)
    await test.step('in focus', async () => {
      // What can be pressed then may be something else than at the beginning.
      await expect.poll(() => askToybox(page, (toybox) => toybox.now)).toBeGreaterThan(2900)
      await tabTo(page, page.locator('[data-day-button]').first())
      await expect(page.locator('[data-day-button]').first()).toBeFocused()
      await photograph(page, focusName(slug))
    })
    for (const snapshot of snapshots) {
      await test.step(snapshot.name, async () => {
        await beginAnew(page, snapshot)
        await playTo(page, snapshot)
        await photograph(page, snapshotName(slug, snapshot.name), { isPictureOnly: true })
        await expectOwnPixels(page, slug)
        await expectNoRenders(page, snapshot.name)
      })
    }
  })
}

// A day that follows the window, and one that does not; each after all else that its snapshots do in the same page.
for (const { slug, snapshots } of scenes.filter((scene) => ['heist', 'fairy'].includes(scene.slug))) {
  test(`${slug}, begun anew in the page, is the day of a fresh opening`, async ({ page }) => {
    const [first, ...others] = snapshots
    if (!first) throw new Error(`${slug} has no snapshots.`)
    const lookAt = async (on: Page) => {
      await playTo(on, first)
      await on.locator('main').evaluate((main) => {
        main.style.visibility = 'hidden'
      })
      return { hash: await askToybox(on, (toybox) => toybox.hash()), picture: await on.screenshot() }
    }
    await openToybox(page, `${slug}?seed=${first.seed}&paused`)
    const fresh = await lookAt(page)
    for (const other of others) {
      await beginAnew(page, other)
      await playTo(page, other)
    }
    await beginAnew(page, first)
    const anew = await lookAt(page)
    expect(anew.hash).toBe(fresh.hash)
    expect(anew.picture.equals(fresh.picture)).toBe(true)
  })
}
