import type { Browser, BrowserContext, ViewportSize } from '@playwright/test'
import { expect, test } from '../support/chat'

// The SDK's storage, too, finds out when the clock was set back.
test.use({ expectedWarnings: /The chat room is a local one|update time that is in the future/ })

const DAY = 24 * 60 * 60_000

interface Surroundings {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly viewport: ViewportSize | null
}

/** A browser for which the page comes from a static host: as it was built. */
async function staticHostContext({ browser, baseURL, viewport }: Surroundings): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) })
  await context.route(/\/inktober2022\/(\?.*)?$/, (route) => route.fulfill({ path: 'dist/index.html' }))
  return context
}

test('without any server, the room holds the tabs of one browser, and nothing leaves it', async ({
  visit,
  browser,
  baseURL,
  viewport,
}) => {
  const asked: string[] = []
  const openBrowser = async () => {
    const context = await staticHostContext({ browser, baseURL, viewport })
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
  await context.close()
  await elsewhere.close()
})

test('Enter before the room is open is taken: what was written waits in the list, and is sent when it opens', async ({
  visit,
  browser,
  baseURL,
  viewport,
}) => {
  const context = await staticHostContext({ browser, baseURL, viewport })
  let open = () => {}
  const opening = new Promise<void>((resolve) => {
    open = resolve
  })
  await context.route(/\/assets\/rooms-/, async (route) => {
    await opening
    await route.continue()
  })
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
  await context.close()
})

test('in a room without a server one message from the future hides nothing', async ({
  visit,
  browser,
  baseURL,
  viewport,
}) => {
  const context = await staticHostContext({ browser, baseURL, viewport })
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
  await context.close()
})
