import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parseRecording } from '../../src/stage/time/recording'
import { Overlay } from '../support/overlay'
import { COPIES, serveCopies, warmUp } from '../support/sourceWriter'
import { askToybox } from '../support/stage'
import { test as base, expect } from '../support/test'

const TUNING = join(COPIES, 'scenes/heist/tuning.ts')
const SNAPSHOTS = join(COPIES, 'scenes/heist/snapshots.ts')
const FIXTURES = join(COPIES, 'fixtures')

/** What is written does not depend on the window, and a small one is drawn in no time. */
const SMALL = { width: 1110, height: 500 }

/** A test on a copy of two days that Vite serves in development: what is saved is saved into the copy. */
const test = base.extend<object, { pageOfWorker: Page }>({
  pageOfWorker: [
    async ({ browser }, use) => {
      const server = await serveCopies(['heist', 'scrape'])
      const page = await warmUp(server, browser)
      await use(page)
      await page.close()
      await server.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

// One server after the other would be made for them else, at the same time.
test.describe.configure({ mode: 'default' })

test('a number that was turned is saved into tuning.ts, and the game goes on where it was', async ({
  keptPage: page,
}) => {
  await page.setViewportSize(SMALL)
  const before = readFileSync(TUNING, 'utf8')
  const overlay = await Overlay.open(page, 'heist?seed=7&at=3000&paused')
  await page.evaluate(() => document.querySelector('canvas')?.setAttribute('data-same', ''))
  await overlay.turn('topSpeed', 240)
  await overlay.turn('drying', 21_500)
  const hash = await askToybox(page, (toybox) => toybox.hash())
  await overlay.press('save topSpeed')
  await expect(overlay.said).toContainText('tuning.ts says 240 now.')
  await expect(page.getByRole('region', { name: 'Tuning', exact: true })).toContainText('1 turned.')
  await overlay.press('save all')
  await expect(page.getByRole('region', { name: 'Tuning', exact: true })).toContainText('All as tuning.ts has them.')
  const after = before
    .replace('topSpeed: { value: 100,', 'topSpeed: { value: 240,')
    .replace('drying: { value: 14_000,', 'drying: { value: 21_500,')
  expect(readFileSync(TUNING, 'utf8')).toBe(after)
  expect(await askToybox(page, (toybox) => [toybox.now, toybox.hash()])).toEqual([3000, hash])
  await expect(page.locator('canvas[data-same]')).toHaveCount(1)
  await expect(overlay.number('topSpeed')).toHaveValue('240')

  await page.reload()
  await overlay.expectOpen()
  await expect(overlay.number('topSpeed')).toHaveValue('240')
  await expect(page.getByRole('region', { name: 'Tuning', exact: true })).toContainText('All as tuning.ts has them.')
})

test('this moment becomes a snapshot, and its picture is shown', async ({ keptPage: page }) => {
  const overlay = await Overlay.open(page, 'heist?seed=22&paused')
  await page.evaluate(() => {
    window.toybox?.input({ kind: 'move', at: { x: 900.25, y: 300 }, area: null, button: 'main' })
    window.toybox?.step(250)
  })
  const hash = await askToybox(page, (toybox) => toybox.hash())
  const snapshots = await overlay.section('Snapshots')
  const name = snapshots.getByRole('textbox', { name: 'Name' })
  await name.fill('Caught')
  await name.press('Enter')
  await expect(overlay.warning).toContainText('There is a snapshot named Caught already.')
  await overlay.turn('topSpeed', 300)
  await name.fill('off to the right')
  await name.press('Enter')
  await expect(overlay.warning).toContainText('Save or reset topSpeed first.')
  await overlay.press('reset topSpeed')
  await overlay.press('Photograph')
  await expect(overlay.said).toContainText('snapshots.ts has it')
  await expect(snapshots.getByRole('img', { name: 'Photograph: off to the right, 2.50 s' })).toBeVisible()
  const colours = await snapshots.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return new Set(new Uint32Array(Uint8ClampedArray.from(data).buffer)).size
  })
  expect(colours).toBeGreaterThan(100)
  expect(readFileSync(SNAPSHOTS, 'utf8')).toContain(`  {
    name: 'off to the right',
    seed: 22,
    at: 2500,
    inputs: [{ kind: 'move', tick: 0, at: { x: 900.25, y: 300 }, area: null, button: 'main' }],
  },
]
`)
  await overlay.press('Restart')
  await snapshots.getByRole('button', { name: /off to the right/ }).click()
  expect(await askToybox(page, (toybox) => toybox.hash())).toBe(hash)
})

test('a recording becomes a fixture of the tests', async ({ keptPage: page }) => {
  await page.setViewportSize(SMALL)
  const overlay = await Overlay.open(page, 'scrape?seed=7&at=1500&paused')
  await overlay.press('keep this game')
  const name = (await overlay.section('Recorder')).getByRole('textbox', { name: 'Name' })
  await name.fill('A fresh card')
  await name.press('Enter')
  await expect(overlay.said).toContainText('scrape-a-fresh-card.json is saved')
  const saved = parseRecording(readFileSync(join(FIXTURES, 'scrape-a-fresh-card.json'), 'utf8'))
  expect(saved).toMatchObject({ day: 'scrape', seed: 7, hash: await askToybox(page, (toybox) => toybox.hash()) })
  await name.press('Enter')
  await expect(overlay.warning).toContainText('choose another name')
})
