import { THINGS } from '../../scenes/forget/layout'
import type { rules } from '../../scenes/forget/rules'
import { expect, type Toy, toyTest } from '../support/toy'

/** The torch lies on the knot, and is on. */
const test = toyTest<typeof rules>('forget', 'seed=12&at=1000&paused')

/** Where the text waits in a window of 1440 × 900: 6 % from the right, 45 % down. */
const TEXT = { x: 1260, y: 405 }

test('by mouse: what the light rests on comes back to mind, hops when it is pressed, and the dark rattles', async ({
  toy,
}) => {
  const key = await toy.placeOf('key')
  await toy.point(key, 200)
  expect(await toy.state()).toMatchObject({ isHeld: true, things: { key: { isRecalled: true } } })
  await expect(toy.button('The old key')).toBeAttached()
  await toy.expectSaid('A key. To which door?')
  await toy.press(key)
  await toy.press({ x: 1380, y: 300 })
  expect(await toy.events()).toEqual(['recalled', 'touched', 'rattled'])
})

test('by mouse: the text is not there before it has been lit for a second; then all is seen, and it is dark again', async ({
  toy,
}) => {
  await toy.point(TEXT, 100)
  await expect(toy.page.getByText('YOU LOST THE GAME')).toHaveCount(0)
  await expect(toy.button(/LOST/)).toHaveCount(0)
  await toy.step(60)
  expect(await toy.state()).toMatchObject({ verdict: { losses: 1 }, opening: {} })
  await expect(toy.page.getByText('YOU LOST THE GAME', { exact: true })).toBeAttached()
  await toy.expectSaid('The light has found it: YOU LOST THE GAME.')

  // It is a press that changes nothing.
  await toy.press(TEXT)
  expect(await toy.lastEvent()).toBe('insisted')
  await toy.step(400)
  expect(await toy.state()).toMatchObject({ verdict: { losses: 1 }, opening: null })
  expect((await toy.events()).filter((name) => name === 'closed')).toHaveLength(1)
})

test('by keyboard alone: the arrows lead the torch to the text, Enter shakes it', async ({ open }) => {
  const toy = await open('seed=12&at=1000')
  await toy.key('Enter', 0)
  await toy.page.keyboard.down('ArrowRight')
  await expect.poll(async () => (await toy.state()).light.x, { intervals: [30] }).toBeGreaterThan(1190)
  await toy.page.keyboard.up('ArrowRight')
  await toy.key('Enter', 0)
  await expect.poll(() => toy.events()).toContain('rattled')
  await expect
    .poll(
      async () => {
        const { light, verdict } = await toy.state()
        if (verdict.losses === 0 && light.x > TEXT.x + 50) await toy.key('ArrowLeft', 0)
        else if (verdict.losses === 0 && light.x < TEXT.x - 50) await toy.key('ArrowRight', 0)
        return verdict.losses
      },
      { intervals: [30] },
    )
    .toBe(1)
  await toy.expectSaid('The light has found it: YOU LOST THE GAME.')
})

test('by keyboard alone: Tab leads from thing to thing, each has its name once it has been seen, and the focus stays', async ({
  toy,
}) => {
  await toy.tabTo('Something forgotten, number 1')
  await toy.step(200)
  await toy.expectFocusOn('The spool of thread')
  await toy.tab()
  await toy.key('Tab', 200)
  await toy.expectFocusOn('The shopping list')
  await toy.key('Space')
  expect(await toy.lastEvent()).toBe('touched')
  expect((await toy.state()).things).toMatchObject({ list: { isRecalled: true }, key: { isRecalled: false } })
})

test('in French the words stay as they are, and are explained', async ({ frenchToy: toy }) => {
  await toy.point(TEXT, 220)
  await expect(toy.page.getByText('YOU LOST THE GAME', { exact: true })).toBeAttached()
  await toy.expectSaid('La lumière l’a trouvé : « YOU LOST THE GAME ». Vous avez perdu.')
  await expect(toy.page.getByText('Vous avez perdu.', { exact: true })).toBeVisible()
})

test('with a finger: it leads the light, and takes it along when it goes', async ({ toy }) => {
  const way = [
    { x: 300, y: 300 },
    { x: 400, y: 350 },
  ] as const
  await toy.drag(way, 2)
  expect(await toy.events()).toContain('rattled')
  await expect.poll(async () => (await toy.nextState()).isOn).toBe(false)
  await toy.step(40)
  expect(await toy.state()).toMatchObject({ glow: 0 })
})

test('with less motion: nothing flickers, nods or flies: a torch that lies still costs no frame', async ({
  reducedMotionToy: toy,
}) => {
  await toy.seek(3000)
  expect(await toy.rendersOver(2000)).toBe(0)
})

/** All sixteen, along the thread and then beside it, where they lie at first in a window of 1440 × 900. */
const ALL = Object.entries(THINGS).map(([name, at]) => ({ name, at }))

/** The night lifts, LOST is struck out, the bear waves, the tide takes it all, and they lie elsewhere. */
async function expectMorning(toy: Toy<typeof rules>): Promise<void> {
  await toy.step(345)
  expect(await toy.state()).toMatchObject({ morning: {}, mornings: 0 })
  await toy.expectSaid('Day breaks.')
  await toy.step(885)
  await toy.expectSaid('There you are.')
}

test('by mouse: pressed twice each comes back, and all sixteen are a morning; the tide takes it, and they lie elsewhere', async ({
  toy,
}) => {
  await toy.later()
  for (const { at } of ALL) {
    await toy.press(at, 2)
    await toy.press(at, 2)
  }
  await expectMorning(toy)
  await toy.press('bear')
  expect(await toy.lastEvent()).toBe('waved')
  await toy.press('watch')
  expect(await toy.lastEvent()).toBe('touched')
  await toy.step(2105)
  expect(await toy.state()).toMatchObject({ morning: null, mornings: 1, recalled: [] })
  await toy.press(THINGS.cake)
  expect((await toy.state()).things).toMatchObject({ watch: { isTouched: true }, cake: { isTouched: false } })
})

test('with a finger: two taps each, and it is morning', async ({ toy }) => {
  await toy.later()
  for (const { at } of ALL) {
    await toy.tap(at)
    await toy.tap(at)
  }
  await expectMorning(toy)
  await toy.tap('bear')
  expect(await toy.events()).toContain('waved')
})

test('by keyboard alone: Tab, Enter, Enter, sixteen times, and it is morning; the bear is found by its name', async ({
  toy,
}) => {
  await toy.later()
  await toy.tabTo('Something forgotten, number 1')
  for (const { name } of ALL) {
    if (name !== 'spool') await toy.tab()
    await toy.key('Enter', 2)
    await toy.key('Enter', 2)
  }
  await expectMorning(toy)
  await toy.enter('The bear')
  expect(await toy.lastEvent()).toBe('waved')
})

test('by mouse: the snail on the thread draws in its horns', async ({ toy }) => {
  await toy.press('snail')
  expect(await toy.lastEvent()).toBe('hid')
  await toy.expectSaid('The snail draws in its horns.')
})

test('in French it is said in French by day, too', async ({ frenchToy: toy }) => {
  await toy.later()
  for (const { at } of ALL) {
    await toy.press(at, 2)
    await toy.press(at, 2)
  }
  await toy.step(345)
  await toy.expectSaid('Le jour se lève.')
  await toy.step(885)
  await toy.expectSaid('Ah, vous voilà.')
})
