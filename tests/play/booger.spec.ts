import type { rules } from '../../scenes/booger/rules'
import { expect, toyTest } from '../support/toy'

/** The finger of seed 7 is below a nostril. */
const test = toyTest<typeof rules>('booger', 'seed=7&at=380&paused')

test('by mouse: up a nostril, and once more', async ({ toy }) => {
  await expect(toy.button('Replay')).toHaveCount(0)
  await toy.press({ x: 300, y: 700 }, 0)
  await toy.play()
  await toy.expectSaid('The finger is up a nostril. He is in bliss.')
  expect(await toy.state()).toMatchObject({ y: 0.4, movingX: false, movingY: false, perdu: false })
  // Over is over: another click sends nothing.
  await toy.press({ x: 300, y: 700 }, 0)
  expect((await toy.events()).filter((name) => name === 'sent')).toHaveLength(1)
  await toy.button('Replay').click()
  await expect.poll(() => toy.state()).toMatchObject({ y: 1, movingX: true, perdu: false, endedAt: null })
  await expect(toy.button('Replay')).toHaveCount(0)
})

test('by keyboard alone: Enter sends the finger, poked flesh is lost, and Enter on Replay starts over', async ({
  open,
}) => {
  // It is below flesh.
  const toy = await open('seed=7&at=480&paused')
  await toy.tabTo('Send the finger up')
  await toy.key('Enter', 0)
  await toy.play()
  await toy.expectSaid('Ouch! The finger has poked the flesh of the nose. You have lost.')
  expect(await toy.state()).toMatchObject({ y: 0.55, movingX: false, perdu: true })
  await toy.tabTo('Replay')
  await toy.key('Enter', 0)
  await expect.poll(() => toy.state()).toMatchObject({ y: 1, movingX: true, perdu: false })
  await toy.tabTo('Send the finger up')
  await toy.key('Space', 0)
  await expect.poll(() => toy.state()).toMatchObject({ movingX: false })
})

test('with a finger: a tap beside the nose is a miss', async ({ open }) => {
  const toy = await open('seed=7&at=100&paused')
  await toy.tap({ x: 1200, y: 200 }, 0)
  await toy.play()
  await toy.expectSaid('The finger has missed the nose. He gives it a sly look.')
  expect(await toy.state()).toMatchObject({ y: 0.4, movingX: false, perdu: false, ahead: 'nothing' })
  await toy.tapOn('Replay')
  await expect.poll(() => toy.state()).toMatchObject({ movingX: true, y: 1 })
})
