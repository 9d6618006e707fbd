import type { Page } from '@playwright/test'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state())

test('by mouse: he walks toward the pointer, faces his way, and stops near it', async ({ keptPage: page }) => {
  await openToybox(page, 'heist?seed=7')
  await page.mouse.move(1000, 450)
  await expect.poll(() => stateOf(page)).toMatchObject({ mouse: { x: 1000, y: 450 }, walking: true, left: false })
  await askToybox(page, (toybox) => toybox.seek(toybox.now + 8000))
  await expect.poll(() => stateOf(page)).toMatchObject({ walking: false, speed: 0 })
})

test('by keyboard alone: the arrow keys lead him, and Enter startles him', async ({ keptPage: page }) => {
  await openToybox(page, 'heist?seed=7')
  const before = await stateOf(page)
  await expect
    .poll(
      async () => {
        await page.keyboard.press('ArrowRight', { delay: 150 })
        return stateOf(page)
      },
      { timeout: 20_000, intervals: [50] },
    )
    .not.toMatchObject({ mouse: before && typeof before === 'object' && 'mouse' in before ? before.mouse : {} })
  const thief = (await askToybox(page, (toybox) => toybox.hitAreas()))[0]
  if (!thief) throw new Error('The thief cannot be pressed.')
  await page.getByRole('button', { name: thief.label }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The thief jumps, and pretends to be a statue.')).toBeAttached()
})

test('he is kept inside a window that shrinks', async ({ keptPage: page }) => {
  await openToybox(page, 'heist?seed=7')
  await page.mouse.move(1400, 850)
  await askToybox(page, (toybox) => toybox.seek(toybox.now + 12_000))
  await page.setViewportSize({ width: 1110, height: 500 })
  await expect
    .poll(async () => {
      const { x, y } = (await askToybox(page, (toybox) => toybox.state())) as { x: number; y: number }
      return x <= 1010 && y <= 400
    })
    .toBe(true)
})

test('a thief who stands still costs at most seven renders a second, a paused one none', async ({ page }) => {
  await openToybox(page, 'heist?seed=7&paused')
  const renders = await page.evaluate(() => {
    const app = window.__PIXI_APP__
    const { toybox } = window
    if (!app || !toybox) throw new Error('There is no toy box on this page.')
    const { x, y } = { x: 720, y: 450 }
    toybox.input({ kind: 'move', at: { x, y }, area: null, button: 'main' })
    toybox.seek(20_000)
    let count = 0
    const render = app.render.bind(app)
    app.render = () => {
      count += 1
      render()
    }
    toybox.play()
    return new Promise<number>((resolve) => {
      const from = toybox.now
      const look = () => (toybox.now - from >= 2000 ? resolve(count) : requestAnimationFrame(look))
      look()
    })
  })
  expect(renders).toBeGreaterThan(0)
  expect(renders).toBeLessThanOrEqual(14)
})
