import type { rules } from '../../scenes/scurry/rules'
import { boundsOf } from '../support/stage'
import { expect, toyTest } from '../support/toy'
import { WINDOWS } from '../support/visitor'

const test = toyTest<typeof rules>('scurry', 'seed=7&at=500&paused')

test('by mouse: a click is one ring, a right click ten, and the browser shows no menu', async ({ toy }) => {
  await toy.press({ x: 300, y: 400 })
  expect(await toy.state()).toMatchObject({ rings: 1 })
  await toy.page.mouse.click(900, 300, { button: 'right' })
  await toy.step()
  expect(await toy.state()).toMatchObject({ rings: 11 })
  const opensMenu = await toy.page.evaluate(() => {
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    return document.elementFromPoint(900, 300)?.dispatchEvent(menu)
  })
  expect(opensMenu).toBe(false)
})

test('by keyboard alone: Enter is one ring, Shift and Enter ten', async ({ toy }) => {
  await toy.enter('Collect a ring')
  expect(await toy.state()).toMatchObject({ rings: 1 })
  await toy.key('Shift+Enter')
  expect(await toy.state()).toMatchObject({ rings: 11 })
  await toy.expectSaid('Rings: 11')
})

test('the clock goes by the second', async ({ open }) => {
  const toy = await open('seed=7&at=59990&paused')
  expect(await toy.state()).toMatchObject({ seconds: 59 })
  await toy.step()
  expect(await toy.state()).toMatchObject({ seconds: 60 })
})

test('the display is in the upper left of the window, whatever its shape', async ({ undrawnPage: page, open }) => {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height })
    await open()
    const { x, y } = await boundsOf(page, 'display')
    const scale = Math.min(width / 1600, height / 1000)
    expect(x / scale, `${width} × ${height}`).toBeGreaterThan(40)
    expect(x / scale, `${width} × ${height}`).toBeLessThan(70)
    expect(y / scale, `${width} × ${height}`).toBeGreaterThan(30)
    expect(y / scale, `${width} × ${height}`).toBeLessThan(80)
  }
})

test('the hand shows over the two that run, and not all over the works, where it would say nothing', async ({
  toy,
}) => {
  await expect.poll(() => toy.cursorOver({ x: 605, y: 560 })).toBe('pointer')
  await expect.poll(() => toy.cursorOver({ x: 200, y: 400 })).not.toBe('pointer')
})

test('with less motion: the works stand still, and the two run', async ({ reducedMotionToy: toy }) => {
  await toy.seek(1000)
  const works = { x: 0, y: 240, width: 400, height: 640 }
  const runner = { x: 480, y: 420, width: 260, height: 280 }
  const [worksBefore, runnerBefore] = [await toy.photograph(works), await toy.photograph(runner)]
  const { front } = await toy.state()
  await toy.step(46)
  expect((await toy.state()).front.at).not.toBe(front.at)
  expect((await toy.photograph(works)).equals(worksBefore)).toBe(true)
  expect((await toy.photograph(runner)).equals(runnerBefore)).toBe(false)
})

test('with less motion: the works stand still under the pointer', async ({ page, openFresh }) => {
  await openFresh()
  const pictureWithPointerAt = async (x: number, y: number) => {
    await page.evaluate(
      (at) => {
        window.toybox?.seek(0)
        window.toybox?.input({ kind: 'move', at, area: null, button: 'main' })
        window.toybox?.seek(1000)
      },
      { x, y },
    )
    return page.locator('canvas').screenshot()
  }
  const moved = (await pictureWithPointerAt(800, 500)).equals(await pictureWithPointerAt(1500, 900))
  expect(moved).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await pictureWithPointerAt(800, 500)).equals(await pictureWithPointerAt(1500, 900))).toBe(true)
})
