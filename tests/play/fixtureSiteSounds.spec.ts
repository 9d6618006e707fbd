import { sounds as fairySounds } from '../../assets/fairy/sounds.manifest'
import { sounds as heistSounds } from '../../assets/heist/sounds.manifest'
import { sounds as houseSounds } from '../../assets/shared/sounds.manifest'
import { AudioProbe } from '../support/audioProbe'
import { filesOf } from '../support/soundFiles'
import { askToybox, openToybox } from '../support/stage'
import { expect, test } from '../support/test'
import { BASS, enterAloud, enterTrip, FOOT, FOUNTAIN, NOWHERE } from '../support/trip'
import { setHidden } from '../support/visitor'

/** The files that are decoded once the day `trip` is heard: those of the house, and its own. */
const FILES = filesOf(houseSounds, { ...heistSounds, ...fairySounds }).length

/** What stayed from each visit, playing or kept, would be many times what one may leave. */
const VISITS = 8

test.describe('the sounds of a day', () => {
  test('follow its events, in one variation after another', async ({ page }) => {
    const probe = await enterAloud(page)
    const steps = async () => (await probe.starts()).filter((start) => !start.isLoop).map((start) => start.samples)
    const foot = page.getByRole('button', { name: 'Foot' })
    // Which variation comes is chance: all of them have come sooner or later.
    const variationsOfMany = async () => {
      await foot.press('Enter')
      const heard = await steps()
      return heard.length >= 12 ? new Set(heard).size : 0
    }
    await expect.poll(variationsOfMany, { intervals: [100] }).toBe(4)
    const heard = await steps()
    heard.forEach((samples, place) => {
      expect(samples).not.toBe(heard[place + 1])
    })
  })

  test('loop without a seam: exactly one round, and no step where it closes', async ({ page }) => {
    const probe = await enterAloud(page)
    await page.getByRole('button', { name: 'Tap' }).press('Enter')
    await expect.poll(() => probe.startedLoops()).toEqual([BASS, FOUNTAIN])
    for (const { samples, sampleRate, seconds, seam, stepNearSeam } of await probe.starts()) {
      expect(samples).toBe(Math.round(seconds * sampleRate))
      expect([BASS * sampleRate, FOUNTAIN * sampleRate].map(Math.round)).toContain(samples)
      expect(seam).toBeLessThanOrEqual(stepNearSeam)
    }
  })

  test('come and go, louder and faster, as the day says', async ({ page }) => {
    const probe = await enterAloud(page)
    const tap = page.getByRole('button', { name: 'Tap' })
    await tap.press('Enter')
    await expect.poll(() => probe.playingLoops()).toContainEqual({ seconds: FOUNTAIN, rate: 1 })
    await tap.press('Enter')
    await expect.poll(() => probe.playingLoops()).toContainEqual({ seconds: FOUNTAIN, rate: 2 })
    await tap.press('Enter')
    await expect.poll(() => probe.playingLoops()).toEqual([{ seconds: BASS, rate: 1 }])
    await page.getByRole('button', { name: 'Bass' }).press('Enter')
    await expect.poll(() => probe.playingLoops()).toEqual([])
    await expect.poll(() => probe.loudness()).toBeLessThan(0.0001)
  })

  test('stand still with the playhead, and go on where they were', async ({ page }) => {
    const probe = await AudioProbe.on(page)
    await openToybox(page, 'trip')
    await page.mouse.click(NOWHERE.x, NOWHERE.y)
    await expect.poll(() => probe.loudness()).toBeGreaterThan(0.001)
    await askToybox(page, (toybox) => toybox.pause())
    await expect.poll(() => probe.playingLoops()).toEqual([{ seconds: BASS, rate: 0 }])
    await expect.poll(() => probe.loudness()).toBeLessThan(0.0001)
    await page.mouse.click(FOOT.x, FOOT.y)
    await askToybox(page, (toybox) => toybox.step(2))
    await askToybox(page, (toybox) => toybox.play())
    await expect.poll(() => probe.loudness()).toBeGreaterThan(0.001)
    expect(await probe.starts()).toHaveLength(1)
  })

  for (const [speed, rate] of [
    [2, 2],
    [0.1, 0.5],
  ] as const) {
    test(`go as fast as the day does, within limits: speed ${speed}`, async ({ page }) => {
      const probe = await enterTrip(page, `./#/trip?speed=${speed}`)
      await expect(page.getByRole('button', { name: 'Foot' })).toBeAttached()
      await page.mouse.click(NOWHERE.x, NOWHERE.y)
      await expect.poll(() => probe.playingLoops()).toEqual([{ seconds: BASS, rate }])
    })
  }

  test('pause with the tab', async ({ page }) => {
    const probe = await enterAloud(page)
    await setHidden(page, true)
    await expect.poll(() => probe.contextState()).toBe('suspended')
    await setHidden(page, false)
    await expect.poll(() => probe.contextState()).toBe('running')
    await expect.poll(() => probe.loudness()).toBeGreaterThan(0.001)
    expect(await probe.startedLoops()).toEqual([BASS])
  })

  test(`end when the day is left: over ${VISITS} visits nothing goes on playing and nothing is kept`, async ({
    page,
  }) => {
    const probe = await enterAloud(page)
    const goTo = (slug: string) =>
      page.evaluate((hash) => {
        window.location.hash = hash
      }, `#/${slug}`)
    // To a day without a sound: behind the index the yard is heard by whoever stays.
    const leave = async () => {
      await goTo('gargoyle')
      await expect.poll(() => probe.playing(), { intervals: [50] }).toBe(0)
    }
    await expect.poll(() => probe.decoded()).toBe(FILES)
    await leave()
    const first = await probe.held()
    for (let count = 2; count <= VISITS; count++) {
      await goTo('trip')
      await expect.poll(async () => (await probe.playingLoops()).length, { intervals: [50] }).toBe(1)
      await leave()
    }
    await expect.poll(async () => (await probe.held()).buffers).toBeLessThanOrEqual(first.buffers)
    expect((await probe.held()).bytes).toBeLessThanOrEqual(first.bytes)
    expect((await probe.startedLoops()).length).toBe(VISITS)
  })

  test.describe('that do not load', () => {
    test.use({ expectedWarnings: /Failed to load resource|The sound day2/ })

    test('are reported once, and the day plays on', async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('The sound')) said.push(message.text())
      })
      await page.route(/step-2\.mp3/, (route) => route.fulfill({ status: 404, body: '' }))
      await page.route(/cork\.mp3/, (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'no sound at all' }))
      await page.route(/fountain\.mp3/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
      const probe = await enterAloud(page)
      await expect.poll(() => said.length).toBe(3)
      await expect.poll(() => probe.decoded()).toBe(FILES - 3)
      for (const name of ['Cork', 'Tap', 'Foot']) await page.getByRole('button', { name }).press('Enter')
      await expect.poll(async () => (await probe.starts()).length).toBe(2)
      await page.getByRole('link', { name: 'Home' }).click()
      await page.locator('#card-trip').click()
      await expect.poll(() => probe.startedLoops()).toEqual([BASS, BASS])
      await page.waitForLoadState('networkidle')
      expect(said.sort()).toEqual([
        'The sound day22/step-2.mp3 is not heard: it did not load (missing).',
        'The sound day24/cork.mp3 is not heard: it did not load (damaged).',
        'The sound day24/fountain.mp3 is not heard: it did not load (missing).',
      ])
    })
  })
})
