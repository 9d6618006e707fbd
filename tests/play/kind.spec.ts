import type { rules } from '../../scenes/kind/rules'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('kind', 'seed=3&at=500&paused')

test('by mouse: the pie is read, completed, closed, and gone; the lamp is pulled, and a mouse is there', async ({
  toy,
}) => {
  await toy.press('pie', 31)
  const sheet = toy.page.locator('p[aria-hidden="true"]', { hasText: 'One slice left.' })
  await expect(sheet).toBeVisible()
  expect((await toy.state()).box).toMatchObject({ thing: 'pie', typed: 10 })
  await toy.press('box')
  expect((await toy.state()).box?.typed).toBe(66)
  await toy.step(30)
  await toy.press('pie')
  await expect(sheet).toHaveCount(0)
  expect(await toy.state()).toMatchObject({ box: null, hasRead: { pie: true } })
  await toy.step(50)
  await toy.press('plate')
  await toy.press('lamp')
  await toy.expectSaid('The lamp is out. There is a moon.')
  await toy.step(100)
  await toy.press('mouse')
  await toy.expectSaid('A mouse, gone.')
  // On nothing in particular, in the window of the tests, where a unit of the stage is 0.9 pixels.
  await toy.press({ x: 720, y: 830 })
  expect((await toy.state()).marks).toMatchObject([{ x: 800 }])
})

test('by keyboard alone: Tab comes to the things, Enter reads on and closes', async ({ toy }) => {
  await toy.tabTo('A box of shoes')
  await toy.key('Enter', 10)
  await toy.expectSaid('Papa’s shoes. Still too big for me. On Sundays I put them by the door.')
  await toy.key('Enter')
  expect((await toy.state()).box?.typed).toBe(70)
  await toy.step(30)
  await toy.key('Enter')
  expect((await toy.state()).box).toBeNull()
  await toy.expectFocusOn('A box of shoes')
  await toy.tab('A photograph in its frame')
})

test('with a finger: a tap on the toys opens their text, one beside them brings it whole, another closes it', async ({
  toy,
}) => {
  await toy.tap('toys', 4)
  expect((await toy.state()).box).toMatchObject({ thing: 'toys' })
  await toy.tap({ x: 560, y: 60 }, 31)
  expect((await toy.state()).box).toMatchObject({ thing: 'toys', typed: 66 })
  await toy.tap({ x: 560, y: 60 })
  expect((await toy.state()).box).toBeNull()
})

test('in French it is written in French', async ({ frenchToy: toy }) => {
  await toy.enter('La dernière part de tarte', 200)
  await expect(toy.page.locator('p[aria-hidden="true"]', { hasText: 'Tu dis toujours ça.' })).toBeVisible()
})
