import { cells, days } from '../../src/calendar'
import { SOURCE_REPOSITORY } from '../../src/site'
import { layoutShiftOf } from '../support/layoutShift'
import { holdAnswers } from '../support/requests'
import { expect, expectAlive, test } from '../support/test'

const NOTICE = 'Please use a PC or a larger device'

test('home shows the 33 cells in three columns of eleven, flowing down', async ({ undrawnPage: page }) => {
  const boxes = await page
    .getByRole('navigation')
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => {
        const { x, y } = item.getBoundingClientRect()
        return { x: Math.round(x), y: Math.round(y), text: item.textContent }
      }),
    )
  expect(boxes.map((box) => box.text)).toEqual(cells.map((day) => (day ? `${day.number}. ${day.prompt}` : '')))
  const columns = [...new Set(boxes.map((box) => box.x))]
  const rows = [...new Set(boxes.map((box) => box.y))]
  expect(columns).toHaveLength(3)
  expect(rows).toHaveLength(11)
  boxes.forEach((box, place) => {
    expect([box.x, box.y]).toEqual([columns[Math.floor(place / 11)], rows[place % 11]])
  })
})

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1101, height: 700 },
  { width: 1101, height: 1400 },
  { width: 1366, height: 625 },
  { width: 1920, height: 800 },
  { width: 2560, height: 1300 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
]) {
  test(`every cell is in view without scrolling at ${width} × ${height}`, async ({ undrawnPage: page }) => {
    await page.setViewportSize({ width, height })
    for (const cell of await page.getByRole('navigation').locator('li').all()) {
      await expect(cell).toBeInViewport({ ratio: 1 })
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
      return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
    })
    expect(overflow).toEqual({ sideways: 0, down: 0 })
  })
}

for (const { width, height, wide, high } of [
  { width: 1440, height: 900, wide: 0.83, high: 0.95 },
  { width: 1920, height: 800, wide: 0.74, high: 0.95 },
  { width: 2560, height: 1300, wide: 0.75, high: 0.95 },
  // As high as suits columns so narrow; what is left lies around the logo and below.
  { width: 1102, height: 1400, wide: 0.83, high: 0.88 },
]) {
  test(`the cards fill ${width} × ${height}, and name themselves whole`, async ({ undrawnPage: page }) => {
    await page.setViewportSize({ width, height })
    const cards = page.getByRole('navigation', { name: 'The 31 days' }).getByRole('link')
    const boxes = await cards.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
    const right = Math.max(...boxes.map((box) => box.right))
    expect((right - Math.min(...boxes.map((box) => box.left))) / width).toBeGreaterThanOrEqual(wide)
    expect(Math.max(...boxes.map((box) => box.bottom)) / height).toBeGreaterThanOrEqual(high)
    // The dots between the name and the picture are what is left of a card's width.
    const dots = await cards.evaluateAll((links) => links.map((link) => link.children[2]?.clientWidth ?? 0))
    expect(Math.min(...dots)).toBeGreaterThan(0)
  })
}

test('nothing of home lies over anything else at 1101 × 700', async ({ undrawnPage: page }) => {
  await page.setViewportSize({ width: 1101, height: 700 })
  const source = await page.getByRole('link', { name: 'Source code' }).boundingBox()
  const lastCard = await page.getByRole('link', { name: '31. farm' }).boundingBox()
  const logo = await page.getByRole('img').boundingBox()
  const firstCard = await page.getByRole('link', { name: '1. gargoyle', exact: true }).boundingBox()
  const mute = await page.getByRole('button', { name: 'Mute' }).boundingBox()
  if (!source || !mute || !lastCard || !logo || !firstCard) throw new Error('Something of the home page is not there.')
  expect(lastCard.x + lastCard.width).toBeLessThanOrEqual(Math.min(source.x, mute.x))
  expect(logo.y + logo.height).toBeLessThanOrEqual(firstCard.y)
})

test('the logo is 160 px high and the source icon 60 px, fixed at the bottom right', async ({ undrawnPage: page }) => {
  const logo = await page.getByRole('img', { name: 'The toy box' }).boundingBox()
  expect(logo?.height).toBe(160)
  const source = page.getByRole('link', { name: 'Source code' })
  await expect(source).toHaveAttribute('href', SOURCE_REPOSITORY)
  expect(await source.boundingBox()).toEqual({ x: 1440 - 80, y: 900 - 80, width: 60, height: 60 })
})

test('every card leads to its route, and the home button back', async ({ undrawnPage: page }) => {
  test.slow()
  for (const { number, prompt, slug } of days) {
    const card = page.getByRole('link', { name: `${number}. ${prompt}`, exact: true })
    await expect(card).toHaveAttribute('href', `#/${slug}`)
    await card.click()
    await expect(page).toHaveURL(new RegExp(`#/${slug}$`))
    await expect(page).toHaveTitle(`${number}. ${prompt} · Inktober 2022, the toy box`)
    await expect(page.getByRole('heading', { name: `${number}. ${prompt}` })).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(/#\/$/)
  }
})

test('a click on a blank cell does nothing', async ({ page }) => {
  await page.goto('./')
  await expectAlive(page)
  const blanks = page.getByRole('navigation').locator('li[aria-hidden]')
  await expect(blanks).toHaveCount(2)
  for (const blank of await blanks.all()) {
    const before = await page.locator('main').innerHTML()
    await blank.click()
    expect(await page.locator('main').innerHTML()).toBe(before)
    await expect(page).toHaveURL(/inktober2022\/$/)
  }
})

for (const { width, height } of [
  { width: 1100, height: 700 },
  { width: 768, height: 1024 },
]) {
  test(`at ${width} × ${height} the home page is four cards, the fourth saying why`, async ({ undrawnPage: page }) => {
    await page.setViewportSize({ width, height })
    const cards = page.locator('main > ul > li')
    await expect(cards).toHaveText(['', '', '', NOTICE])
    const lefts = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x))
    expect(new Set(lefts).size).toBe(1)
    await expect(page.getByRole('link')).toHaveText(['Credits', ''])
    // Nothing is to be heard here.
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveCount(0)

    for (const language of ['FR, français', 'EN, English']) {
      await page.getByRole('button', { name: language }).click()
      await expect(cards.last()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('at 1101 px the days are there', async ({ undrawnPage: page }) => {
  await page.setViewportSize({ width: 1101, height: 700 })
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(31)
  await expect(page.getByText(NOTICE)).toHaveCount(0)
})

test('home by the keyboard alone: in order, into a day, and back to where one was', async ({ page }) => {
  // While the day is on its way, the icons are next to its heading.
  await holdAnswers(page, /\/assets\/forget-[^/]*\.js$/)
  await page.goto('./')
  await expectAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Surprise me' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'EN, English' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'FR, français' })).toBeFocused()
  for (const { slug } of days.slice(0, 12)) {
    await page.keyboard.press('Tab')
    await expect(page.locator(`#card-${slug}`)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '12. forget' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Mute' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#card-forget')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('#card-eagle')).toBeFocused()
})

test('a toy comes forward on its card when the pointer has stayed for 300 ms, and goes back when it leaves', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('./')
  await expectAlive(page)
  const pictures: string[] = []
  page.on('request', (request) => pictures.push(...(/day\d+\/vignette-hover/.exec(request.url()) ?? [])))
  await page.clock.pauseAt(3_600_000)
  const fowl = page.locator('#card-fowl')
  const toy = fowl.locator('img')
  await fowl.hover()
  await page.clock.runFor(299)
  await expect(toy).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(toy).toBeVisible()
  await page.locator('#card-farm').hover()
  await expect(toy).toHaveCount(0)
  expect(pictures).toEqual(['day16/vignette-hover'])
})

test('the page does not shift while it loads', async ({ page }) => {
  await page.goto('./')
  await expectAlive(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await layoutShiftOf(page)).toBe(0)
})

test('the page is measured, lazily', async ({ page }) => {
  await page.goto('./')
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('mark').map((mark) => mark.name)))
    .toContain('vital:TTFB')
})
