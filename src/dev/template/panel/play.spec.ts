import { expect, toyTest } from '../../../../tests/support/toy'
import type { rules } from '../stage/rules'

const test = toyTest<typeof rules>('SLUG', 'seed=6&paused')

test('by mouse: the blot turns round where it is pressed, and by the button; the panel counts', async ({ toy }) => {
  // Sooner, a second press would be taken for the first.
  await toy.press('blot', 31)
  await expect(toy.page.getByText('Turned round: 1')).toBeVisible()
  await toy.button('Turn it round').click()
  await toy.step()
  await expect(toy.page.getByText('Turned round: 2')).toBeVisible()
  expect(await toy.events()).toEqual(['turned', 'turned'])
})

test('by keyboard alone: Tab finds the blot and the button, Enter turns it round, and it is said', async ({ toy }) => {
  await toy.tabTo('The blot')
  // Sooner, a second press would be taken for the first.
  await toy.key('Enter', 31)
  await toy.expectSaid('The blot goes left.')
  await toy.tabTo('Turn it round')
  await toy.key('Enter')
  await toy.expectSaid('The blot goes right.')
})

test('in French it speaks French', async ({ frenchToy: toy }) => {
  await toy.enter('Faire demi-tour')
  await expect(toy.page.getByText(/^Demi-tours\s: 1$/)).toBeVisible()
  await toy.expectSaid('La tache va à gauche.')
})
