import type { rules } from '../../scenes/empty/rules'
import { expect, toyTest } from '../support/toy'

/** A moment after the chime. */
const test = toyTest<typeof rules>('empty', 'seed=11&at=5000&paused')

test('left alone it chimes at 4 s; replay starts it again, and cancels a chime that is due', async ({ open }) => {
  const toy = await open('seed=11&at=3900&paused')
  await toy.button('Replay').click()
  await toy.step(399)
  expect((await toy.state()).hasChimed).toBe(false)
  await toy.step()
  expect((await toy.state()).hasChimed).toBe(true)
  await toy.expectSaid('A chime: Inkwell. Nothing else comes.')
})

test('by mouse: the thumbs press what is clicked, and nothing happens', async ({ toy }) => {
  for (const id of ['up', 'upper']) await toy.press(id, 60)
  await toy.expectSaid('Nothing happens.')
  for (const id of ['slot', 'screen', 'lamp', 'speaker']) await toy.press(id)
  const events = await toy.events()
  expect(events.filter((name) => name === 'nothing')).toHaveLength(2)
  expect(events).toEqual(expect.arrayContaining(['steered', 'pushed', 'blown', 'touched', 'dimmed', 'scraped']))
})

test('by keyboard alone: Tab walks the console, Enter and the space bar press it', async ({ toy }) => {
  await toy.tabTo('The upper drop')
  await toy.key('Enter', 20)
  await toy.expectSaid('The thumb presses the upper drop. Click.')
  await toy.tab('The right drop')
  await toy.key('Space', 60)
  expect(await toy.events()).toEqual(expect.arrayContaining(['steered', 'released', 'nothing']))
})

test('with a finger: a tap on a button and one on the screen are answered', async ({ toy }) => {
  await toy.tap('lower', 60)
  await toy.tap('screen')
  expect(await toy.events()).toEqual(expect.arrayContaining(['pushed', 'nothing', 'touched']))
})
