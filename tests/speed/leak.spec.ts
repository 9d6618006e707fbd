import type { CDPSession } from '@playwright/test'
import { drawnDays } from '../support/scenes'
import { SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

/** Rounds of all days before the first look, in which caches fill and code is compiled. */
const WARM_UP = 2

/** At least thirty visits, after that. */
const ROUNDS = Math.max(6, Math.ceil(30 / drawnDays.length))

/** Pixi keeps a few textures for masks, for the whole visit; which of them were asked for in the first rounds is chance. */
const POOLED = 8

/** The most that a visit to a day may leave in memory, in bytes. */
const KEPT_PER_VISIT = 50 * 1024

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

interface Burden {
  heap: number
  listeners: number
  textures: number
  canvases: number
}

async function weigh(client: CDPSession): Promise<Burden> {
  // The second collection takes what the finalizers of the first let go.
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { jsEventListeners } = await client.send('Memory.getDOMCounters')
  const { result } = await client.send('Runtime.evaluate', { expression: 'liveGraphics()', returnByValue: true })
  return { heap: usedSize, listeners: jsEventListeners, ...result.value }
}

test(`${ROUNDS} rounds of all days leave nothing behind`, async ({ page }) => {
  test.setTimeout(600_000)
  await page.addInitScript(() => {
    let textures = 0
    const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.createTexture = function () {
      textures += 1
      return createTexture.call(this)
    }
    WebGL2RenderingContext.prototype.deleteTexture = function (texture) {
      if (texture) textures -= 1
      deleteTexture.call(this, texture)
    }
    Object.assign(window, { liveGraphics: () => ({ textures, canvases: document.querySelectorAll('canvas').length }) })
  })
  await page.goto('./')
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')

  const visitAll = async () => {
    for (const { slug, number, prompt } of drawnDays) {
      await page.evaluate((hash) => {
        window.location.hash = hash
      }, `#/${slug}`)
      await expect(page.getByRole('heading', { name: `${number}. ${prompt}` })).toBeAttached()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await page.mouse.click(720, 450)
      await page.evaluate(() => {
        window.location.hash = '#/'
      })
      await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
    }
  }

  for (let round = 0; round < WARM_UP; round++) await visitAll()
  const before = await weigh(client)
  for (let round = 0; round < ROUNDS; round++) await visitAll()
  // The sounds of the last visit take a moment to fade out; a few listeners go with the browser's own caches, none a visit.
  const visits = ROUNDS * drawnDays.length
  await expect.poll(async () => (await weigh(client)).listeners).toBeLessThan(before.listeners + visits)
  const after = await weigh(client)

  const kept = (after.heap - before.heap) / visits
  console.log(`${visits} visits kept ${(kept / 1024).toFixed(1)} KB each; ${JSON.stringify({ before, after })}`)
  expect(kept).toBeLessThanOrEqual(KEPT_PER_VISIT)
  expect(after.textures).toBeLessThanOrEqual(before.textures + POOLED)
  expect(after.canvases).toBe(1)
})
