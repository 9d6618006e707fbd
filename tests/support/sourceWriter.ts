import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

/** The folder with the copies that the debug overlay writes into when it is tried. */
export const COPIES = '.cache/source-writer'

/** The longest that Vite may take to prepare everything, in ms: once for all tests that the server is for. */
const WARM_UP = 240_000

/** Copies days and serves the copies as scene makers see their days, in development. */
export async function serveCopies(days: readonly string[]): Promise<ViteDevServer> {
  rmSync(COPIES, { recursive: true, force: true })
  for (const day of days) cpSync(`scenes/${day}`, join(COPIES, 'scenes', day), { recursive: true })
  // What the days import from beside their folder.
  for (const folder of ['src', 'assets']) symlinkSync(join('../..', folder), join(COPIES, folder))
  const server = await createServer({
    mode: 'source-writer',
    logLevel: 'error',
    cacheDir: join(COPIES, 'vite'),
    server: { port: 0 },
  })
  return server.listen()
}

/**
 * Opens a day: Vite finds out what to prepare for the browser, and reloads the page itself where it opened meanwhile.
 * @returns a page at home, to be kept
 */
export async function warmUp(server: ViteDevServer, browser: Browser): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' })
  page.setDefaultNavigationTimeout(WARM_UP)
  await page.setViewportSize({ width: 1110, height: 400 })
  const heading = page.getByRole('heading', { name: 'debug', exact: true })
  await page.goto('./#/heist?debug&paused')
  await heading.waitFor({ timeout: WARM_UP })
  // What was found on the way is prepared by now: a page that opens from here on stays.
  await page.reload()
  await heading.waitFor({ timeout: WARM_UP })
  await page.evaluate(() => {
    window.location.hash = '#/'
  })
  return page
}
