import type { Page } from '@playwright/test'
import { FILES_CACHE } from '../../src/offline/keptFiles'
import { builtSite } from './builtSites'
import { SiteServer } from './siteServer'
import { test as base, expect } from './test'

/** The thief of day 22, who is there once the day plays. */
export const THIEF = { name: 'The thief' }

/** A test of the worker, with a server whose builds can be changed. What fails on its way, the browser remarks. */
export const test = base.extend<{ readonly server: SiteServer }>({
  serviceWorkers: 'allow',
  expectedWarnings: /Failed to load resource|FetchEvent|did not load/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  server: async ({}, use) => {
    const server = await SiteServer.of(builtSite())
    await use(server)
    await server.close()
  },
})

export { expect }

/** What is kept: paths below the site's address, with their checksums. */
export function keptIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys()
    return keys.map(({ url }) => url.split('/inktober2022/')[1] ?? url)
  }, FILES_CACHE)
}

/** Waits until the worker keeps all that the page has loaded. */
export async function expectKept(page: Page): Promise<void> {
  const missing = async () => {
    const kept = (await keptIn(page)).map((key) => key.split('?', 1)[0])
    return (await loadedBy(page)).filter((path) => !kept.includes(path))
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await expect.poll(missing).toEqual([])
}

/** Waits until the worker keeps files that are still on their way, or have not been asked for yet. */
export async function expectFilesKept(page: Page, files: readonly string[]): Promise<void> {
  const missing = async () => {
    const kept = (await keptIn(page)).map((key) => key.split('?', 1)[0])
    return files.filter((file) => !kept.includes(file))
  }
  await expect.poll(missing).toEqual([])
}

/** Opens the index for the first time, and waits until the worker has kept what it shows. */
export async function openKept(page: Page, server: SiteServer): Promise<void> {
  await page.goto(server.address())
  await expectKept(page)
}

export async function openDay(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to
  }, `#/${hash}`)
}

/** Opens day 22 as somebody who is at the index does. */
export async function openHeist(page: Page): Promise<void> {
  await openDay(page, 'heist?seed=7')
  await expect(page.getByRole('button', THIEF)).toBeAttached()
}

/** The scripts and styles that the page was made of, but for what stands in itself. */
export async function scriptsOf(page: Page): Promise<readonly string[]> {
  return (await loadedBy(page)).filter((path) => /\.(js|css)$/.test(path))
}

/** All files that the page has loaded: paths below the site's address. */
function loadedBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.split('/inktober2022/')[1]?.split('?', 1)[0] ?? [])
      .filter((path) => path !== '' && path !== 'box.json'),
  )
}

/** Puts nothing, or half of something, in the place of what is kept by such keys. Returns those keys. */
export function spoilKept(page: Page, keys: RegExp): Promise<readonly string[]> {
  return page.evaluate(
    async ([name, source]) => {
      const cache = await caches.open(name)
      const wanted = (await cache.keys()).map(({ url }) => url).filter((url) => new RegExp(source).test(url))
      for (const [place, url] of wanted.entries()) {
        await cache.put(
          url,
          new Response(place % 2 === 0 ? '' : 'half a', { headers: { 'content-type': 'text/plain' } }),
        )
      }
      return wanted
    },
    [FILES_CACHE, keys.source] as const,
  )
}

/** The sizes of what is kept by those keys. */
export function sizesOf(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  return page.evaluate(
    async ([name, all]) => {
      const cache = await caches.open(name)
      const kept = await Promise.all(all.map((key) => cache.match(key)))
      return Promise.all(kept.map(async (answer) => (await answer?.arrayBuffer())?.byteLength ?? 0))
    },
    [FILES_CACHE, keys] as const,
  )
}

/** Asks the server for another build, as the browser does by itself, and waits until that is installed. */
export async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
}

/** Comes when the page, in any of its frames from now on, also once it was loaded anew, says that it was renewed: it says so for three seconds. */
export async function sayingRenewed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-slip]')?.textContent === 'The box was renewed.')
}

/** Of which build the page is. */
export function versionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=version]').getAttribute('content')
}
