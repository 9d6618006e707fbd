import type { Browser } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { test as base } from './test'

/** The longest that Vite may take to prepare everything, in ms. */
const WARM_UP = 240_000

/** A test in a browser on the days of the fixture site as scene makers see them: served by Vite, with hot reload, under React's StrictMode. */
export const test = base.extend<object, { developmentServer: ViteDevServer }>({
  developmentServer: [
    async ({ browser }, use) => {
      const server = await createServer({
        mode: 'fixture-site',
        logLevel: 'error',
        // The usual folder is that of whoever builds the site meanwhile.
        cacheDir: '.cache/development-tests',
        server: { port: 0 },
      })
      await server.listen()
      await warmUp(server, browser)
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 2 * WARM_UP },
  ],
  baseURL: async ({ developmentServer }, use) => {
    await use(developmentServer.resolvedUrls?.local[0])
  },
})

/** Opens a day twice: Vite finds out at the first time what to prepare for the browser, and reloads the page itself where it opened meanwhile. */
async function warmUp(server: ViteDevServer, browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' })
  page.setDefaultNavigationTimeout(WARM_UP)
  for (const address of ['./#/nest?debug', './?again#/nest?debug']) {
    await page.goto(address)
    await page.waitForFunction(() => window.toybox !== undefined, null, { timeout: WARM_UP })
  }
  await page.close()
}

export { expect } from './test'
