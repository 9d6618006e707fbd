import type { Page } from '@playwright/test'
import { manifest as home } from '../../assets/home/manifest'
import { manifest as trip } from '../../assets/trip/manifest'
import { noteRequests } from '../support/requests'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'

const SHEET = /inktober2022\/(day7\/trip[\w-]*\.(?:webp|avif))/
const MOMENT = 'trip?seed=7&at=2600&paused'

const [english] = trip.sheets
const french = trip.editions.fr.sheets[0]

/** The files that the pictures on the stage are drawn from. */
function filesShown(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const files = new Set<string>()
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const label = Reflect.get(node, 'texture')?.source?.label
      if (typeof label === 'string') files.add(label.split('?')[0] ?? '')
      for (const child of Reflect.get(node, 'children') ?? []) look(child)
    }
    look(window.__PIXI_APP__?.stage)
    return [...files]
  })
}

const speak = (page: Page, name: string) =>
  page.evaluate((label) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click(), name)

test('words are drawn in the language of the site, which changes under the open day', async ({ page }) => {
  const asked = noteRequests(page, SHEET)
  await openToybox(page, MOMENT)
  expect(asked).not.toContain(french.file)
  await expect.poll(() => filesShown(page)).toContain(english.file)
  const before = await askToybox(page, ({ now, seed, hash }) => ({ now, seed, hash: hash() }))

  await speak(page, 'FR, français')
  await expect.poll(() => filesShown(page)).toContain(french.file)
  expect(await filesShown(page)).not.toContain(english.file)
  expect(await askToybox(page, ({ now, seed, hash }) => ({ now, seed, hash: hash() }))).toEqual(before)

  // Hence and back before anything has come: it is drawn in the last that was asked for.
  await speak(page, 'EN, English')
  await speak(page, 'FR, français')
  await speak(page, 'EN, English')
  await expect.poll(() => filesShown(page)).toContain(english.file)
})

test('who comes in French loads as many sheets, and not those with English words', async ({ page }) => {
  const asked = noteRequests(page, SHEET)
  await openToybox(page, `${MOMENT}&lang=fr`)
  await expect.poll(() => filesShown(page)).toContain(french.file)
  expect(asked.sort()).toEqual([french.file, ...trip.sheets.slice(1).map(({ file }) => file)].sort())
})

test.describe('where the other words do not come', () => {
  test.use({ expectedWarnings: /goes on with the words that are drawn|net::ERR_FAILED/ })

  test('those that are drawn stay, it is said once, and they are asked for again', async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('words that are drawn')) told.push(message.text())
    })
    const isLost = { now: true }
    await page.route(`**/${french.file}*`, (route) => (isLost.now ? route.abort() : route.continue()))
    await openToybox(page, MOMENT)
    await speak(page, 'FR, français')
    await expect.poll(() => told).toHaveLength(1)
    expect(told[0]).toContain(french.file)
    expect(await filesShown(page)).toContain(english.file)
    await expect(page.getByRole('alert')).toHaveCount(0)

    isLost.now = false
    await speak(page, 'EN, English')
    await speak(page, 'FR, français')
    await expect.poll(() => filesShown(page)).toContain(french.file)
    expect(told).toHaveLength(1)
  })
})

test('the masthead follows, and whoever comes in French loads no other', async ({ page }) => {
  const { '2x': first, '2x-fr': translated } = home.pictures.logo
  const asked = noteRequests(page, /inktober2022\/(home\/logo[\w-]*\.webp)/)
  const masthead = page.locator('h1 img').first()
  await page.goto('./?lang=fr')
  await expect(masthead).toHaveAttribute('src', new RegExp(`${translated.file}$`))
  await expect
    .poll(() => masthead.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(2060)
  expect(asked).not.toContain(first.file)
  const { width, height } = (await masthead.boundingBox()) ?? {}
  await page.getByRole('button', { name: 'EN, English' }).click()
  await expect(masthead).toHaveAttribute('src', new RegExp(`${first.file}$`))
  expect(await masthead.boundingBox()).toMatchObject({ width, height })
})
