import { chromium } from '@playwright/test'
import { PAPER } from '../../assets/ink/palette'
import { CHROMIUM, findBrowser } from '../../src/dev/browserPrograms'
import { expect, openKept, test } from '../support/offline'

test('the site can be installed, by the criteria of Chromium itself', async ({ server }, info) => {
  // The shell installs nothing, and no browser does in a window that forgets.
  const executablePath = findBrowser(CHROMIUM)
  const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
    ...(executablePath && { executablePath }),
    channel: 'chromium',
  })
  const page = await context.newPage()
  await openKept(page, server)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors, data, url } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '')
  const atHome = (address: string) => new URL(address, url).href
  const home = server.address().replace('#/', '')
  expect(atHome(manifest.start_url)).toBe(home)
  expect(atHome(manifest.scope)).toBe(home)
  expect(manifest).toMatchObject({ display: 'standalone', theme_color: PAPER, background_color: PAPER })
  await context.close()
})
