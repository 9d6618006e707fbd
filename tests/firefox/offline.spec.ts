import { renewedSite } from '../support/builtSites'
import {
  expect,
  expectKept,
  openDay,
  openHeist,
  openKept,
  sayingRenewed,
  scriptsOf,
  sizesOf,
  spoilKept,
  THIEF,
  test,
  update,
  versionOf,
} from '../support/offline'

test('what was opened opens without a network, and what was kept damaged with one', async ({ page, server }) => {
  await openKept(page, server)
  await openHeist(page)
  await expectKept(page)
  const spoilt = await spoilKept(page, /\/(heist-[^/]+\.js|index\.html)\?/)
  await page.reload()
  await expect(page.getByRole('button', THIEF)).toBeAttached()
  await expect.poll(async () => Math.min(...(await sizesOf(page, spoilt)))).toBeGreaterThan(100)
  await server.close()
  await page.reload()
  await expect(page.getByRole('button', THIEF)).toBeAttached()
})

test('a new build waits until the index is opened, and no page is made of both', async ({ page, server }) => {
  await openKept(page, server)
  await openHeist(page)
  server.serve(renewedSite())
  await update(page)
  expect(await versionOf(page)).not.toBe('renewed')
  const isTold = sayingRenewed(page)
  await openDay(page, '')
  await expect.poll(() => versionOf(page)).toBe('renewed')
  await isTold
  expect((await scriptsOf(page)).filter((name) => !name.includes('-Renewed0.'))).toEqual([])
  await openHeist(page)
})

test.describe('the worker', () => {
  test.use({ expectedWarnings: /Failed to load|Failed to register|404/ })

  test('is not there, and days open', async ({ page, server }) => {
    server.missing = /^(worker\.js|box\.json)$/
    await page.goto(server.address())
    await expect.poll(() => server.countOf(/^worker\.js$/)).toBe(1)
    await openHeist(page)
  })
})
