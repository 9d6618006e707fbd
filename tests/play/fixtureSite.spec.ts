import type { Page } from '@playwright/test'
import { openCountingDay } from '../support/countingDay'
import { holdAnswers, noteRequests } from '../support/requests'
import { expect, expectAlive, test } from '../support/test'

/** The scripts and styles of the days and of the mixer, beside the home page's own. */
const DAY_FILES = /assets\/(?!index-|react-|rolldown-runtime-)[^/]+\.(?:js|css)$/

async function breakNetwork(page: Page, how: 'missing' | 'down' | 'silent' | 'page instead'): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (how === 'missing') return route.fulfill({ status: 404, body: '' })
    if (how === 'page instead') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    return how === 'down' ? route.abort() : new Promise(() => {})
  })
}

test('a day that has no folder yet says that it is still being drawn', async ({ undrawnPage: page }) => {
  await page.goto('./#/ego')
  await expect(page.getByText('ego is still being drawn')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
})

test('and says it in French, too', async ({ page }) => {
  await page.goto('./#/ego?lang=fr')
  await expect(page.getByText('ego est encore sur la table à dessin')).toBeVisible()
})

test('a day that is still being drawn has no vignette to wait for', async ({ page }) => {
  await page.goto('./#/ego')
  await expect(page.getByRole('heading', { name: '26. ego' })).toBeAttached()
  await expect(page.locator('link[rel="preload"][href*="vignette"]')).toHaveCount(0)
})

test.describe('a day that loads', () => {
  test('is played inside its frame', async ({ undrawnPage: page }) => {
    await openCountingDay(page)
    await page.getByRole('button', { name: 'Pressed 0 times' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
  })

  test('puts its sound and replay controls beside the home button, and replays', async ({ undrawnPage: page }) => {
    await openCountingDay(page)
    const corner = page.getByRole('navigation', { name: 'This day' })
    const names = corner.locator('button, a').filter({ visible: true })
    await expect(names).toHaveCount(4)
    const labels = await names.evaluateAll((controls) =>
      controls.map((control) => control.getAttribute('aria-label') ?? control.textContent),
    )
    expect(labels).toEqual(['Help', 'Mute', 'Replay', 'Home'])
    await page.getByRole('button', { name: 'Pressed' }).click()
    await corner.getByRole('button', { name: 'Replay' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
    expect(await corner.getByRole('link', { name: 'Home' }).boundingBox()).toEqual({
      x: 1440 - 80,
      y: 900 - 80,
      width: 60,
      height: 60,
    })
  })

  test('says on a card what to do and which keys do it, by the button or the question mark', async ({
    undrawnPage: page,
  }) => {
    await openCountingDay(page)
    const card = page.getByRole('dialog', { name: 'Help' })
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(card).toContainText('Shift+Enter')
    await expect(card).toContainText('press twice')
    await expect(card).toHaveAccessibleDescription('Press the button, and it counts.')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(page).toHaveURL(/#\/gargoyle$/)
    await expect(page.getByRole('button', { name: 'Help' })).toBeFocused()
    await page.keyboard.press('?')
    await page.keyboard.press('?')
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeHidden()
  })

  test('keeps the keys that a visitor types', async ({ undrawnPage: page }) => {
    await page.goto('./#/flame')
    await page.getByLabel('Your name').fill('')
    await page.getByLabel('Your name').pressSequentially('who?')
    await expect(page.getByLabel('Your name')).toHaveValue('who?')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('brings its styles', async ({ undrawnPage: page }) => {
    await page.goto('./#/flame')
    await expect(page.getByText('Your name')).toHaveCSS('letter-spacing', '3px')
  })

  test('stops running when it is left, and when the window grows narrow', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('fixture-site:tick', () => performance.mark('tick'))
    })
    const ticksOver = (ms: number) =>
      page.evaluate(async (wait) => {
        performance.clearMarks('tick')
        await new Promise((over) => setTimeout(over, wait))
        return performance.getEntriesByName('tick').length
      }, ms)
    await page.goto('./#/gargoyle')
    await expect.poll(() => ticksOver(100)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1100, height: 800 })
    await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
    expect(await ticksOver(200)).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('./#/gargoyle')
    await expect.poll(() => ticksOver(100)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Home' }).click()
    expect(await ticksOver(200)).toBe(0)
  })
})

test.describe('the files of a day', () => {
  test('are not loaded with the home page', async ({ page }) => {
    const requested = noteRequests(page, DAY_FILES)
    await page.goto('./')
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
  })

  for (const [deed, point] of [
    ['pointed at', (page: Page) => page.locator('#card-flame').hover()],
    ['focused', (page: Page) => page.locator('#card-flame').focus()],
  ] as const) {
    test(`are fetched ahead when its card is ${deed}, and not again on the visit`, async ({ page }) => {
      await page.goto('./')
      const arrived: string[] = []
      page.on('response', async (response) => {
        const isOfFlame = DAY_FILES.test(response.url()) && response.url().includes('flame')
        if (isOfFlame && response.status() === 200) arrived.push(response.url())
      })
      await point(page)
      await expect.poll(() => arrived.length).toBe(2)
      await page.locator('#card-flame').press('Enter')
      await expect(page.getByLabel('Your name')).toBeVisible()
      const fetched = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch')
          .filter((entry) => entry.name.includes('flame'))
          .map((entry) => entry.name),
      )
      expect(fetched).toHaveLength(2)
    })
  }

  test('are not fetched for a pointer that is only on its way', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto('./')
    await expectAlive(page)
    const requested = noteRequests(page, DAY_FILES)
    const flame = await page.locator('#card-flame').boundingBox()
    const gargoyle = await page.locator('#card-gargoyle').boundingBox()
    await page.clock.pauseAt(3_600_000)
    await page.mouse.move(flame?.x ?? 0, (flame?.y ?? 0) + 10)
    await page.clock.runFor(299)
    await page.mouse.move(gargoyle?.x ?? 0, (gargoyle?.y ?? 0) + 10)
    await page.clock.runFor(300)
    await expect.poll(() => requested.filter((file) => file.includes('gargoyle')).length).toBeGreaterThan(0)
    expect(requested.filter((file) => file.includes('flame'))).toEqual([])
  })

  test('show their progress after 300 ms, not before', async ({ page }) => {
    await page.clock.install()
    await page.goto('./')
    await expectAlive(page)
    const answer = await holdAnswers(page, /\/assets\/.*\.js$/)
    await page.locator('#card-gargoyle').click()
    const stroke = page.getByRole('progressbar', { name: 'Loading gargoyle' })
    await expect(stroke).toHaveCSS('animation-delay', '0.3s')
    await expect(stroke).toBeVisible()
    await expect(stroke).toHaveAttribute('aria-valuenow', '0')
    answer()
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
    await expect(stroke).toHaveCount(0)
  })
})

test.describe('a chunk that does not load', () => {
  test.use({ expectedWarnings: /Failed to load resource|The site makes no sound/ })

  for (const { how, message } of [
    { how: 'missing', message: 'Loading chunk gargoyle failed (missing)' },
    { how: 'page instead', message: 'Loading chunk gargoyle failed (missing)' },
    { how: 'down', message: 'Loading chunk gargoyle failed (no answer)' },
  ] as const) {
    test(`says so in words, keeps the frame, and is really loaded again: ${how}`, async ({ page }) => {
      await page.goto('./')
      await expectAlive(page)
      await breakNetwork(page, how)
      await page.locator('#card-gargoyle').click()
      await expect(page.getByRole('alert')).toContainText(message)
      await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toContainText(message)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
    })
  }

  test('is given up after 120 s, and loaded by trying again', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto('./')
    await expectAlive(page)
    await breakNetwork(page, 'silent')
    await page.clock.pauseAt(3_600_000)
    await page.locator('#card-gargoyle').click()
    await expect(page.getByRole('progressbar')).toBeAttached()
    await page.clock.runFor(119_000)
    await expect(page.getByRole('progressbar')).toBeAttached()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('alert')).toContainText('Loading chunk gargoyle failed (timeout)')
    await page.clock.resume()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
  })

  test('says when the visitor is offline, and comes by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('./')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.locator('#card-gargoyle').click()
    await expect(page.getByRole('alert')).toContainText('Loading chunk gargoyle failed (offline)')
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
  })

  test('leaves home and the other days untouched', async ({ page }) => {
    await page.goto('./')
    await expectAlive(page)
    await page.route(/\/assets\/[^/]*gargoyle[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.locator('#card-gargoyle').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.locator('#card-flame').click()
    await expect(page.getByLabel('Your name')).toBeVisible()
  })
})

test.describe('a day that cannot be imported', () => {
  test('says that it is damaged', async ({ undrawnPage: page }) => {
    await page.goto('./#/scallop')
    await expect(page.getByRole('alert')).toContainText('Loading chunk scallop failed (damaged)')
    await expect(page.getByRole('heading', { name: '4. scallop' })).toBeVisible()
  })
})

test.describe('a day that throws', () => {
  test.use({ expectedWarnings: /A spring came loose|The castle has sunk|This day stumbled/ })

  test('shows its error frame, restarts, and leaves the other days untouched', async ({ undrawnPage: page }) => {
    await page.goto('./#/scurry')
    await page.getByRole('button', { name: 'Wind up' }).click()
    await expect(page.getByRole('alert')).toContainText('This day stumbled')
    await page.getByRole('button', { name: 'Restart this day' }).click()
    await page.getByRole('button', { name: 'Wind up' }).click()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.locator('#card-gargoyle').click()
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
  })

  test('may throw again on every restart', async ({ undrawnPage: page }) => {
    await page.goto('./#/bat')
    for (let restart = 0; restart < 3; restart++) {
      await expect(page.getByRole('alert')).toContainText('This day stumbled')
      await page.getByRole('button', { name: 'Restart this day' }).click()
    }
    await expect(page.getByRole('alert')).toContainText('This day stumbled')
  })

  test('says so to a visitor with a keyboard alone', async ({ undrawnPage: page }) => {
    await page.goto('./#/scurry')
    await expect(page.getByRole('button', { name: 'Wind up' })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Restart this day' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Wind up' })).toBeVisible()
  })
})
