import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { parseRecording } from '../../src/stage/recording'
import { Overlay } from '../support/overlay'
import { askToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { test as base, expect } from '../support/test'
import { openWorkshop, WORKSHOP } from '../support/workshop'

const TUNING = join(WORKSHOP, 'scenes/heist/tuning.ts')
const BEATS = join(WORKSHOP, 'scenes/heist/beats.ts')
const FIXTURES = join(WORKSHOP, 'fixtures')

/** A test on a copy of two days that Vite serves in development: what is saved is saved into the copy. */
const test = base.extend<object, { server: ViteDevServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture asks for.
    async ({}, use) => {
      const server = await openWorkshop(['heist', 'scrape'])
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.resolvedUrls?.local[0])
  },
})

test.use({ expectedComplaints: SOFTWARE_GRAPHICS })
// One server after the other would be made for them else, at the same time.
test.describe.configure({ mode: 'default' })

test('a number that was turned is saved into tuning.ts, and the game goes on where it was', async ({ page }) => {
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

test('this moment becomes a beat, and its picture is shown', async ({ page }) => {
  const overlay = await Overlay.open(page, 'heist?seed=22&paused')
  await page.evaluate(() => {
    window.toybox?.act({ kind: 'move', at: { x: 900.25, y: 300 }, area: null, button: 'main' })
    window.toybox?.step(250)
  })
  const hash = await askToybox(page, (toybox) => toybox.hash())
  const beats = await overlay.section('Beats')
  const name = beats.getByRole('textbox', { name: 'Name' })
  await name.fill('Caught')
  await name.press('Enter')
  await expect(overlay.complaint).toContainText('There is a beat named Caught already.')
  await overlay.turn('topSpeed', 300)
  await name.fill('off to the right')
  await name.press('Enter')
  await expect(overlay.complaint).toContainText('Save or reset topSpeed first.')
  await overlay.press('reset topSpeed')
  await overlay.press('Photograph')
  await expect(overlay.said).toContainText('beats.ts has it')
  await expect(beats.getByRole('img', { name: 'Photograph: off to the right, 2.50 s' })).toBeVisible()
  const colours = await beats.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return new Set(new Uint32Array(Uint8ClampedArray.from(data).buffer)).size
  })
  expect(colours).toBeGreaterThan(100)
  expect(readFileSync(BEATS, 'utf8')).toContain(`  {
    name: 'off to the right',
    seed: 22,
    at: 2500,
    acts: [{ kind: 'move', tick: 0, at: { x: 900.25, y: 300 }, area: null, button: 'main' }],
  },
]
`)
  await overlay.press('Restart')
  await beats.getByRole('button', { name: /off to the right/ }).click()
  expect(await askToybox(page, (toybox) => toybox.hash())).toBe(hash)
})

test('a recording becomes a fixture of the tests', async ({ page }) => {
  const overlay = await Overlay.open(page, 'scrape?seed=7&at=1500&paused')
  await overlay.press('keep this game')
  const name = (await overlay.section('Recorder')).getByRole('textbox', { name: 'Name' })
  await name.fill('A fresh card')
  await name.press('Enter')
  await expect(overlay.said).toContainText('scrape-a-fresh-card.json is saved')
  const saved = parseRecording(readFileSync(join(FIXTURES, 'scrape-a-fresh-card.json'), 'utf8'))
  expect(saved).toMatchObject({ day: 'scrape', seed: 7, hash: await askToybox(page, (toybox) => toybox.hash()) })
  await name.press('Enter')
  await expect(overlay.complaint).toContainText('choose another name')
})

test('nothing else is written: not elsewhere, not by others, not out of range', async ({ page, request, baseURL }) => {
  await Overlay.open(page, 'heist?seed=7&paused')
  writeFileSync(join(WORKSHOP, 'outside.ts'), readFileSync(TUNING))
  mkdirSync(join(WORKSHOP, 'scenes/linked'), { recursive: true })
  symlinkSync('../../outside.ts', join(WORKSHOP, 'scenes/linked/tuning.ts'))
  const before = snapshotOf(WORKSHOP)
  const ask = (what: string, body: object, headers: Record<string, string> = {}) =>
    request.post(`${baseURL}__workshop/${what}`, {
      headers: { 'content-type': 'application/json', ...headers },
      data: JSON.stringify(body),
    })
  const number = { day: 'heist', name: 'topSpeed', value: 200 }
  const refused: [what: string, body: object, status: number, words: string, headers?: Record<string, string>][] = [
    ['tuning', { ...number, day: '../heist' }, 400, 'is no day'],
    ['tuning', { ...number, day: 'linked' }, 400, 'lies outside'],
    ['tuning', { ...number, day: 'fowl' }, 400, 'There is no scenes/fowl/tuning.ts'],
    ['tuning', { ...number, name: '__proto__' }, 400, 'no number named'],
    ['tuning', { ...number, value: 601 }, 400, 'takes 10 to 600'],
    ['tuning', { ...number, value: '200' }, 400, 'lacks a number'],
    ['fixtures', { name: '../../heist', recording: '{}' }, 400, 'does not say of which day'],
    ['rules', number, 400, 'Nothing is saved at'],
    ['tuning', number, 403, 'Only the debug overlay', { 'content-type': 'text/plain' }],
    ['tuning', number, 403, 'Only the debug overlay', { 'sec-fetch-site': 'cross-site' }],
  ]
  for (const [what, body, status, words, headers] of refused) {
    const response = await ask(what, body, headers)
    expect(await response.text()).toContain(words)
    expect(response.status()).toBe(status)
  }
  expect(snapshotOf(WORKSHOP)).toEqual(before)
})

/** Every file of the days and the fixtures, with what it holds. */
function snapshotOf(folder: string): Record<string, string> {
  const files = ['scenes', 'fixtures', 'outside.ts'].flatMap((name) => {
    const path = join(folder, name)
    if (name.endsWith('.ts')) return [path]
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
  })
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
}
