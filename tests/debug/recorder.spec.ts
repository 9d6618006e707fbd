import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parseRecording, printRecording } from '../../src/stage/time/recording'
import { clipboardOf, Overlay } from '../support/overlay'
import { askToybox } from '../support/stage'
import { expect, test } from '../support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Plays a simulated minute as a visitor who does this and that does. */
function playMinute(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { toybox, __PIXI_APP__: app } = window
    if (!toybox || !app) throw new Error('There is no toy box on this page.')
    const first = toybox.now
    // What is recorded is no picture, and two hundred of them would take a processor minutes.
    const render = app.render
    app.render = () => {}
    for (let round = 0; toybox.now < first + 60_000; round++) {
      const areas = toybox.hitAreas()
      const area = round % 3 === 0 ? (areas[round % areas.length]?.id ?? null) : null
      for (const [turn, kind] of (['move', 'press', 'release'] as const).entries()) {
        const angle = round / 3 + turn
        const at = { x: 500 + 400 * Math.sin(angle), y: 250 + 150 * Math.cos(angle / 2) }
        toybox.input({ kind, at, area, button: 'main' })
      }
      toybox.step(10 + (round % 37))
    }
    app.render = render
  })
}

for (const slug of ['heist', 'scrape']) {
  test(`a recorded minute of ${slug} replays to the identical state, and survives a file`, async ({
    undrawnPage: page,
  }) => {
    await page.setViewportSize({ width: 1110, height: 500 })
    const overlay = await Overlay.open(page, `${slug}?seed=7`)
    await overlay.press('Record')
    await expect(overlay.said).toContainText('is recorded')
    await page.mouse.move(700, 300, { steps: 5 })
    await playMinute(page)
    await overlay.press('Stop')
    await expect(overlay.said).toContainText('are recorded')
    const hash = await askToybox(page, (toybox) => toybox.hash())

    await page.getByLabel('Name').fill('A wild minute!')
    const downloading = page.waitForEvent('download')
    await overlay.press('download')
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${slug}-a-wild-minute.json`)
    const text = readFileSync(await download.path(), 'utf8')
    const recording = parseRecording(text)
    expect(recording).toMatchObject({ day: slug, seed: 7, hash })
    expect(recording.inputs.length).toBeGreaterThan(500)

    await overlay.press('reroll')
    await overlay.load('minute.json', text)
    await expect(overlay.said).toContainText('minute.json is loaded')
    await overlay.press('Replay')
    // What the visitor does meanwhile is not heard.
    await page.mouse.move(900, 500, { steps: 5 })
    const near = Math.floor((recording.ticks - 20) / 10) * 100
    await page.evaluate((ms) => window.toybox?.seek(ms), near)
    await expect(overlay.said).toContainText('just as it did when it was recorded')
    expect(await askToybox(page, (toybox) => toybox.hash())).toBe(hash)
  })
}

test('a game that was not recorded on purpose can be kept, as long as its beginning is remembered', async ({
  undrawnPage: page,
}) => {
  const overlay = await Overlay.open(page, 'heist?seed=7')
  await page.mouse.move(900, 300, { steps: 5 })
  await overlay.press('keep this game')
  await overlay.press('copy')
  await expect(overlay.said).toContainText('The recording is copied')
  const kept = parseRecording(await clipboardOf(page))
  expect(kept.inputs.length).toBeGreaterThan(0)
  expect(kept.hash).toBe(await askToybox(page, (toybox) => toybox.hash()))
})

test('what cannot be played is refused in words, and nothing changes', async ({ undrawnPage: page }) => {
  const overlay = await Overlay.open(page, 'heist?seed=7&at=2000&paused')
  const before = await askToybox(page, (toybox) => toybox.hash())
  await overlay.press('keep this game')
  await overlay.press('copy')
  await expect(overlay.said).toContainText('is copied')
  const good = parseRecording(await clipboardOf(page))
  const { topSpeed: _, ...older } = good.tuning
  const refused: [text: string, words: RegExp][] = [
    ['{"day": "heist", ', /is no recording: it is not JSON/],
    [printRecording({ ...good, day: 'fowl' }), /a recording of fowl; the day on the stage is heist/],
    [printRecording({ ...good, tuning: older }), /an older tuning, before heist had a number topSpeed/],
    [printRecording({ ...good, tuning: { ...good.tuning, topSpeed: 9000 } }), /topSpeed was 9000, and takes 10 to 600/],
    [printRecording({ ...good, tuning: { ...good.tuning, wings: 2 } }), /no longer has a number wings/],
    [printRecording({ ...good, seed: -1 }), /"seed" should be a whole number/],
  ]
  for (const [text, words] of refused) {
    await overlay.load('broken.json', text)
    await expect(overlay.warning).toContainText('broken.json is left alone.')
    await expect(overlay.warning).toContainText(words)
    expect(await askToybox(page, (toybox) => toybox.hash())).toBe(before)
  }

  await overlay.load('other-rules.json', printRecording({ ...good, hash: '00000000' }))
  await overlay.press('Replay')
  await expect(overlay.warning).toContainText('the rules have changed since')
})

test('a recording of another window is shown whole in this one', async ({ undrawnPage: page }) => {
  const overlay = await Overlay.open(page, 'heist?seed=7&at=3000&paused')
  await overlay.press('keep this game')
  await overlay.press('copy')
  await expect(overlay.said).toContainText('is copied')
  const good = parseRecording(await clipboardOf(page))
  await overlay.load('tall.json', printRecording({ ...good, size: { width: 1440, height: 1800 }, hash: '00000000' }))
  await overlay.press('Replay')
  await expect(overlay.warning).toContainText('the rules have changed since')
  const thief = (await askToybox(page, (toybox) => toybox.hitAreas()))[0]
  expect(thief?.centre.y).toBeLessThan(900)
  await page.mouse.move(800, 300)
  await overlay.press('Play')
  await page.mouse.move(820, 320)
  await expect.poll(() => askToybox(page, (toybox) => toybox.state())).toMatchObject({ mouse: { x: 820, y: 320 } })
})
