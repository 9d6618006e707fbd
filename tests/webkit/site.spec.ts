import { randomUUID } from 'node:crypto'
import { FirestoreCalls } from '../support/firestoreCalls'
import { drawnDays } from '../support/scenes'
import { KEYS } from '../support/webDriver'
import { expect, test, type WebKit } from '../support/webKit'

/** More than a page has that is not drawn: paper, and the frame around it. */
const DRAWN = 1000

const THIEF = '[aria-label="The thief"]'

const eventsOf = async (webKit: WebKit) => (await webKit.ask((toybox) => toybox.events())).map(({ name }) => name)
const alertsOf = (webKit: WebKit) => webKit.texts('[role="alert"]')
const placesOf = async (webKit: WebKit) => (await webKit.ask((toybox) => toybox.hitAreas())).map(({ centre }) => centre)

test('the home page shows all the days, and each of them opens, is drawn and is left again', async ({
  site,
  webKit,
}) => {
  test.slow()
  await webKit.driver.goTo(site.address())
  await expect.poll(() => webKit.count('nav a[id^="card-"]')).toBe(31)
  // Its cards come after its words.
  await expect.poll(() => webKit.colours()).toBeGreaterThan(DRAWN)
  for (const { slug, number, prompt } of drawnDays) {
    await test.step(slug, async () => {
      await webKit.driver.click(`#card-${slug}`)
      await expect.poll(() => webKit.texts('h1')).toEqual([`${number}. ${prompt}`])
      await webKit.expectArrived()
      await expect.poll(() => webKit.colours()).toBeGreaterThan(DRAWN)
      await webKit.driver.type(KEYS.escape)
      await expect.poll(() => webKit.focus()).toBe(`card-${slug}`)
    })
  }
})

test('the thief is caught by the mouse', async ({ site, webKit }) => {
  await webKit.driver.goTo(site.address())
  await webKit.openToybox('heist?seed=7')
  await expect
    .poll(async () => {
      const [thief] = await placesOf(webKit)
      if (thief) await webKit.driver.drag(thief)
      return eventsOf(webKit)
    })
    .toContain('caught')
})

test('the hen is fed by keys alone', async ({ site, webKit }) => {
  await webKit.driver.goTo(site.address())
  await webKit.openToybox('fowl?seed=16')
  await expect
    .poll(async () => {
      await webKit.driver.type(KEYS.tab)
      return webKit.focus()
    })
    .toBe('The running hen')
  await webKit.driver.type(KEYS.enter)
  await expect.poll(() => eventsOf(webKit)).not.toEqual([])
})

test('a field is scraped free by a drag', async ({ site, webKit }) => {
  await webKit.driver.goTo(site.address())
  await webKit.openToybox('scrape?seed=7')
  const [field] = await placesOf(webKit)
  if (!field) throw new Error('The card has no fields.')
  const strokes = Array.from({ length: 14 }, (_, row) => ({
    x: field.x + (row % 2 ? 55 : -55),
    y: field.y + 10 * (row - 7),
  }))
  await webKit.driver.drag(field, ...strokes)
  await expect.poll(() => eventsOf(webKit)).toContain('seen')
})

test('a visitor of the chat room speaks and hears', async ({ site, webKit, baseURL }) => {
  const room = randomUUID()
  const server = new FirestoreCalls(new URL(baseURL ?? '').origin, `demo-${room}`)
  await webKit.driver.goTo(site.address('flame').replace('#', `?room=${room}#`))
  await webKit.expectArrived()
  await webKit.driver.click('#name')
  await webKit.driver.type('Ann')
  await webKit.driver.type(KEYS.enter)
  const box = '[aria-label="Message"]'
  await expect.poll(() => webKit.count(box)).toBe(1)
  await webKit.driver.click(box)
  await webKit.driver.type('Is anybody there?')
  await webKit.driver.type(KEYS.enter)
  const heard = () => webKit.texts('[role="listitem"], li')
  await expect.poll(heard).toContainEqual(expect.stringContaining('Is anybody there?'))
  await server.seed([{ id: 'abcdefghijKLMNOPQR12', author: 'Bob', text: 'I am.', date: Date.now() }])
  await expect.poll(heard).toContainEqual(expect.stringContaining('I am.'))
})

const HALVED = [
  ['own script', /\/heist-[^/]+\.js$/],
  ['share in a script of many', /\/pixi-[^/]+\.js$/],
] as const

for (const [what, file] of HALVED) {
  test(`a day whose ${what} came damaged plays when it is tried again`, async ({ site, webKit }) => {
    site.spoil(file, (script) => script.subarray(0, script.length / 2))
    await webKit.driver.goTo(site.address('heist?seed=7'))
    await expect.poll(() => alertsOf(webKit)).toEqual([expect.stringContaining('Loading chunk heist failed (damaged)')])
    expect(site.countOf(file)).toBe(1)
    site.mend()
    await webKit.driver.click('[role="alert"] button')
    await expect.poll(() => webKit.count(THIEF)).toBe(1)
    expect(await alertsOf(webKit)).toEqual([])
    // A browser that is driven keeps no files: it asks once more for what was fetched, as it comes to run it.
    expect(site.countOf(file)).toBe(3)
  })
}

test('a day that comes damaged as it is run, though it was fetched whole, plays when the page is reloaded', async ({
  site,
  webKit,
}) => {
  const [, file] = HALVED[0]
  site.spoil(file, (script) => (site.countOf(file) === 2 ? script.subarray(0, script.length / 2) : script))
  await webKit.driver.goTo(site.address('heist?seed=7'))
  await expect.poll(() => alertsOf(webKit)).toEqual([expect.stringContaining('Reload the page to go on.')])
  expect(await webKit.texts('[role="alert"] button')).toEqual(['Reload'])
  await webKit.driver.click('[role="alert"] button')
  await expect.poll(() => webKit.count(THIEF)).toBe(1)
})

test.describe('a site that has been renewed', () => {
  test.use({ expectedComplaints: /its mixer did not load/ })

  test('says so, and is reloaded at the same day', async ({ site, webKit }) => {
    await webKit.driver.goTo(site.address())
    await expect.poll(() => webKit.count('#card-heist')).toBe(1)
    site.renew()
    await webKit.openDay('heist?seed=7')
    await expect
      .poll(() => alertsOf(webKit))
      .toEqual([expect.stringContaining('The site has been renewed since you opened it.')])
    await webKit.driver.click('[role="alert"] button')
    await expect.poll(() => webKit.count(THIEF)).toBe(1)
    expect(site.countOf(/\/renewed\/heist-[^/]+\.js$/)).toBeGreaterThan(0)
  })
})
