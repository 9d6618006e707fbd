import type { rules } from '../../scenes/salty/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('salty', 'seed=17&at=500&paused')

/** What is seen of a part of him, by Pixi. */
const headOf = ({ page }: Toy<typeof rules>) =>
  page.evaluate(() => {
    const head = window.__PIXI_APP__?.stage.getChildrenByLabel('head', true)[0]
    return head && { isSeen: head.visible, turn: Math.round(head.angle) }
  })

test('by mouse: where it is over the picture is which of the sixteen he is, and nothing is loaded for it', async ({
  toy,
}) => {
  await toy.step()
  expect(await headOf(toy)).toEqual({ isSeen: true, turn: 7 })
  const requests: string[] = []
  toy.page.on('request', (request) => requests.push(request.url()))
  // The window of the tests is 1440 wide: a sixteenth of the picture is 90 pixels.
  for (let frame = 0; frame < 16; frame++) {
    await toy.point({ x: 45 + frame * 90, y: 300 })
    expect((await toy.state()).frame).toBe(frame)
    expect((await headOf(toy))?.isSeen).toBe(frame > 2)
  }
  expect((await toy.events()).filter((name) => name !== 'turned')).toEqual(['muttered', 'slammed'])
  await toy.expectSaid('He has slumped, and snores.')
  // In one move from the sigh to the growl the mug comes down on the way.
  await toy.point({ x: 45 + 9 * 90, y: 300 })
  expect(await toy.lastEvent()).toBe('slammed')
  // Before the first gesture, which fetches what sound needs.
  expect(requests).toEqual([])
  await toy.press('lamp')
  expect(await toy.lastEvent()).toBe('swung')
})

test('by keyboard alone: left and right turn him by one, and a key that is held goes on', async ({ toy }) => {
  await toy.key('ArrowRight')
  await toy.expectSaid('He sulks deeper and looks away.')
  await toy.key('ArrowLeft', 0)
  await toy.key('ArrowLeft')
  expect((await toy.state()).frame).toBe(4)
  for (let repeat = 0; repeat < 8; repeat++) await toy.page.keyboard.down('ArrowRight')
  await toy.page.keyboard.up('ArrowRight')
  await toy.step()
  expect((await toy.state()).frame).toBe(12)
  expect((await toy.events()).filter((name) => name !== 'turned')).toEqual(['muttered', 'slammed'])
  await toy.tabTo('The old salt: He slams it down!')
  await toy.key('Enter')
  expect(await toy.lastEvent()).toBe('grunted')
  expect((await toy.state()).frame).toBe(12)
})

test('with a finger: he follows it over the picture', async ({ toy }) => {
  const touch = await toy.page.context().newCDPSession(toy.page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const at = (x: number) => [{ x, y: 300 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(225) })
  await toy.step()
  expect((await toy.state()).frame).toBe(2)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1305) })
  await toy.step()
  expect((await toy.state()).frame).toBe(14)
  expect(await toy.events()).toContain('slammed')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
})

test('with less motion: he is still, and turns all the same', async ({ page, openFresh }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const toy = await openFresh('seed=17&at=500&paused&lang=fr')
  const clip = { x: 100, y: 60, width: 1200, height: 700 }
  await toy.step()
  const before = await toy.photograph(clip)
  await toy.step(130)
  expect(await toy.photograph(clip)).toEqual(before)
  await toy.key('ArrowLeft')
  await toy.expectSaid('Il cale sa joue sur son poing.')
  expect(await toy.photograph(clip)).not.toEqual(before)
})

/** Slams the mug eight times somehow, the table still before each, and waits until the tale is told. */
async function slamEight(toy: Toy<typeof rules>, slam: () => Promise<void>): Promise<void> {
  await toy.later()
  for (let time = 0; time < 8; time++) {
    await slam()
    await toy.step(65)
  }
  expect(await toy.events()).toContain('risen')
  await toy.step(240)
  expect(await toy.lastEvent()).toBe('told')
}

/** Between the middles of two drawings, in the window of the tests. */
const at = (frame: number) => ({ x: 45 + frame * 90, y: 300 })

test('to its end by mouse: eight slams, a tale, a press that has him drink, and the next slam', async ({ toy }) => {
  await slamEight(toy, async () => {
    await toy.point(at(11))
    await toy.point(at(12))
  })
  await toy.expectSaid('We were so lost, the compass asked a gull the way.')
  expect(await toy.cursorOver('ship')).toBe('pointer')
  await toy.press('ship')
  expect(await toy.lastEvent()).toBe('hailed')
  await toy.press('captain')
  expect(await toy.lastEvent()).toBe('grunted')
  await toy.step(420)
  await toy.press('captain')
  expect(await toy.lastEvent()).toBe('sloshed')
  await toy.step(140)
  await toy.expectSaid('He has drunk the sea. It wanted salt.')
  expect((await toy.state()).sea).toMatchObject({ slams: 0, rings: 1, risenAt: null })
  await toy.point(at(11))
  await toy.point(at(12))
  expect((await toy.state()).sea.slams).toBe(1)
})

test('to its end by keyboard alone: the same, and the sea goes by itself', async ({ toy }) => {
  for (let step = 0; step < 6; step++) await toy.key('ArrowRight')
  await slamEight(toy, async () => {
    await toy.key('ArrowRight')
    await toy.key('ArrowLeft')
  })
  await expect(toy.button('The old salt: his beard is the sea.')).toBeAttached()
  await toy.step(1400)
  expect(await toy.lastEvent()).toBe('drunk')
  await toy.key('ArrowRight')
  expect((await toy.state()).frame).toBe(6)
})

test('to its end with a finger: the same', async ({ toy }) => {
  await slamEight(toy, async () => {
    await toy.drag([at(11), at(12)], 1)
  })
  await toy.step(420)
  await toy.tap('captain')
  expect(await toy.lastEvent()).toBe('sloshed')
})

test('in French he tells what he would in French', async ({ frenchToy: toy }) => {
  await slamEight(toy, async () => {
    await toy.point(at(11))
    await toy.point(at(12))
  })
  await toy.expectSaid(/La mer était si plate/)
})
