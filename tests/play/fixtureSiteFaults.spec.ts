import type { Page } from '@playwright/test'
import { BREAKS } from '../fixture-site/bluff/tuning'
import { noteRequests } from '../support/requests'
import { keepOverlayClosed, loseContext, openToybox, restoreContext } from '../support/stage'
import { expect, test } from '../support/test'

test.use({ expectedWarnings: /The bluff broke|This day stumbled/ })

const SHEET = /scurry-3\.webp/
const CARD = { name: 'Call the bluff' }
const NIB = { name: 'Pen nib' }

/** Each fault, and what a visitor does beyond opening the day until it shows. */
const FAULTS: readonly (readonly [when: string, breaks: number, provoke: (page: Page) => Promise<void>])[] = [
  ['as it starts', BREAKS.start, async () => {}],
  ['as its view is made', BREAKS.making, async () => {}],
  ['as it is placed', BREAKS.placing, async () => {}],
  ['as it first draws', BREAKS.drawing, async () => {}],
  [
    'as its view is made anew',
    BREAKS.makingAnew,
    async (page) => {
      await expect(page.getByRole('button', CARD)).toBeAttached()
      await loseAndRestore(page)
    },
  ],
  [
    'as the window changes',
    BREAKS.fitting,
    async (page) => {
      await expect(page.getByRole('button', CARD)).toBeAttached()
      await page.setViewportSize({ width: 1300, height: 800 })
    },
  ],
]

async function loseAndRestore(page: Page): Promise<void> {
  await loseContext(page)
  await expect(page.getByRole('alert')).toContainText('The picture was taken away')
  await restoreContext(page)
}

for (const [when, breaks, provoke] of FAULTS) {
  test(`a day that throws ${when} says so, keeps nothing, and restarts once it is mended`, async ({
    undrawnPage: page,
  }) => {
    const asked = noteRequests(page, SHEET)
    const hasStumbled = async () => {
      await expect(page.getByRole('alert')).toContainText('This day stumbled')
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    }
    /** In a window of the usual size, which is another one when the fault has shown. */
    const openAndProvoke = async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`./#/bluff?breaks=${breaks}`)
      await provoke(page)
    }
    await keepOverlayClosed(page)
    await openAndProvoke()
    await hasStumbled()
    expect(asked).toHaveLength(1)

    // Another day has the stage for itself, also when all is drawn anew.
    await openToybox(page, 'nest?seed=1')
    await expect(page.getByRole('button', NIB)).toBeAttached()
    expect(await page.evaluate(() => window.__PIXI_APP__?.stage.children.length)).toBe(1)
    await loseAndRestore(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', NIB).press('Enter')
    await expect(page.getByText('Blots: 1')).toBeAttached()

    // Nobody has held the sheet meanwhile: it is asked for again. Then the visitor mends the address.
    await openAndProvoke()
    await hasStumbled()
    expect(asked).toHaveLength(2)
    await page.goto('./#/bluff?breaks=0')
    await page.getByRole('button', { name: 'Restart this day' }).click()
    await page.getByRole('button', CARD).press('Enter')
    await expect(page.getByText('Calls: 1')).toBeAttached()
    // A day that never started has taken nothing of its sheet, which still waits for it.
    expect(asked).toHaveLength(breaks === BREAKS.start ? 2 : 3)
  })
}

test('a context lost between two days is said in words, and the day plays when it is back', async ({ page }) => {
  await page.goto('./#/nest?seed=1')
  await expect(page.getByRole('button', NIB)).toBeAttached()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('canvas')).toBeHidden()
  await loseContext(page)
  await page.locator('#card-bluff').click()
  await expect(page.getByRole('alert')).toContainText('The picture was taken away')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await restoreContext(page)
  await page.getByRole('button', CARD).press('Enter')
  await expect(page.getByText('Calls: 1')).toBeAttached()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a context lost on a day that is then left is said on the next day too', async ({ page }) => {
  await page.goto('./#/nest?seed=1')
  await expect(page.getByRole('button', NIB)).toBeAttached()
  await loseContext(page)
  await expect(page.getByRole('alert')).toContainText('The picture was taken away')
  await page.goto('./#/bluff')
  await expect(page.getByRole('heading', { name: /bluff/ })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('The picture was taken away')
  await restoreContext(page)
  await page.getByRole('button', CARD).press('Enter')
  await expect(page.getByText('Calls: 1')).toBeAttached()
})
