import { expect, test } from '../support/chat'

test.use({ expectedComplaints: /The chat room is a local one/ })

test('without any server, the room holds the tabs of one browser, and nothing leaves it', async ({
  visit,
  browser,
  baseURL,
  viewport,
}) => {
  const asked: string[] = []
  const openBrowser = async () => {
    const context = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) })
    // The page as a static host serves it: as it was built.
    await context.route(/\/inktober2022\/(\?.*)?$/, (route) => route.fulfill({ path: 'dist/index.html' }))
    context.on('request', (request) => asked.push(request.url()))
    return context
  }
  const context = await openBrowser()
  const ann = await visit('Ann', context)
  await expect(ann.line(/^local room/)).toBeVisible()
  const bob = await visit('Bob', context)
  await expect(bob.line(/^local room/)).toBeVisible()
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
  await expect(carl.line(/^local room/)).toBeVisible()
  await carl.say('far away')
  await expect.poll(() => carl.heard()).toEqual(['Carl: far away'])

  expect(asked.filter((url) => !url.startsWith(new URL(baseURL ?? '').href))).toEqual([])
  await context.close()
  await elsewhere.close()
})
