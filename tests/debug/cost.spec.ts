import type { CDPSession, Page } from '@playwright/test'
import { BUDGETS } from '../budgets'
import { Overlay } from '../support/overlay'
import { expect, test } from '../support/test'

// A small window: a processor that plays the graphics card would otherwise be what is measured.
test.use({ viewport: { width: 1110, height: 400 } })

/** How often it is opened and closed, after some rounds in which caches fill. */
const ROUNDS = 30
const WARM_UP = 8

/** The most that an opening may leave in memory, in bytes. */
const KEPT = BUDGETS.overlayOpening.most * 1024

/** Over how many frames costs are added up. */
const FRAMES = 60

async function weigh(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { jsEventListeners, nodes } = await client.send('Memory.getDOMCounters')
  return { heap: usedSize, listeners: jsEventListeners, nodes }
}

/** The draw calls that pass through somebody's hands. */
function heldDrawCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const gl = document.querySelector('canvas')?.getContext('webgl2')
    return Object.getOwnPropertyNames(gl).filter((name) => name.startsWith('draw'))
  })
}

test(`opening and closing it ${ROUNDS} times leaves nothing behind`, async ({ page }) => {
  test.setTimeout(600_000)
  const overlay = await Overlay.open(page, 'heist?seed=7')
  for (const title of ['Snapshots', 'State', 'Events', 'Stats']) await overlay.section(title)
  expect(await heldDrawCalls(page)).not.toEqual([])
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')
  await overlay.press('close')

  const openAndClose = async () => {
    await page.keyboard.press('Backquote')
    await overlay.expectOpen()
    await expect(page.getByRole('region', { name: 'Stats' })).toContainText('display objects')
    await page.keyboard.press('Backquote')
    await overlay.expectClosed()
  }
  for (let round = 0; round < WARM_UP; round++) await openAndClose()
  const before = await weigh(client)
  for (let round = 0; round < ROUNDS; round++) await openAndClose()
  // What was closed last can be held until its last frame and animation are over, whatever is collected.
  await expect.poll(async () => (await weigh(client)).listeners).toBeLessThan(before.listeners + ROUNDS)
  const after = await weigh(client)

  console.log(`${ROUNDS} openings kept ${((after.heap - before.heap) / ROUNDS / 1024).toFixed(1)} KB each`)
  expect((after.heap - before.heap) / ROUNDS).toBeLessThanOrEqual(KEPT)
  expect(after.nodes).toBeLessThan(before.nodes + ROUNDS)
  expect(await heldDrawCalls(page)).toEqual([])
  await expect(page.locator('svg[data-overlay]')).toHaveCount(0)
})

/** Lets that many frames go by, of a day that is touched: one at rest would draw few of them. */
async function letFramesGoBy(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let left = frames
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        requestAnimationFrame(next)
      }),
    FRAMES,
  )
}

/** What the page's scripts, styles and layout take in ms a frame, and what scripts allocate in bytes. */
async function costOf(page: Page, client: CDPSession) {
  const time = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const names = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
    return metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0)
  }
  await letFramesGoBy(page)
  const before = await time()
  await letFramesGoBy(page)
  const ms = ((await time()) - before) / FRAMES
  // Apart from the time: to sample takes some.
  await client.send('HeapProfiler.startSampling', {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await letFramesGoBy(page)
  const { profile } = await client.send('HeapProfiler.stopSampling')
  return { ms, bytes: profile.samples.reduce((sum, { size }) => sum + size, 0) / FRAMES }
}

test('it costs next to nothing a frame, and closed nothing at all', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await page.goto('./#/heist?seed=7')
  await expect(page.getByRole('button', { name: 'Thief' })).toBeAttached()
  const never = await costOf(page, client)

  await page.keyboard.press('Backquote')
  const overlay = new Overlay(page)
  await overlay.expectOpen()
  for (const title of ['Tuning', 'Recorder', 'Hit areas', 'State', 'Events', 'Stats']) await overlay.section(title)
  const open = await costOf(page, client)

  await page.keyboard.press('Backquote')
  await overlay.expectClosed()
  const closed = await costOf(page, client)

  for (const [name, { ms, bytes }] of Object.entries({ never, open, closed })) {
    console.log(`${name}: ${ms.toFixed(2)} ms and ${Math.round(bytes)} bytes a frame`)
  }
  expect(await heldDrawCalls(page)).toEqual([])
  expect(closed.bytes).toBeLessThan(never.bytes + BUDGETS.overlayClosed.most)
})
