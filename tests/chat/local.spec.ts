import type { Browser, BrowserContext, ViewportSize } from '@playwright/test'
import { expect, test } from '../support/chat'

test.use({ expectedWarnings: /The chat room is a local one/ })

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

test('what is said before the room is open is taken, shown as waiting, and sent when it opens', async ({
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
  await context.route(/\/assets\/localRoom-/, async (route) => {
    await opening
    await route.continue()
  })
  const ann = await visit('Ann', context)
  await ann.write('one')
  await expect(ann.box).toHaveValue('')
  await ann.write('two')
  await expect(ann.box).toHaveValue('')
  await expect(ann.list.getByText('not sent yet: waiting for the room')).toHaveCount(2)
  await ann.box.fill('thr')
  open()
  await expect.poll(() => ann.heard()).toEqual(['Ann: one', 'Ann: two'])
  await expect(ann.box).toHaveValue('thr')
  await context.close()
})
