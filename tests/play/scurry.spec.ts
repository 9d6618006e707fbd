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

/** Until he has been caught and is off again, in ticks. */
const TURN = 650

test('by mouse: ten right clicks are his coat-tail, his hat and the moon', async ({ toy }) => {
  await toy.later()
  for (let ten = 0; ten < 10; ten++) {
    await toy.page.mouse.click(900, 300, { button: 'right' })
    await toy.step()
  }
  await toy.step(TURN)
  expect(await toy.events()).toEqual(expect.arrayContaining(['caught', 'hatted', 'torn', 'robbed']))
  expect((await toy.state()).chase).toMatchObject({ loot: 'moon', hats: 1, rings: 0, caughtAt: null })
  await toy.expectSaid('The moon is gone. There are no others.')
})

test('by keyboard alone: the same, and it is said', async ({ toy }) => {
  await toy.later()
  await toy.tabTo('Collect a ring')
  await toy.key('Shift+Enter')
  await toy.expectSaid('A stride nearer: 1 of 10.')
  for (let ten = 1; ten < 10; ten++) await toy.key('Shift+Enter')
  await toy.step(100)
  await toy.expectSaid('A hundred rings. He has him by the coat-tail.')
  await toy.step(TURN)
  expect((await toy.state()).chase).toMatchObject({ loot: 'moon', hats: 1, caughtAt: null })
})

test('with a finger: a tap is one ring, a long press ten, and they lead to the same', async ({ toy }) => {
  await toy.later()
  await toy.tap({ x: 300, y: 400 })
  expect((await toy.state()).rings).toBe(1)
  const touch = await toy.page.context().newCDPSession(toy.page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 400 }] })
  // Ten in all once it has stayed, and no more however long it does.
  await expect.poll(async () => (await toy.nextState()).rings).toBeGreaterThan(2)
  expect((await toy.nextState()).rings).toBe(11)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
  for (let tap = 11; tap < 100; tap++) await toy.tap({ x: 300, y: 400 })
  await toy.step(TURN)
  expect((await toy.state()).chase).toMatchObject({ loot: 'moon', hats: 1, caughtAt: null })
})

test('the display is carried off, too, and comes back into its corner', async ({ undrawnPage: page, open }) => {
  const toy = await open()
  await toy.later()
  const inCorner = await boundsOf(page, 'display')
  const catchHim = async () => {
    for (let ten = 0; ten < 10; ten++) {
      await page.mouse.click(900, 300, { button: 'right' })
      await toy.step()
    }
    await toy.step(TURN)
  }
  for (let round = 0; round < 3; round++) await catchHim()
  expect((await toy.state()).chase.loot).toBe('display')
  const away = await boundsOf(page, 'display')
  expect(away.x).toBeGreaterThan(inCorner.x + 300)
  await catchHim()
  expect((await toy.state()).chase.loot).toBe('springs')
  expect(await boundsOf(page, 'display')).toMatchObject({ x: inCorner.x, y: inCorner.y })
})
