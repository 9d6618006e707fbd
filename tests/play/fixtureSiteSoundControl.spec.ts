import { expectNoViolations } from '../support/axe'
import { openCountingDay } from '../support/countingDay'
import { expect, test } from '../support/test'
import { BASS, enterAloud, NOWHERE } from '../support/trip'

/** After so many seconds every fade is over, and out of what is listened to. */
const FADED = 0.6

test.describe('the sound control', () => {
  test('mutes and sounds again, by the button and by M, with fades', async ({ page }) => {
    const probe = await enterAloud(page)
    const button = page.getByRole('button', { name: 'Mute' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => probe.loudness()).toBeGreaterThan(0.001)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => probe.loudness()).toBeLessThan(0.0001)
    await page.keyboard.press('m')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => probe.loudness()).toBeGreaterThan(0.001)
    await page.keyboard.press('M')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  })

  test('turns the volume, by mouse and by keyboard, down to nothing', async ({ page }) => {
    const probe = await enterAloud(page)
    await probe.listenFor(FADED)
    const loud = await probe.loudestOver(1500)
    await page.getByRole('button', { name: 'Mute' }).hover()
    const slider = page.getByRole('slider', { name: 'Volume' })
    const box = await slider.boundingBox()
    if (!box) throw new Error('The volume slider is nowhere.')
    expect(box.height).toBeGreaterThanOrEqual(44)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(slider).toHaveValue('50')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('45')
    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('20')
    await probe.listenFor(FADED)
    const quiet = await probe.loudestOver(1500)
    expect(quiet / loud).toBeGreaterThan(0.1)
    expect(quiet / loud).toBeLessThan(0.35)
    await page.keyboard.press('Home')
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => probe.loudness()).toBeLessThan(0.0001)
  })

  test('is kept for the session, from page to page and over a reload', async ({ page }) => {
    const probe = await enterAloud(page)
    await page.getByRole('slider', { name: 'Volume' }).press('ArrowLeft')
    await page.keyboard.press('m')
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('./#/trip')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('95')
    await page.mouse.click(NOWHERE.x, NOWHERE.y)
    await expect.poll(() => probe.startedLoops()).toEqual([BASS])
    expect(await probe.loudestOver(500)).toBeLessThan(0.0001)
  })

  test('works where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await openCountingDay(page)
    await page.getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('leaves its key to who is writing', async ({ page }) => {
    await page.goto('./#/flame')
    await page.getByLabel('Your name').pressSequentially('Mim')
    await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows its slider to the pointer and to the keyboard, and gets out of the way', async ({ page }) => {
    await openCountingDay(page)
    const isShown = () => page.locator('[class*="popup"]').evaluate((popup) => getComputedStyle(popup).opacity === '1')
    const liesOverTheDay = () =>
      page.evaluate(() => document.elementFromPoint(1300, 780)?.closest('[class*="popup"]') !== null)
    expect(await isShown()).toBe(false)
    expect(await liesOverTheDay()).toBe(false)
    await page.getByRole('button', { name: 'Mute' }).click()
    expect(await isShown()).toBe(true)
    expect(await liesOverTheDay()).toBe(true)
    await page.mouse.move(300, 300)
    expect(await isShown()).toBe(false)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('slider', { name: 'Volume' })).toBeFocused()
    expect(await isShown()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isShown()).toBe(false)
  })

  test('has no violation while it is open', async ({ page }) => {
    await openCountingDay(page)
    await page.getByRole('slider', { name: 'Volume' }).focus()
    await page.getByRole('button', { name: 'Mute' }).hover()
    await expectNoViolations(page)
  })
})
