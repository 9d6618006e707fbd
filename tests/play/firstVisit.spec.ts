import type { Page } from '@playwright/test'
import { days } from '../../src/calendar'
import { layoutShiftOf } from '../support/layoutShift'
import { ENTRY, holdAnswers } from '../support/requests'
import { expect, test } from '../support/test'
import { setHidden } from '../support/visitor'

declare global {
  interface Window {
    /** Whether the home page was ever to be seen. */
    hasShownHome?: boolean
    /** What the page was when its own script first ran, and whether it had been painted. */
    atStart?: { readonly markup: string; readonly wasPainted: boolean }
  }
}

/** Looks in every frame whether the home page, of whichever window, can be seen. */
async function watchForHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const homes = [...document.querySelectorAll('main:not([data-day])')]
      if (homes.some((home) => home.checkVisibility({ visibilityProperty: true }))) window.hasShownHome = true
      requestAnimationFrame(look)
    }
    look()
  })
}

const cardsOf = (page: Page) => page.getByRole('navigation', { name: 'The 31 days' }).getByRole('link')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows its 31 links, and says what is missing', async ({ page }) => {
    await page.goto('./')
    await expect(cardsOf(page)).toHaveText(days.map(({ number, prompt }) => `${number}. ${prompt}`))
    for (const card of await cardsOf(page).all()) await expect(card).toBeVisible()
    for (const { number } of days) await expect(cardsOf(page).getByText(`${number}.`, { exact: true })).toBeVisible()
    await expect(page.locator('noscript p').first()).toBeVisible()
    await expect(page.locator('noscript p').first()).toContainText('please allow this page to run its scripts')
    await expect(page.getByText('please reload this page')).toBeHidden()
  })

  test('a narrow window shows why its cards are empty', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.goto('./')
    await expect(page.getByText('Please use a PC or a larger device')).toBeVisible()
    await expect(cardsOf(page)).toHaveCount(0)
  })
})

test.describe('while the script is on its way', () => {
  test('home is painted, its links lead on, and the day opens once the script has come', async ({ page }) => {
    const arrive = await holdAnswers(page, ENTRY)
    await page.goto('./', { waitUntil: 'commit' })
    await expect(cardsOf(page)).toHaveCount(31)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    await cardsOf(page).getByText('uh-oh').click()
    await expect(page).toHaveURL(/#\/uh-oh$/)
    arrive()
    await expect(page.getByRole('heading', { name: '29. uh-oh' })).toBeVisible()
    await expect(cardsOf(page)).toHaveCount(0)
  })

  test('a button is pressed before it answers, and does as soon as the script has come', async ({ page }) => {
    const arrive = await holdAnswers(page, ENTRY)
    await page.goto('./', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'FR, français' }).click()
    arrive()
    await expect(page.getByRole('navigation', { name: 'Les 31 jours' })).toBeVisible()
    await expect(page.locator('[data-pressed]')).toHaveCount(0)
  })

  for (const { who, address } of [
    { who: 'a day', address: './#/uh-oh' },
    { who: 'a day and a moment of it', address: './#/heist?seed=7&paused' },
  ]) {
    test(`who opens ${who} never sees home`, async ({ page }) => {
      await watchForHome(page)
      const arrive = await holdAnswers(page, ENTRY)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.locator('#root[data-prerendered]')).toBeHidden()
      await page.waitForFunction(() => document.styleSheets.length > 0)
      arrive()
      await expect(page.getByRole('heading', { name: /^\d+\. / })).toBeVisible()
      expect(await page.evaluate(() => window.hasShownHome ?? false)).toBe(false)
    })
  }

  test('who reads French never sees English', async ({ page }) => {
    const arrive = await holdAnswers(page, ENTRY)
    await page.goto('./?lang=fr', { waitUntil: 'commit' })
    await expect(page.locator('#root[data-prerendered]')).toBeHidden()
    arrive()
    await expect(page.getByRole('navigation', { name: 'Les 31 jours' })).toBeVisible()
  })
})

test('home is painted before its script runs, and comes alive as it was', async ({ page }) => {
  // Runs before the page's own modules do, as they are evaluated in the order of the document.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.not-started') || !document.querySelector('#root')) return
      observer.disconnect()
      window.atStart = {
        markup: document.querySelector('#root nav')?.outerHTML ?? '',
        wasPainted: performance.getEntriesByName('first-contentful-paint').length > 0,
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const arrive = await holdAnswers(page, ENTRY)
  await page.goto('./', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForFunction(() => document.readyState !== 'loading')
  const painted = await page.evaluate(() => document.querySelector('#root nav')?.outerHTML)
  // What moves as the lettering comes, which is held up here with the script, is not the script's doing.
  await page.evaluate(() => document.fonts.ready)
  const shifted = await layoutShiftOf(page)
  arrive()
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeAttached()
  expect(await page.evaluate(() => window.atStart)).toEqual({ markup: painted, wasPainted: true })
  await expect(page.locator('main')).toHaveCount(1)
  expect(await layoutShiftOf(page)).toBe(shifted)
})

test('what is in focus and pointed at before home comes alive is so afterwards', async ({ page }) => {
  const arrive = await holdAnswers(page, ENTRY)
  await page.goto('./', { waitUntil: 'commit' })
  const uhOh = page.locator('#card-uh-oh')
  await uhOh.focus()
  await page.locator('#card-fowl').hover()
  arrive()
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeAttached()
  await expect(uhOh).toBeFocused()
  await expect(page.locator('#card-fowl img')).toBeVisible()
})

test.describe('before the first frame', () => {
  const FRAME = 16
  const PATIENCE = 1000
  const words = (page: Page) => page.locator('.not-started')
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundImage)

  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    // Later than it has come to by itself meanwhile.
    await page.clock.pauseAt(3_600_000)
  })

  test('home waits with its script, and with its paper', async ({ page }) => {
    await page.goto('./')
    await expect(cardsOf(page)).toHaveCount(31)
    await expect(words(page)).toBeAttached()
    expect(await paper(page)).toBe('none')
    await page.clock.runFor(2 * FRAME)
    await expect(words(page)).not.toBeAttached()
    expect(await paper(page)).toContain('paper')
  })

  test('a day does not wait', async ({ page }) => {
    await page.goto('./#/uh-oh')
    await expect(page.getByRole('heading', { name: '29. uh-oh' })).toBeVisible()
  })

  for (const hides of ['when it is opened', 'while it waits']) {
    test(`home starts at once in a tab that is hidden ${hides}`, async ({ page }) => {
      await page.addInitScript((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
      }, hides === 'when it is opened')
      await page.goto('./')
      if (hides === 'while it waits') {
        await expect(words(page)).toBeAttached()
        await setHidden(page, true)
      }
      await expect(words(page)).not.toBeAttached()
      expect(await paper(page)).toContain('paper')
    })
  }

  test('home starts without one where none comes', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    await page.goto('./')
    await page.clock.runFor(PATIENCE - 1)
    await expect(words(page)).toBeAttached()
    await page.clock.runFor(1)
    await expect(words(page)).not.toBeAttached()
  })
})

test('the number of what has arrived lies clear of the brush, however much it is', async ({ page }) => {
  await page.route(/\/day16\/(?!vignette)/, () => {})
  await page.goto('./#/fowl')
  const stroke = page.getByRole('progressbar')
  await expect(stroke).toBeVisible()
  const touched = await stroke.evaluate((gauge) => {
    const [, brush, number] = gauge.children
    if (!(brush instanceof HTMLElement && number instanceof HTMLElement)) throw new Error('The stroke is not whole.')
    brush.style.transition = 'none'
    const range = document.createRange()
    return Array.from({ length: 101 }, (_, percent) => percent).filter((percent) => {
      brush.style.transform = `translateX(${(percent / 100) * 552}px)`
      number.textContent = `${percent}%`
      range.selectNodeContents(number)
      const [ink, digits] = [brush.getBoundingClientRect(), range.getBoundingClientRect()]
      return ink.left < digits.right && digits.left < ink.right && ink.top < digits.bottom && digits.top < ink.bottom
    })
  })
  expect(touched).toEqual([])
})

test('a day fetches its vignette in time', async ({ page }) => {
  await page.goto('./#/fowl')
  await expect(page.locator('link[rel="preload"][href*="vignette"]')).toHaveAttribute(
    'href',
    /\/day16\/vignette-arrival\.webp$/,
  )
})
