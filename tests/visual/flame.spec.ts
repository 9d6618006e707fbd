import type { Page } from '@playwright/test'
import { test } from '../support/chat'
import { keepBook } from '../support/keptBook'
import { photograph } from '../support/photograph'
import { expect } from '../support/test'

test.use({ timezoneId: 'UTC', deviceScaleFactor: 1 })

/** The moment of the photographs, by all clocks: ahead of any that the tests are run by. */
const MOMENT = Date.UTC(2038, 9, 5, 21, 14)

const TALK = [
  [10, 'Nib', 'is anybody out there?'],
  [9, 'Quill', 'only the owl.'],
  [9, 'Blot', 'pull up a log, it is warm here'],
  [7, 'Moth', 'the fire looks soft from far away, and yet the owl says that it bites'],
  [7, 'Quill', 'careful with those wings!'],
  [5, 'Nib', 'what is for supper?'],
  [4, 'Blot', 'toast. it came out a little black'],
  [3, 'Quill', 'I like it that way'],
] as const

/** Waits for pictures that style sheets bring: the page's own line to its server never falls silent. */
async function arrivalOf(page: Page, ...pictures: readonly string[]): Promise<void> {
  await page.evaluate(async (names) => {
    const images = names.map((name) => {
      const image = new Image()
      image.src = `${name}.webp`
      return image
    })
    await Promise.all([...images, ...document.images].map((image) => image.decode()))
  }, pictures)
}

test('the card that asks for a name', async ({ page, address }) => {
  await page.goto(address)
  const box = page.getByRole('textbox', { name: 'Choose a name' })
  await box.fill('Nib')
  await expect(box).toHaveValue('Nib')
  await arrivalOf(page, 'day5/card-1x', 'day5/field-2x', 'day5/blot-2x', 'day5/owl-2x')
  await photograph(page, 'flame-name')
})

for (const [name, viewport] of [
  ['flame-room', { width: 1440, height: 900 }],
  ['flame-room-small', { width: 1120, height: 700 }],
] as const) {
  test(`${name}: the room, with a message that was not let in`, async ({ page, address, server }) => {
    await page.setViewportSize(viewport)
    // No slip lies over the fire: all of it was found before.
    await keepBook(page, { flame: { opened: '2022-10-05', found: ['seat', 'ear', 'roar'] } })
    await page.clock.setFixedTime(MOMENT)
    await server.control({ clockAhead: MOMENT - Date.now() })
    await server.seed(
      TALK.map(([minutes, author, text], index) => ({
        author,
        text,
        date: MOMENT - minutes * 60_000 + index,
      })),
    )
    await page.goto(address)
    await page.getByRole('textbox', { name: 'Choose a name' }).fill('Nib')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'connected' })).toBeVisible()
    await server.control({ denied: ['create'] })
    await page.keyboard.type('keep me the crust')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').getByText('not sent: not allowed')).toBeVisible()
    await arrivalOf(
      page,
      'day5/sheet-1x',
      'day5/field-2x',
      'day5/owl-2x',
      'flame-later/moon-1x',
      'flame-later/stars-1x',
    )
    await photograph(page, name)
  })
}

test('a lively room: the fire stands high, and two halves of logs have rolled out of it', async ({
  page,
  address,
  server,
}) => {
  await keepBook(page, { flame: { opened: '2022-10-05', found: ['seat', 'ear', 'roar'] } })
  // What is said of a roar is written when its paper has come, and lies there for a while.
  await page.addInitScript(() => localStorage.setItem('toybox:captions', 'off'))
  const midnight = MOMENT + 2 * 3_600_000 + 46 * 60_000
  await page.clock.setFixedTime(midnight)
  await server.control({ clockAhead: midnight - Date.now() })
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Choose a name' }).fill('Nib')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'connected' })).toBeVisible()
  const saidAt = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [, author, text] = TALK[(from + index) % TALK.length] ?? ['', '', '']
      return { id: String(from + index).padStart(20, 'm'), author, text, date: midnight + from + index }
    })
  for (const [from, count, logs] of [
    [0, 10, 1],
    [10, 10, 2],
  ] as const) {
    await server.seed(saidAt(from, count))
    await expect(page.locator('[data-log]')).toHaveCount(logs)
  }
  await server.seed(saidAt(20, 9))
  await expect(page.locator('[data-heat="9"]')).toHaveCount(1)
  await arrivalOf(page, 'day5/sheet-1x', 'day5/field-2x', 'day5/owl-2x', 'flame-later/moon-1x', 'flame-later/stars-1x')
  await photograph(page, 'flame-lively')
})
