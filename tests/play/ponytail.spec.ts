import type { rules } from '../../scenes/ponytail/rules'
import { expect, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('ponytail', 'seed=7&paused')

test('by mouse: a click on her, or on the paper, gives her another head; one on the snail does not', async ({
  toy,
}) => {
  await toy.press('lancer')
  await toy.press({ x: 30, y: 450 })
  expect((await toy.state()).head).toBe(2)
  await toy.press('snail')
  expect((await toy.state()).head).toBe(2)
  expect(await toy.events()).toEqual(['furious', 'laughing', 'poked'])
})

test('by keyboard alone: Tab finds her, Enter gives her another head, and her mood is said', async ({ toy }) => {
  await toy.tabTo('The lancer: another mood')
  await toy.key('Enter')
  await toy.expectSaid('Furious, with steam. Mind the lance.')
  await toy.tab()
  await toy.key('Space')
  await toy.expectSaid('The snail draws its eyes in: none of its business.')
})

test('with a finger: a tap gives her another head', async ({ toy }) => {
  await toy.tap('lancer')
  expect((await toy.state()).head).toBe(1)
})
