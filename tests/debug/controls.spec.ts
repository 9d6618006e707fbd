import { clipboardOf, Overlay, tuningOf } from '../support/overlay'
import { photographStill } from '../support/photographStill'
import { askToybox } from '../support/stage'
import { expect, test } from '../support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A number of each day to turn, and by how much. */
const DAYS = [
  { slug: 'heist', tick: 10, number: 'topSpeed', value: 240, tooMuch: 9000 },
  { slug: 'scrape', tick: 10, number: 'rubTime', value: 700, tooMuch: 1 },
] as const

for (const { slug, tick, number, value, tooMuch } of DAYS) {
  test.describe(slug, () => {
    test('time stands still, goes by the step, at another speed, and back and forth along the line', async ({
      undrawnPage: page,
    }) => {
      const overlay = await Overlay.open(page, `${slug}?seed=7&paused`)
      const now = () => askToybox(page, (toybox) => toybox.now)
      const from = await now()
      await overlay.press('Step 1')
      expect(await now()).toBe(from + tick)
      await overlay.press('Step 10')
      expect(await now()).toBe(from + 11 * tick)

      const speed = page.getByRole('slider', { name: 'Speed' })
      await speed.press('Home')
      await expect(page.getByText('×0.1', { exact: true })).toBeVisible()
      await speed.press('End')
      await expect(page.getByText('×4', { exact: true })).toBeVisible()
      await overlay.press('Play')
      await expect.poll(now).toBeGreaterThan(from + 20 * tick)
      await overlay.press('Pause')
      const stoodAt = await now()
      await overlay.press('Step 1')
      expect(await now()).toBe(stoodAt + tick)

      // How far it was played is the machine's affair: what is remembered is counted from the start on.
      await overlay.press('Restart')
      await askToybox(page, (toybox) => toybox.seek(12_000))
      const there = await askToybox(page, (toybox) => toybox.hash())
      await expect(page.locator('[data-keyframe]')).toHaveCount(3)
      const line = page.getByRole('slider', { name: 'Moment' })
      // Along the line it goes in portions, of as many ticks as a frame has time for.
      await line.fill('3000')
      await expect.poll(now).toBe(3000)
      await expect(line).toHaveValue('3000')
      expect(await askToybox(page, (toybox) => toybox.hash())).not.toBe(there)
      await line.press('ArrowRight')
      await expect.poll(now).toBe(3000 + tick)
      await line.fill('12000')
      await expect.poll(now).toBe(12_000)
      expect(await askToybox(page, (toybox) => toybox.hash())).toBe(there)
      await expect(page.getByText('12.00 s', { exact: true })).toBeVisible()

      await overlay.press('Restart')
      expect(await now()).toBe(0)
      expect(await askToybox(page, (toybox) => toybox.seed)).toBe(7)
    })

    test('the seed is set, rolled anew, and passed on in a link with the moment and the tuning', async ({
      undrawnPage: page,
    }) => {
      const overlay = await Overlay.open(page, `${slug}?seed=7&at=2000&paused`)
      const seed = () => askToybox(page, (toybox) => toybox.seed)
      const field = page.getByRole('textbox', { name: 'Seed' })
      await field.fill('42')
      await field.press('Enter')
      expect([await seed(), await askToybox(page, (toybox) => toybox.now)]).toEqual([42, 0])
      await field.fill('7')
      await field.press('Enter')
      expect(await seed()).toBe(7)
      await overlay.press('Step 10')
      await overlay.press('set')
      expect([await seed(), await askToybox(page, (toybox) => toybox.now)]).toEqual([7, 0])
      await field.fill('42')
      await field.press('Enter')
      expect(await seed()).toBe(42)
      for (const nonsense of ['-4', '1.5', '4294967296', 'seven']) {
        await field.fill(nonsense)
        await field.press('Enter')
        await expect(overlay.warning).toContainText(`${nonsense} is none`)
        expect(await seed()).toBe(42)
      }
      await overlay.press('reroll')
      await expect.poll(seed).not.toBe(42)
      await overlay.turn(number, value)
      await overlay.press('Step 10')
      await overlay.press('copy link')
      await expect(overlay.said).toContainText('is copied')
      const moment = await askToybox(page, (toybox) => [toybox.seed, toybox.now, toybox.hash()])
      const link = await clipboardOf(page)
      expect(link).toContain(`${number}=${value}`)
      await page.goto('about:blank')
      await page.goto(link)
      await page.waitForFunction(() => window.toybox !== undefined)
      expect(await askToybox(page, (toybox) => [toybox.seed, toybox.now, toybox.hash()])).toEqual(moment)
    })

    test('every number is there with its unit, range and meaning; it is turned, refused, reset and copied', async ({
      undrawnPage: page,
    }) => {
      const overlay = await Overlay.open(page, `${slug}?seed=7&paused`)
      const tuning = await overlay.section('Tuning')
      for (const [name, { min, max, unit, description }] of Object.entries(await tuningOf(slug))) {
        await expect(tuning.locator('.lil-controller').filter({ has: overlay.number(name) })).toContainText(
          `${name}${unit}${min}${max}${description}`,
        )
        await expect(overlay.number(name)).toHaveAccessibleDescription(description)
      }
      const before = await overlay.number(number).inputValue()
      await overlay.turn(number, tooMuch)
      await expect(overlay.warning).toContainText(`${number} takes`)
      await expect(overlay.warning).toContainText(`${tooMuch} is not in it`)
      await expect(overlay.number(number)).toHaveValue(before)
      await overlay.turn(number, 'fast')
      await expect(overlay.warning).toContainText('fast is not in it')
      await expect(tuning).toContainText('All as tuning.ts has them.')

      await overlay.turn(number, value)
      await expect(tuning).toContainText('1 turned.')
      await overlay.press(`copy ${number}`)
      await expect(overlay.said).toContainText('is copied')
      expect(await clipboardOf(page)).toBe(`${number}: { value: ${value} }`)
      await overlay.press(`reset ${number}`)
      await expect(overlay.number(number)).toHaveValue(before)
      await overlay.number(number).press('ArrowUp')
      await expect(tuning).toContainText('1 turned.')
      await overlay.press('reset all')
      await expect(tuning).toContainText('All as tuning.ts has them.')
      await expect(overlay.number(number)).toHaveValue(before)
    })

    test('hit areas are outlined where they are, and the one under the pointer is lit', async ({
      undrawnPage: page,
    }) => {
      const overlay = await Overlay.open(page, `${slug}?seed=7&at=1000&paused`)
      const list = await overlay.section('Hit areas')
      const areas = await askToybox(page, (toybox) => toybox.hitAreas())
      for (const { id, label } of areas) {
        await expect(page.locator(`[data-area="${id}"]`)).toContainText(id)
        await expect(list).toContainText(label)
      }
      await expect(page.locator('[data-area]')).toHaveCount(areas.length)
      const area = areas.find(({ centre }) => centre.x > 400 && centre.y < 650)
      if (!area) throw new Error('Every hit area lies under the overlay.')
      await page.mouse.move(area.centre.x, area.centre.y)
      await expect(page.locator('[data-lit="true"]')).toHaveAttribute('data-area', area.id)
      const box = await page.locator(`[data-area="${area.id}"] path`).boundingBox()
      if (!box) throw new Error('The outline is nowhere.')
      expect(Math.abs(box.x + box.width / 2 - area.centre.x)).toBeLessThan(2)
      const readout = page.getByText(/ units /)
      await expect(readout).toContainText(`${Math.round(area.centre.x)}`)
      await expect(readout).toContainText('units')
      await expect(readout).toContainText(area.id)
      await page.mouse.move(720, 20)
      await expect(page.locator('[data-lit="true"]')).toHaveCount(areas.some(({ id }) => id === 'everywhere') ? 1 : 0)
      await list.getByRole('button', { name: 'Hit areas' }).click()
      await expect(page.locator('[data-area]')).toHaveCount(0)
    })

    test('the state opens, and what changes in it flashes; events are logged; what it costs is told', async ({
      page,
    }) => {
      const overlay = await Overlay.open(page, `${slug}?seed=7&paused`)
      await (await overlay.section('Tuning')).getByRole('button', { name: 'Tuning' }).click()
      const tree = await overlay.section('State')
      const state = await askToybox(page, (toybox) => toybox.state())
      for (const name of Object.keys(state ?? {})) await expect(tree.locator(`[data-path="${name}"]`)).toBeAttached()
      const holder = slug === 'heist' ? 'mouse' : 'symbols'
      await tree.getByRole('button', { name: holder, exact: true }).click()
      await expect(tree.locator(`[data-path^="${holder}."]`).first()).toBeVisible()

      const log = await overlay.section('Events')
      await expect(log).toContainText('Nothing yet.')
      const first = await askToybox(page, (toybox) => toybox.hitAreas()[0])
      await page.getByRole('button', { name: first?.label ?? '', exact: true }).press('Enter')
      await overlay.press('Play')
      await expect.poll(() => askToybox(page, (toybox) => toybox.events().length)).toBeGreaterThan(0)
      const event = await askToybox(page, (toybox) => toybox.events()[0]?.name ?? '')
      await expect(log.getByRole('listitem').filter({ hasText: event }).first()).toBeVisible()
      await expect(tree.locator('[data-flashes]:not([data-flashes="0"])').first()).toBeAttached()
      await overlay.press('Pause')
      await overlay.press('clear')
      await expect(log).toContainText('Nothing yet.')

      const stats = await overlay.section('Stats')
      await overlay.press('Play')
      for (const figure of [
        /frames\d+ \/s/,
        /ticks\d+ \/s/,
        /step[\d.]+ ms/,
        /draw[\d.]+ ms/,
        /draw calls\d+ a render/,
      ]) {
        await expect(stats).toContainText(figure)
      }
      await expect(stats).toContainText(/display objects\d+/)
      await expect(stats).toContainText(/textures\d+, [\d.]+ MB/)
      await expect(stats).toContainText(/heap[\d.]+ MB/)
      await expect(stats).toContainText(/TTFB\d+ ms/)
      await expect(stats.getByRole('img')).toBeVisible()
    })
  })
}

test('the picture follows the line', async ({ keptPage: page }) => {
  await Overlay.open(page, 'heist?seed=7&at=9000&paused')
  const line = page.getByRole('slider', { name: 'Moment' })
  const pictureAt = async (ms: number) => {
    await line.fill(String(ms))
    await expect.poll(() => askToybox(page, (toybox) => toybox.now)).toBe(ms)
    // The outlines of what can be pressed follow the picture, a fifth of a second later at the latest.
    const areas = await askToybox(page, (toybox) => toybox.hitAreas())
    await expect(page.locator('[data-area]')).toHaveCount(areas.length)
    return (await photographStill(page, { x: 380, y: 60, width: 900, height: 600 })).toString('base64')
  }
  const early = await pictureAt(1000)
  const late = await pictureAt(8000)
  expect(late).not.toBe(early)
  expect(await pictureAt(1000)).toBe(early)
})
