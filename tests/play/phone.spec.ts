import type { Page } from '@playwright/test'
import { days } from '../../src/calendar'
import { SOURCE_REPOSITORY } from '../../src/site'
import { expectNoViolations } from '../support/axe'
import { layoutShiftOf } from '../support/layoutShift'
import { expect, test } from '../support/test'

const NOTICE = 'Please use a PC or a larger device'

const PHONE = { width: 390, height: 844 }
const SIZES = [{ width: 320, height: 568 }, PHONE, { width: 844, height: 390 }, { width: 820, height: 1180 }]

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

const printsOf = (page: Page) => page.getByRole('region').getByRole('list')
const shownIn = (page: Page) => page.locator('section li[class*="shown"]')

/** Waits until that day's print lies in the middle. */
async function expectShown(page: Page, number: number): Promise<void> {
  const prompt = days[number - 1]?.prompt ?? ''
  await expect(shownIn(page).getByRole('heading')).toHaveText(`${number}. ${prompt}`)
  await expect
    .poll(async () => {
      const [print, row] = await Promise.all([shownIn(page).boundingBox(), printsOf(page).boundingBox()])
      return print && row && Math.round(Math.abs(print.x + print.width / 2 - row.x - row.width / 2))
    })
    .toBe(0)
}

/** Swipes across the prints with a finger, as far as that to the right, in CSS pixels. */
async function swipe(page: Page, far: number): Promise<void> {
  const box = await printsOf(page).boundingBox()
  if (!box) throw new Error('There are no prints.')
  const finger = await page.context().newCDPSession(page)
  const y = box.y + 90
  const start = box.x + box.width / 2 - far / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', start)
  for (let step = 1; step <= 10; step++) await touch('touchMove', start + (far * step) / 10)
  await touch('touchEnd', start + far)
  await finger.detach()
}

for (const size of SIZES) {
  test.describe(`at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size })

    test('the four cards and the notice are first and whole, and the gallery follows', async ({ page }) => {
      await page.goto('./')
      await expectShown(page, 1)
      expect(await layoutShiftOf(page)).toBe(0)
      const cards = page.locator('main > ul > li')
      await expect(cards).toHaveText(['', '', '', NOTICE])
      for (const language of ['EN, English', 'FR, français']) {
        await page.getByRole('button', { name: language }).tap()
        for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 })
        const boxes = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
        expect(new Set(boxes.map(({ x, width }) => `${x} ${width}`)).size).toBe(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
        const picture = await shownIn(page).getByRole('img').boundingBox()
        const notice = boxes[3]
        expect(picture && notice && (picture.x >= notice.right || picture.y >= notice.bottom)).toBe(true)
      }
      await expect(page.getByRole('button', { name: 'Couper le son' })).toHaveCount(0)
    })

    test('what can be touched is large enough, and nothing of it is missed', async ({ page }) => {
      await page.goto('./')
      await expectShown(page, 1)
      await page.getByRole('button', { name: 'Next picture' }).tap()
      await expectShown(page, 2)
      for (const target of await page.locator('main').locator('button, a').all()) {
        const box = await target.boundingBox()
        expect([await target.getAttribute('aria-label'), Math.min(box?.width ?? 0, box?.height ?? 0) >= 44]).toEqual([
          await target.getAttribute('aria-label'),
          true,
        ])
      }
      await expectNoViolations(page)
    })

    test('a print stays the one that is seen when the telephone is turned', async ({ page }) => {
      await page.goto('./#/heist')
      await expectShown(page, 22)
      if (size.height > 1100) return
      await page.setViewportSize({ width: size.height, height: size.width })
      await expectShown(page, 22)
      await page.setViewportSize(size)
      await expectShown(page, 22)
    })
  })
}

test('a finger swipes from print to print, and each picture comes when it is near', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, slug] = /\/cards\/([^/]+)\.webp$/.exec(request.url()) ?? []
    if (slug) fetched.add(slug)
  })
  await page.goto('./')
  await expectShown(page, 1)
  const picture = shownIn(page).getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  await expect.poll(() => [...fetched]).toEqual(['gargoyle', 'scurry'])
  await swipe(page, -220)
  await expectShown(page, 2)
  await swipe(page, -220)
  await expectShown(page, 3)
  await expect.poll(() => [...fetched]).toEqual(['gargoyle', 'scurry', 'bat', 'scallop'])
  await swipe(page, 220)
  await expectShown(page, 2)
  // A touch that wanders off is no swipe.
  await swipe(page, -20)
  await expectShown(page, 2)
  expect(await layoutShiftOf(page)).toBe(0)
})

test('30 px of the neighbours are seen', async ({ page }) => {
  await page.goto('./#/fowl')
  await expectShown(page, 16)
  const [before, after] = await Promise.all(
    ['15. armadillo', '17. salty'].map((name) => page.getByRole('heading', { name }).locator('..').boundingBox()),
  )
  expect(before && Math.round(before.x + before.width)).toBe(30)
  expect(after && Math.round(PHONE.width - after.x)).toBe(30)
})

test('keys leaf, too', async ({ page }) => {
  await page.goto('./')
  await expectShown(page, 1)
  await printsOf(page).focus()
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', 31],
    ['ArrowRight', 31],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectShown(page, number)
  }
  // Pressed faster than it goes.
  for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowRight')
  await expectShown(page, 5)
})

test('whoever asked for less motion sees the next at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('./')
  await expectShown(page, 1)
  const left = await page.evaluate(() => {
    const next = document.querySelector<HTMLButtonElement>('section button:last-of-type')
    next?.click()
    return document.querySelector('section ul')?.scrollLeft
  })
  expect(left).toBe(324)
  await expectShown(page, 2)
})

for (const link of ['heist/', '#/heist', '#/heist?seed=3']) {
  test(`${link} leads to its print`, async ({ page }) => {
    await page.goto(`./${link}`)
    await expectShown(page, 22)
    await expect(page).toHaveURL(/#\/$/)
    await expect(page.getByRole('img', { name: 'A masked thief' })).toBeVisible()
    await expect(page.getByText('A little thief tiptoes after your pointer.')).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#/farm'
    })
    await expectShown(page, 31)
  })
}

test('source and credits lie below the gallery, and open', async ({ page }) => {
  await page.goto('./')
  await expectShown(page, 1)
  await expect(page.getByRole('link', { name: 'Source code' })).toHaveAttribute('href', SOURCE_REPOSITORY)
  await page.getByRole('link', { name: 'Credits' }).tap()
  await expect(page.getByText('a challenge begun by Jake Parker')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).tap()
  await expect(page.getByRole('link', { name: 'Credits' })).toBeFocused()
})

test.describe('send it to my computer', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Send it to my computer' })
  const status = (page: Page) => page.locator('section').getByRole('status')

  /** What the pages to come do when they are to hand something over. */
  async function answer(page: Page, way: 'share' | 'copy', outcome: string): Promise<void> {
    await page.addInitScript(
      ([named, became]) => {
        const handed: unknown[] = []
        Object.assign(window, { handed })
        const hand = (what: unknown) => {
          handed.push(what)
          return became === 'done' ? Promise.resolve() : Promise.reject(new DOMException('', became))
        }
        Object.defineProperty(navigator, 'share', { value: hand, configurable: true })
        if (named === 'copy') {
          Reflect.deleteProperty(navigator, 'share')
          Reflect.deleteProperty(Navigator.prototype, 'share')
        }
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: hand } })
      },
      [way, outcome] as const,
    )
  }
  const handedOf = (page: Page) => page.evaluate('handed')

  test('shares the page of the day that is seen', async ({ page, baseURL }) => {
    await answer(page, 'share', 'done')
    await page.goto('./#/heist')
    await expectShown(page, 22)
    await button(page).tap()
    await expect(status(page)).toHaveText('It is on its way.')
    expect(await handedOf(page)).toEqual([
      {
        title: '22. heist',
        text: expect.stringContaining('A little thief tiptoes'),
        url: `${baseURL}heist/`,
      },
    ])
    await page.getByRole('button', { name: 'Next picture' }).tap()
    await expectShown(page, 23)
    await expect(status(page)).toHaveText('')
  })

  test('copies its address where nothing can be shared, once for a double tap', async ({ page, baseURL }) => {
    await answer(page, 'copy', 'done')
    await page.goto('./')
    await expectShown(page, 1)
    await button(page).dblclick()
    await expect(status(page)).toHaveText('The link is copied: paste it into a message to yourself.')
    expect(await handedOf(page)).toEqual([`${baseURL}gargoyle/`])
  })

  for (const [way, outcome, words] of [
    ['share', 'AbortError', 'It was not sent. It is still here.'],
    ['share', 'NotAllowedError', 'It could not be sent. The address is http'],
    ['copy', 'NotAllowedError', 'The clipboard is closed to this page. The address is http'],
  ] as const) {
    test(`says so where it is refused: ${way}, ${outcome}`, async ({ page }) => {
      await answer(page, way, outcome)
      await page.goto('./')
      await expectShown(page, 1)
      await button(page).tap()
      await expect(status(page)).toContainText(words)
      if (outcome === 'NotAllowedError') await expect(status(page)).toContainText('/inktober2022/gargoyle/')
    })
  }
})

test.describe('a gallery that does not come', () => {
  test.use({ expectedWarnings: /Failed to load resource|Gallery did not load/ })

  test('leaves the notice and a picture', async ({ page }) => {
    await page.route(/\/assets\/Gallery-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    const told = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('Gallery did not load'),
    })
    await page.goto('./')
    await told
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expect(page.locator('main picture img')).toBeVisible()
  })
})
