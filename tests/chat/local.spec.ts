import type { BrowserContext } from '@playwright/test'
import { test as base, expect } from '../support/chat'
import { holdAnswers } from '../support/requests'

const DAY = 24 * 60 * 60_000

const test = base.extend<{ readonly newStaticContext: () => Promise<BrowserContext> }>({
  /** A browser for which the page comes from a static host: as it was built. */
  newStaticContext: async ({ newContext }, use) =>
    use(async () => {
      const context = await newContext()
      await context.route(/\/inktober2022\/(\?.*)?$/, (route) => route.fulfill({ path: 'dist/index.html' }))
      return context
    }),
})

// The SDK's storage, too, finds out when the clock was set back.
test.use({ expectedWarnings: /The chat room is a local one|update time that is in the future/ })

test('without any server, the room holds the tabs of one browser, and nothing leaves it', async ({
  visit,
  newStaticContext,
  baseURL,
}) => {
  const asked: string[] = []
  const openBrowser = async () => {
    const context = await newStaticContext()
    context.on('request', (request) => asked.push(request.url()))
    return context
  }
  const context = await openBrowser()
  const ann = await visit('Ann', context)
  await expect(ann.line(/^local room/)).toBeVisible()
  const bob = await visit('Bob', context)
  await ann.say('one tab')
  await expect.poll(() => bob.heard()).toEqual(['Ann: one tab'])
  await bob.say('another')
  const talk = ['Ann: one tab', 'Bob: another']
  await expect.poll(() => ann.heard()).toEqual(talk)

  await ann.page.reload()
  await ann.choose('Ann')
  await expect.poll(() => ann.heard()).toEqual(talk)
  await ann.page.close()
  await bob.say('alone')
  await expect.poll(() => bob.heard()).toEqual([...talk, 'Bob: alone'])

  const elsewhere = await openBrowser()
  const carl = await visit('Carl', elsewhere)
  await carl.say('far away')
  await expect.poll(() => carl.heard()).toEqual(['Carl: far away'])

  expect(asked.filter((url) => !url.startsWith(new URL(baseURL ?? '').href))).toEqual([])
})

test('Enter before the room is open is taken: what was written waits in the list, and is sent when it opens', async ({
  visit,
  newStaticContext,
}) => {
  const context = await newStaticContext()
  const open = await holdAnswers(context, /\/assets\/rooms-/)
  const ann = await visit('Ann', context)
  await ann.write('one')
  await expect(ann.line('Goes out when the room is open.')).toBeVisible()
  await expect(ann.box).toHaveValue('')
  await ann.box.press('Enter')
  await ann.write('two')
  await expect(ann.box).toHaveValue('')
  await expect.poll(() => ann.heard()).toEqual(['Ann: one waiting…', 'Ann: two waiting…'])
  open()
  await expect.poll(() => ann.heard()).toEqual(['Ann: one', 'Ann: two'])
  await expect(ann.line('Goes out when the room is open.')).toHaveCount(0)
})

test('in a room without a server one message from the future hides nothing', async ({ visit, newStaticContext }) => {
  const context = await newStaticContext()
  await context.clock.install()
  const ann = await visit('Ann', context)
  await ann.say('now')
  await ann.page.clock.setSystemTime(Date.now() + 2 * DAY)
  // By that clock, it was said the day before yesterday.
  await expect.poll(() => ann.heard()).toEqual([])
  await ann.say('from the future')
  await expect.poll(() => ann.heard()).toEqual(['Ann: from the future'])
  await ann.page.clock.setSystemTime(Date.now())
  await expect.poll(() => ann.heard()).toEqual(['Ann: now', 'Ann: from the future'])
  await ann.say('and now')
  await expect.poll(() => ann.heard()).toEqual(['Ann: now', 'Ann: and now', 'Ann: from the future'])
})
