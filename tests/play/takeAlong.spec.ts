import type { Page } from '@playwright/test'
import { BOX, parseBox } from '../../src/offline/box'
import { FILES_CACHE } from '../../src/offline/keptFiles'
import { SECOND_PRESS } from '../../src/stage/contract/rules/secondPress'
import { expectNoViolations } from '../support/axe'
import { holdAnswers } from '../support/requests'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

/** A box of one day, and of what every page needs: enough to be opened, and soon there. */
const ONE_DAY = /^(index\.html|(assets|home|ui|day22|heist-\w+)\/.*)$/

/** A box of some pictures and sounds, which are there at once. */
const ONE_FOLDER = /^(index\.html|assets\/index-[^/]*\.js|day22\/.*)$/

/** One of its sounds, which nothing loads before it is heard. */
const SOUND = '**/day22/caught.mp3'

/** What browsers say of an address that does not answer. */
const LOST = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('region', { name: 'Take the box along' }).getByRole('status')

/** Presses it as a keyboard does, and waits until another press is no second one. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
  const pressedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((until) => performance.now() > until, pressedAt + SECOND_PRESS)
}

/** Presses it twice as fast as can be: the second is on its way before the page has answered the first, however busy the machine is. */
async function pressEnterTwice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  const press = () => [
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter }),
  ]
  await Promise.all([...press(), ...press()])
  await session.detach()
}

/** Opens the spread, once a worker keeps what the page loads: of the list that the page reads only so much is left. */
async function openSpread(page: Page, only: RegExp): Promise<void> {
  await page.goto('./')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const list = await page.evaluate(async (name) => (await fetch(name, { cache: 'no-store' })).text(), BOX)
  const { build, files, shell } = parseBox(list)
  const small = {
    build,
    shell,
    files: Object.fromEntries(Object.entries(files).filter(([path]) => only.test(path))),
  }
  await page.evaluate(
    async ([cacheName, key, text]) => {
      const cache = await caches.open(cacheName)
      await cache.put(key, new Response(text))
    },
    [FILES_CACHE, `${BOX}?${build}`, JSON.stringify(small)] as const,
  )
  await page.goto('./#/book?day=32')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Take the box along' })).toBeVisible()
}

test.describe('the box', () => {
  test.use({ expectedWarnings: LOST })

  test('is taken along by keys, stopped, gone on with after a reload, opened without a network, and given back', async ({
    page,
    context,
  }) => {
    await openSpread(page, ONE_DAY)
    await expect(page.getByText(/^All 31 days and their sounds, \d+ MB/)).toBeVisible()
    await expect(page.getByText(/^\d+ of \d+ MB are here\.$/)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    const letCome = await holdAnswers(context, SOUND)
    await button(page, 'Take it along').focus()
    // The second lies on what would stop it.
    await pressEnterTwice(page)
    const progress = page.getByRole('progressbar', { name: 'The box is coming along' })
    await expect(progress).toHaveAttribute('aria-valuetext', /^\d+ of \d+ MB are here\.$/)
    await expect(status(page)).toHaveText(/^It is coming along/)
    await expectNoViolations(page)
    // It goes on while the visitor is elsewhere.
    await page.keyboard.press('Home')
    await expect(page.locator('main [data-spread]:not([inert]) h2')).toHaveText('1.gargoyle')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/book?day=32'
    })
    await press(page, 'Stop')
    await expect(status(page)).toHaveText('Stopped. What has come is kept.')
    await expect(button(page, 'Go on')).toBeFocused()
    letCome()
    await context.unroute(SOUND)

    await page.reload()
    await press(page, 'Take it along')
    await expect(status(page)).toHaveText(/^The whole box is with you/)
    await expect(status(page)).toBeFocused()
    await expectNoViolations(page)

    await context.setOffline(true)
    await page.goto('./#/heist')
    await page.reload()
    await expect(page.locator('main[data-day="heist"]')).toBeVisible()
    await expect(page.locator('canvas')).toBeVisible()

    await page.goto('./#/book?day=32')
    await press(page, 'Give it back')
    await expect(status(page)).toHaveText('The box is back in its place.')
    const kept = await page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
      FILES_CACHE,
    )
    expect(kept.filter((url) => /\/(day22|heist-\w+)\//.test(url))).toEqual([])
    await page.goto('./#/')
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
  })

  test('says what is missing, where the network goes, there is no room or the site is renewed; and goes on', async ({
    page,
    context,
  }) => {
    await openSpread(page, ONE_FOLDER)

    await test.step('no room', async () => {
      const session = await context.newCDPSession(page)
      const { origin } = new URL(page.url())
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 })
      await press(page, 'Take it along')
      await expect(status(page)).toHaveText(/^Your browser has no room/)
      await session.send('Storage.overrideQuotaForOrigin', { origin })
    })

    await test.step('a file does not come', async () => {
      await context.route(SOUND, (route) => route.abort())
      await press(page, 'Go on')
      await expect(status(page)).toHaveText(/^Some of it did not come/)
    })

    await test.step('the site is renewed', async () => {
      const renewed = JSON.stringify({ build: '0a0a0a0a', files: {}, shell: [] })
      await context.route(`**/${BOX}`, (route) => route.fulfill({ body: renewed }))
      await press(page, 'Go on')
      await expect(status(page)).toHaveText(/^The box has been renewed/)
      await context.unroute(`**/${BOX}`)
    })

    await test.step('the network goes, and comes back', async () => {
      await context.setOffline(true)
      await press(page, 'Go on')
      await expect(status(page)).toHaveText(/^The network is gone/)
      await context.unroute(SOUND)
      await context.setOffline(false)
      await expect(status(page)).toHaveText(/^The whole box is with you/)
    })

    await test.step('in French', async () => {
      await page.goto('./#/book?day=32&lang=fr')
      const region = page.getByRole('region', { name: 'Emporter la boîte' })
      await expect(region.getByText(/^Les 31 jours et leurs sons, \d+ Mo/)).toBeVisible()
    })
  })
})

test('nothing may be kept: the spread says so', async ({ page }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  })
  await page.goto('./#/book?day=32')
  await expect(page.getByText(/^Your browser lets nothing be kept here/)).toBeVisible()
  await expect(button(page, 'Take it along')).toHaveCount(0)
})

test('without a worker the box is not offered, and the word stands alone', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }))
  const part = page.waitForResponse(/\/assets\/TakeAlong-[^/]*\.js$/)
  await page.goto('./#/book?day=32')
  await part
  await expect(page.getByText('Your scores and finds as a word:')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Take the box along' })).toHaveCount(0)
})
