import { mkdirSync, writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM, provideBrowser } from '../../src/dev/browserPrograms'
import { Overlay } from '../support/overlay'
import { serveCopies, warmUp } from '../support/sourceWriter'

/** `npm run docs:pictures`: walks the way of docs/tuning.md on a copy of the heist and photographs it. */
const FOLDER = 'docs/pictures'
const QUALITY = 82

async function photograph(page: Page, name: string): Promise<void> {
  const picture = await loadImage(await page.screenshot())
  const canvas = createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.webp`, await canvas.encode('webp', QUALITY))
  console.log(`${FOLDER}/${name}.webp`)
}

const server = await serveCopies(['heist'])
const browser = await chromium.launch({ executablePath: provideBrowser(CHROMIUM) })
const warmed = await warmUp(server, browser)
await warmed.close()
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  baseURL: server.resolvedUrls?.local[0] ?? '',
})

/** Leads the thief from where he begins to the right, for that many simulated ms. */
const lead = (ms: number) =>
  page.evaluate((wanted) => {
    const { toybox } = window
    toybox?.input({ kind: 'move', at: { x: 1240, y: 380 }, area: null, button: 'main' })
    toybox?.step(wanted / 10)
  }, ms)

try {
  const overlay = await Overlay.open(page, 'heist?seed=7&paused')
  await lead(2600)
  await page.mouse.move(860, 300)
  await photograph(page, 'open')

  await overlay.turn('topSpeed', 180)
  await overlay.turn('acceleration', 120)
  await overlay.press('Restart')
  await lead(2600)
  await photograph(page, 'turned')
  await overlay.press('save all')
  await page.getByText('All as tuning.ts has them.').waitFor()
  await overlay.number('topSpeed').blur()
  await photograph(page, 'saved')

  await overlay.press('Tuning')
  await overlay.press('Hit areas')
  const snapshots = await overlay.section('Snapshots')
  await snapshots.getByRole('textbox', { name: 'Name' }).fill('in a hurry')
  await overlay.press('Photograph')
  await snapshots.getByRole('img').waitFor()
  await photograph(page, 'snapshot')
} finally {
  await browser.close()
  await server.close()
}
