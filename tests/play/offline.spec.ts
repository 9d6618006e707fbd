import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { sounds as flameSounds } from '../../assets/flame/sounds.manifest'
import { sounds as roar } from '../../assets/flame-later/sounds.manifest'
import { sounds as heistSounds } from '../../assets/heist/sounds.manifest'
import { manifest as later } from '../../assets/heist-later/manifest'
import { sounds as houseSounds } from '../../assets/shared/sounds.manifest'
import { FILES_CACHE } from '../../src/offline/keptFiles'
import { AudioProbe } from '../support/audioProbe'
import { buildOf, builtSite, renewedSite, SHEET, siteWithoutStorage, siteWithoutWorker } from '../support/builtSites'
import { BROKEN_CONNECTION } from '../support/chat'
import {
  expect,
  expectFilesKept,
  expectKept,
  keptIn,
  openDay,
  openHeist,
  openKept,
  sayingRenewed,
  scriptsOf,
  sizesOf,
  spoilKept,
  THIEF,
  test,
  update,
  versionOf,
} from '../support/offline'
import { filesOf } from '../support/soundFiles'

const index = (page: Page) => page.getByRole('navigation', { name: 'The 31 days' })
/** The hen of day 16, who is there once the day plays. */
const HEN = { name: 'The running hen' }

const HEIST = /^assets\/heist-[^/]+\.js/

/** What is drawn later, and what postcards and links are made with. */
const FIRST_PRESS = [
  /^assets\/later-.+\.js/,
  /^assets\/Postcard-.+\.js/,
  /^assets\/Postcard-.+\.css/,
  /^assets\/outcomeOf-.+\.js/,
]

/** The network goes; what is asked for fails at once. */
const goOffline = (context: BrowserContext) => context.setOffline(true)

test.describe('without a network', () => {
  test('the index opens, and days that were opened before play, with their sounds; others say that they are not here', async ({
    page,
    context,
    server,
  }) => {
    await openKept(page, server)
    // What was loaded is what is kept: of the rest, no more than the index needs everywhere.
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').length)
    expect((await keptIn(page)).length).toBeLessThan(loaded + 10)
    await openHeist(page)
    // The page that a shared link leads to.
    const led = await context.newPage()
    await led.goto(server.address().replace('#/', 'heist/'))
    await expect(led).toHaveURL(/#\/heist$/)
    await led.close()
    await page.mouse.click(700, 450)
    await expect.poll(() => keptIn(page)).toContainEqual(expect.stringMatching(/^day22\/.+\.mp3/))
    // What a first press asks for comes by and by.
    for (const asked of FIRST_PRESS) await expect.poll(() => keptIn(page)).toContainEqual(expect.stringMatching(asked))
    const sheets = later.sheets.map(({ file }) => file)
    await expectFilesKept(page, [...filesOf(heistSounds, houseSounds), ...sheets])
    await expectKept(page)
    const before = server.asked.length
    await goOffline(context)
    await page.goto(server.address())
    await page.reload()
    await expect(index(page).getByRole('link')).toHaveCount(31)
    await openDay(page, 'fowl')
    await expect(page.getByRole('alert')).toContainText(
      'You are offline, and this page is not in the box yet: it comes as soon as you are back.',
    )
    const probe = await AudioProbe.on(page)
    await page.goto(server.address().replace('#/', 'heist/#seed=7'))
    await expect(page).toHaveURL(/#\/heist/)
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    await page.mouse.click(700, 450)
    await expect.poll(async () => (await probe.starts()).length).toBeGreaterThan(0)
    // But for the worker, of which browsers ask by themselves whether it is another by now.
    expect(server.asked.slice(before).filter((path) => path !== 'worker.js')).toEqual([])
  })

  test('what was kept damaged, or empty, is fetched anew', async ({ page, server }) => {
    await openKept(page, server)
    await openHeist(page)
    await expectKept(page)
    const spoilt = await spoilKept(page, /\/(heist-[^/]+\.js|pixi-[^/]+\.js|heist-2\.avif|index\.html)\?/)
    expect(spoilt.length).toBe(4)
    await page.reload()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    await expect.poll(async () => Math.min(...(await sizesOf(page, spoilt)))).toBeGreaterThan(100)
  })

  test('a year between what was kept and now changes nothing', async ({ page, context, server }) => {
    await openKept(page, server)
    await openHeist(page)
    await expectKept(page)
    const YEAR = 365 * 24 * 3_600_000
    for (const worker of context.serviceWorkers()) {
      await worker.evaluate((ms) => {
        const { now } = Date
        Date.now = () => now() + ms
      }, YEAR)
    }
    await page.clock.setSystemTime(Date.now() + YEAR)
    await goOffline(context)
    await page.goto(server.address('heist?seed=7'))
    await page.reload()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
  })
})

test.describe('the chat room', () => {
  test.use({ expectedWarnings: new RegExp(`${BROKEN_CONNECTION.source}|did not say what time it is`) })

  test('opens without a network, and says what it says then', async ({ page, context }) => {
    const name = page.getByRole('textbox', { name: 'Choose a name' })
    await page.goto('./#/flame')
    await name.fill('Ann')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'connected' })).toBeVisible()
    await expectFilesKept(page, filesOf(flameSounds, roar, houseSounds))
    await expectKept(page)
    // Of what goes to the database and comes from it nothing is kept.
    expect((await keptIn(page)).filter((key) => /firestore|channel/i.test(key) && !/^assets\//.test(key))).toEqual([])
    await goOffline(context)
    await page.reload()
    await expect(name.or(page.getByRole('textbox', { name: 'Message' })).first()).toBeVisible()
    if (await name.isVisible()) {
      await name.fill('Ann')
      await page.getByRole('button', { name: 'OK' }).click()
    }
    await expect(page.getByRole('status').filter({ hasText: /^offline: what you write waits here/ })).toBeVisible()
  })
})

test.describe('what goes wrong ends at the network', () => {
  test('there is no room: days open, nothing is kept, and once there is, it is', async ({ page, context, server }) => {
    const session = await context.newCDPSession(page)
    const origin = new URL(server.address()).origin
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await page.goto(server.address())
    await expect.poll(() => server.countOf(/^worker\.js$/)).toBe(1)
    await openHeist(page)
    await page.goto(server.address('fowl'))
    await page.reload()
    await expect(page.getByRole('button', HEN)).toBeAttached()
    expect(await keptIn(page)).toEqual([])
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    // A page asks for the worker once, and the one that asked without room may yet be refused: whoever comes again has it.
    await openDay(page, '')
    await expect(async () => {
      await page.reload()
      await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 10_000 })
    }).toPass()
    await expectKept(page)
  })

  test('there is no room for more: days open, and what was kept stays', async ({ page, context, server }) => {
    await openKept(page, server)
    const before = await keptIn(page)
    const session = await context.newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(server.address()).origin, quotaSize: 1 })
    await openHeist(page)
    await page.reload()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    expect((await keptIn(page)).filter((key) => HEIST.test(key))).toEqual([])
    expect(before.length).toBeGreaterThan(10)
  })

  test.describe('the worker', () => {
    test.use({ expectedWarnings: /Failed to load resource|A bad HTTP response code \(404\)/ })

    test('is not there', async ({ page, server }) => {
      server.missing = /^(worker\.js|box\.json)$/
      await page.goto(server.address())
      await expect.poll(() => server.countOf(/^worker\.js$/)).toBe(1)
      await openHeist(page)
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    })
  })

  test('storage is denied', async ({ page, server }) => {
    server.serve(siteWithoutStorage())
    await page.goto(server.address())
    await expect.poll(() => server.countOf(/^worker\.js$/)).toBe(1)
    await openHeist(page)
    await page.reload()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    expect(await keptIn(page)).toEqual([])
  })

  test('the worker is killed in the middle of a file: the day comes, by itself or when it is tried again', async ({
    page,
    context,
    server,
  }) => {
    await openKept(page, server)
    const letCome = server.hold(HEIST)
    await openDay(page, 'heist?seed=7')
    await expect.poll(() => server.countOf(HEIST)).toBe(1)
    await stopWorkers(context, page)
    letCome()
    // Chromium asks a worker once more, which it starts anew, or gives up.
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await expect(page.getByRole('button', THIEF).or(tryAgain)).toBeAttached()
    if (await tryAgain.isVisible()) await tryAgain.click()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    // What it was about to keep when it was killed is kept when it is asked for again.
    await page.reload()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    await expectKept(page)
    // A worker that is started again knows of which build the page is.
    await stopWorkers(context, page)
    await server.close()
    await page.reload()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
  })
})

test.describe('a new build', () => {
  test('waits until the index is opened, says so once, and leaves other pages to the build before', async ({
    page,
    context,
    server,
  }) => {
    await openKept(page, server)
    await openHeist(page)
    await openDay(page, '')
    await openDay(page, 'trip')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const playing = await context.newPage()
    await playing.goto(server.address('heist?seed=7'))
    await expect(playing.getByRole('button', THIEF)).toBeAttached()
    // A worker that is at work is not replaced.
    await expectKept(page)
    await expectKept(playing)

    server.serve(renewedSite())
    await update(page)
    // Both have it installed beside them, and go on.
    await expect(page).toHaveURL(/#\/trip$/)
    expect(await versionOf(page)).not.toBe('renewed')
    const isTold = sayingRenewed(page)
    await openDay(page, '')
    await expect.poll(() => versionOf(page)).toBe('renewed')
    await isTold
    await expect(page.locator('[data-slip]')).toHaveCount(0)
    await page.reload()
    await expect(index(page)).toBeVisible()
    expect((await scriptsOf(page)).filter((name) => !name.includes('-Renewed0.'))).toEqual([])

    // What was opened before is there of the new build, too.
    expect((await keptIn(page)).filter((key) => /heist-Renewed0\.js/.test(key))).toHaveLength(1)

    // The other page: what it was made of is still there, though the server has it no longer; what is not is not taken from the new build.
    expect(await versionOf(playing)).not.toBe('renewed')
    await openDay(playing, 'trip')
    await expect(playing.getByRole('progressbar')).toHaveCount(0)
    await expect(playing.getByRole('alert')).toHaveCount(0)
    expect(await statusOf(playing, SHEET)).toBe(200)
    await forget(playing, /^day22\/heist-2\.avif/)
    expect(await statusOf(playing, SHEET)).toBe(404)
    expect(await statusOf(page, SHEET)).toBe(200)
    // Who takes files along meanwhile is given those that are the same in both, and they are kept.
    expect(await statusOf(playing, 'day16/fowl.avif')).toBe(200)
    await expect.poll(() => keptIn(playing)).toContainEqual(expect.stringMatching(/^day16\/fowl\.avif/))
    await openDay(playing, 'fowl')
    await expect(playing.getByRole('alert')).toContainText('The site has been renewed since you opened it.')
    expect((await scriptsOf(playing)).filter((name) => name.includes('-Renewed0.'))).toEqual([])

    // It comes over when it opens the index itself, and says nothing: that was said. What only the build before had is gone then.
    await openDay(playing, '')
    await expect.poll(() => versionOf(playing)).toBe('renewed')
    await expect.poll(() => keptIn(playing)).not.toContainEqual(`box.json?${buildOf(builtSite())}`)
    const oldScripts = async () =>
      (await keptIn(playing)).filter((key) => /^assets\/.*\.js/.test(key) && !key.includes('-Renewed0.'))
    await expect.poll(oldScripts).toEqual([])
    await expect(playing.locator('[data-slip]')).toHaveCount(0)
  })

  test('is loaded by who presses Reload on a day that is not of it', async ({ page, server }) => {
    await openKept(page, server)
    server.serve(renewedSite())
    await openDay(page, 'heist?seed=7')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The site has been renewed since you opened it.')
    await alert.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    expect(await versionOf(page)).toBe('renewed')
    await expect.poll(() => keptIn(page)).toContainEqual(expect.stringMatching(/^assets\/heist-Renewed0\.js/))
  })

  test('that is without a worker takes the one before away, with what it kept', async ({ page, server }) => {
    await openKept(page, server)
    server.serve(await siteWithoutWorker())
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ])
    await expect.poll(left).toEqual([0, 0])
    await page.goto(server.address('heist?seed=7'))
    await page.reload()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    expect(await versionOf(page)).toBe('renewed')
    expect(await left()).toEqual([0, 0])
  })
})

test('two pages of a first visit are kept together', async ({ page, context, server }) => {
  const other = await context.newPage()
  await Promise.all([page.goto(server.address()), other.goto(server.address('heist?seed=7'))])
  await expect(other.getByRole('button', THIEF)).toBeAttached()
  await expectKept(page)
  await expectKept(other)
  await goOffline(context)
  await openHeist(page)
  await openDay(other, '')
  await expect(index(other)).toBeVisible()
})

/** Ends all workers, as a browser does at will. */
async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

function statusOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (file) => (await fetch(file)).status, path)
}

/** Deletes what is kept by such keys. */
async function forget(page: Page, keys: RegExp): Promise<void> {
  const forgotten = (await keptIn(page)).filter((key) => keys.test(key))
  await page.evaluate(
    async ([name, all]) => {
      const cache = await caches.open(name)
      for (const key of all) await cache.delete(`/inktober2022/${key}`)
    },
    [FILES_CACHE, forgotten] as const,
  )
}
