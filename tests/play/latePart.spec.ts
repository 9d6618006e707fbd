import type { Page } from '@playwright/test'
import { snapshots } from '../../scenes/bluff/snapshots'
import type { Snapshot } from '../../src/stage/contract/scene'
import { playTo } from '../support/moment'
import { photographStill } from '../support/photographStill'
import { askToybox, loseContext, openToybox, restoreContext } from '../support/stage'
import { expect, test } from '../support/test'

const BY_CANDLE = snapshotNamed('they play cards by candle')
const IN_CAVE = snapshotNamed('the cave, a drop on its way')

function snapshotNamed(wanted: string): Snapshot {
  const snapshot = snapshots.find(({ name }) => name === wanted)
  if (!snapshot) throw new Error(`bluff has no snapshot ${wanted}.`)
  return snapshot
}

/** Opens the day at the moment of a snapshot. */
async function openAt(page: Page, snapshot: Snapshot): Promise<void> {
  await openToybox(page, `bluff?seed=${snapshot.seed}&paused`)
  await playTo(page, snapshot)
}

/** A part that has come is drawn in the frame after that. */
const pictureOf = (page: Page) => photographStill(page)

test('what is printed with a part that comes late is printed anew once it has come', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/bluff-later\//, async (route) => {
    await held
    await route.continue()
  })
  const opened = openAt(page, BY_CANDLE)
  await page.waitForFunction(() => window.toybox?.now === 900)
  const without = await pictureOf(page)
  letGo()
  await opened
  const late = await pictureOf(page)
  expect(late.equals(without)).toBe(false)

  // Now it is there before it is printed.
  await page.reload()
  await page.waitForFunction(() => window.toybox !== undefined)
  await askToybox(page, (toybox) => toybox.later())
  await playTo(page, BY_CANDLE)
  expect((await pictureOf(page)).equals(late)).toBe(true)
})

test('a picture that is made anew after a lost context prints no part that is not to be seen', async ({ page }) => {
  await openAt(page, IN_CAVE)
  await askToybox(page, (toybox) => toybox.later())
  const before = await pictureOf(page)
  await loseContext(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The picture was taken away')
  await restoreContext(page)
  await expect(alert).toHaveCount(0)
  await expect.poll(async () => (await pictureOf(page)).equals(before)).toBe(true)
})
