import type { Page } from '@playwright/test'
import type { ForgetState } from '../../scenes/forget/state'
import { askToybox, openToybox, SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'
import { dragFinger, placeOf, tabTo } from '../support/visitor'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

/** The torch lies on the knot, and is on. */
const LIT = 'forget?seed=12&at=1000&paused'
/** Where the text waits in a window of 1440 × 900: 6 % from the right, 45 % down. */
const TEXT = { x: 1260, y: 405 }

const stateOf = (page: Page) => askToybox(page, (toybox) => toybox.state() as ForgetState)
const eventsOf = (page: Page) => askToybox(page, (toybox) => toybox.events().map(({ name }) => name))
const step = (page: Page, ticks: number) => page.evaluate((count) => window.toybox?.step(count), ticks)

test('by mouse: what the light rests on comes back to mind, hops when it is pressed, and the dark rattles', async ({
  keptPage: page,
}) => {
  await openToybox(page, LIT)
  const key = await placeOf(page, 'key')
  await page.mouse.move(key.x, key.y)
  await step(page, 200)
  expect(await stateOf(page)).toMatchObject({ isHeld: true, things: { key: { isRecalled: true } } })
  await expect(page.getByRole('button', { name: 'The old key' })).toBeAttached()
  await expect(page.getByText('A key. To which door?')).toBeAttached()
  await page.mouse.click(key.x, key.y)
  await step(page, 1)
  await page.mouse.click(1380, 300)
  await step(page, 1)
  expect(await eventsOf(page)).toEqual(['recalled', 'touched', 'rattled'])
})

test('by mouse: the text is not there before it has been lit for a second; then all is seen, and it is dark again', async ({
  keptPage: page,
}) => {
  await openToybox(page, LIT)
  await page.mouse.move(TEXT.x, TEXT.y)
  await step(page, 100)
  await expect(page.getByText('YOU LOST THE GAME')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /LOST/ })).toHaveCount(0)
  await step(page, 60)
  expect(await stateOf(page)).toMatchObject({ verdict: { losses: 1 }, opening: {} })
  await expect(page.getByText('YOU LOST THE GAME', { exact: true })).toBeAttached()
  await expect(page.getByText('The light has found it: YOU LOST THE GAME.')).toBeAttached()

  // It is a press that changes nothing.
  await page.mouse.click(TEXT.x, TEXT.y)
  await step(page, 1)
  expect((await eventsOf(page)).at(-1)).toBe('insisted')
  await step(page, 400)
  expect(await stateOf(page)).toMatchObject({ verdict: { losses: 1 }, opening: null })
  expect((await eventsOf(page)).filter((name) => name === 'closed')).toHaveLength(1)
})

test('by keyboard alone: the arrows lead the torch to the text, Enter shakes it', async ({ page }) => {
  await openToybox(page, 'forget?seed=12&at=1000')
  await page.keyboard.press('Enter')
  await page.keyboard.down('ArrowRight')
  await expect
    .poll(async () => (await stateOf(page)).light.x, { intervals: [30], timeout: 20_000 })
    .toBeGreaterThan(1190)
  await page.keyboard.up('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => eventsOf(page)).toContain('rattled')
  await expect
    .poll(
      async () => {
        const { light, verdict } = await stateOf(page)
        if (verdict.losses === 0 && light.x > TEXT.x + 50) await page.keyboard.press('ArrowLeft')
        else if (verdict.losses === 0 && light.x < TEXT.x - 50) await page.keyboard.press('ArrowRight')
        return verdict.losses
      },
      { intervals: [200], timeout: 20_000 },
    )
    .toBe(1)
  await expect(page.getByText('The light has found it: YOU LOST THE GAME.')).toBeAttached()
})

test('by keyboard alone: Tab leads from thing to thing, each has its name once it has been seen, and the focus stays', async ({
  keptPage: page,
}) => {
  await openToybox(page, LIT)
  await tabTo(page, page.getByRole('button', { name: 'Something forgotten, number 1', exact: true }))
  await step(page, 200)
  await expect(page.getByRole('button', { name: 'The spool of thread' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await step(page, 200)
  await expect(page.getByRole('button', { name: 'The shopping list' })).toBeFocused()
  await page.keyboard.press('Space')
  await step(page, 1)
  expect((await eventsOf(page)).at(-1)).toBe('touched')
  expect((await stateOf(page)).things).toMatchObject({ list: { isRecalled: true }, key: { isRecalled: false } })
})

test('in French the words stay as they are, and are explained', async ({ page }) => {
  await openToybox(page, `${LIT}&lang=fr`)
  await page.mouse.move(TEXT.x, TEXT.y)
  await step(page, 220)
  await expect(page.getByText('YOU LOST THE GAME', { exact: true })).toBeAttached()
  await expect(page.getByText('La lumière l’a trouvé : « YOU LOST THE GAME ». Vous avez perdu.')).toBeAttached()
  await expect(page.getByText('Vous avez perdu.', { exact: true })).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('it leads the light, and takes it along when it goes', async ({ keptPage: page }) => {
    await openToybox(page, LIT)
    await dragFinger(page, [
      { x: 300, y: 300 },
      { x: 400, y: 350 },
    ])
    await step(page, 2)
    expect(await eventsOf(page)).toContain('rattled')
    await expect
      .poll(async () => {
        await step(page, 2)
        return (await stateOf(page)).isOn
      })
      .toBe(false)
    await step(page, 40)
    expect(await stateOf(page)).toMatchObject({ glow: 0 })
  })
})

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing flickers, nods or flies: a torch that lies still costs no frame', async ({ page }) => {
    await openToybox(page, 'forget?seed=12&at=3000&paused')
    const renders = await page.evaluate(() => {
      const app = window.__PIXI_APP__
      const { toybox } = window
      if (!app || !toybox) throw new Error('There is no toy box on this page.')
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
    expect(renders).toBe(0)
  })
})
