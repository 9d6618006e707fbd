import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

/** The folder with the copies that the debug overlay writes into when it is tried. */
export const COPIES = '.cache/source-writer'

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

/** Opens a day once: Vite finds out what to prepare for the browser, and reloads pages that were open meanwhile. */
export async function warmUp(server: ViteDevServer, browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' })
  await expect(async () => {
    await page.goto('./#/heist?debug')
    await page.reload()
    await page.getByRole('heading', { name: 'debug', exact: true }).waitFor({ timeout: 20_000 })
  }).toPass({ timeout: 150_000 })
  await page.waitForLoadState('networkidle')
  await page.close()
}
