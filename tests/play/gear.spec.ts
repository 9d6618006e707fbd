import type { rules } from '../../scenes/gear/rules'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('gear', 'seed=30&paused')

test('by mouse: a click answers and goes on, not while a line plays; after the last the call is over', async ({
  toy,
}) => {
  const telephone = await toy.placeOf('telephone')
  await toy.press(telephone, 30)
  await expect(toy.page.getByText('Hello! Is this thing on?').first()).toBeVisible()
  await toy.press(telephone, 170)
  expect(await toy.events()).toEqual(['answered', 'printed', 'asked', 'refused', 'fellSilent'])
  for (const ticks of [150, 430, 550, 200]) await toy.press(telephone, ticks)
  expect(await toy.lastEvent()).toBe('hungUp')
  await toy.press(telephone)
  expect(await toy.state()).toMatchObject({ line: 4, isSpeaking: false })
})

test('by mouse: beside the telephone it is answered too; mouse, crank and sock answer for themselves', async ({
  toy,
}) => {
  for (const [area, event] of [
    ['mouse', 'foundOut'],
    ['crank', 'cranked'],
    ['sock', 'swung'],
  ] as const) {
    await toy.press(area)
    expect(await toy.lastEvent()).toBe(event)
  }
  await toy.press({ x: 60, y: 860 })
  expect((await toy.state()).line).toBe(0)
})

test('by keyboard alone: Tab finds the telephone, Enter answers, the caption is said; replay rings again', async ({
  toy,
}) => {
  await toy.tabTo('The telephone rings: answer it')
  await toy.key('Enter')
  await expect(toy.page.getByText('Pim: Hello! Is this thing on?', { exact: true })).toBeAttached()
  await toy.expectFocusOn('Pim is speaking')
  await toy.step(200)
  await toy.key('Space')
  await expect(toy.page.getByText('Quibble: There is no need to shout!', { exact: true })).toBeAttached()
  await toy.button('Replay').press('Enter')
  await expect.poll(async () => (await toy.state()).line).toBeNull()
})

test('in French the strip is printed in French', async ({ frenchToy: toy }) => {
  await toy.enter('Le téléphone sonne : décrochez', 60)
  await expect(toy.page.getByText('Allô ! Ça marche, ce truc ?').first()).toBeVisible()
})

test('with a finger: a tap answers', async ({ toy }) => {
  await toy.tap('telephone')
  expect(await toy.state()).toMatchObject({ line: 0, isSpeaking: true })
})
