import { PULL, REIGN, THINGS } from '../../scenes/booger/layout'
import type { rules } from '../../scenes/booger/rules'
import { expect, type Toy, toyTest } from '../support/toy'

type Booger = Toy<typeof rules>

/** The finger of seed 7 is below a nostril. */
const test = toyTest<typeof rules>('booger', 'seed=7&at=380&paused')

test('by mouse: up a nostril, and once more', async ({ toy }) => {
  await expect(toy.button('Replay')).toHaveCount(0)
  await toy.press({ x: 300, y: 700 }, UP)
  await toy.expectSaid('The finger is up a nostril. He is in bliss.')
  expect(await toy.state()).toMatchObject({ y: 0.4, movingX: false, movingY: false, perdu: false })
  // Over is over: another click sends nothing.
  await toy.press({ x: 300, y: 700 })
  expect((await toy.events()).filter((name) => name === 'sent')).toHaveLength(1)
  await toy.button('Replay').click()
  expect(await toy.nextState()).toMatchObject({ y: 1, movingX: true, perdu: false, endedAt: null })
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

/** Ticks until a finger that was sent has stopped, and looks as if it had; until one that was drawn out slides. */
const UP = 95
const DOWN = PULL.lasting / 10 + 1

/** Steps until the finger is below a nostril, or below the flesh between them, with a little to spare. */
async function aim(toy: Booger, [from, to]: readonly [number, number]): Promise<void> {
  for (let tick = 0; tick < 400; tick++) {
    const { x } = await toy.state()
    if (x > from && x < to) return
    await toy.step()
  }
  throw new Error('The finger never came there.')
}
const NOSTRIL = [0.37, 0.43] as const
const FLESH = [0.47, 0.53] as const

/** Finds one nostril after the other, and draws the finger out, until somebody minds. */
async function playToKing(toy: Booger, press: (ticks: number) => Promise<void>): Promise<void> {
  for (let thing = 1; thing <= THINGS; thing++) {
    await aim(toy, NOSTRIL)
    await press(UP)
    await press(DOWN)
    expect((await toy.state()).garland).toMatchObject({ out: thing, streak: thing })
  }
}

/** The king reigns, and what comes of it; the finger slides on, and is king. */
async function expectTurn(toy: Booger, [arrested, blessed, deposed]: readonly string[]): Promise<void> {
  await toy.step(REIGN.sniffs / 10 + 2)
  await toy.expectSaid(arrested ?? '')
  await toy.step((REIGN.sneezes - REIGN.sniffs) / 10)
  await toy.expectSaid(blessed ?? '')
  await toy.step((REIGN.deposed - REIGN.sneezes) / 10)
  await toy.expectSaid(deposed ?? '')
  await toy.step((REIGN.over - REIGN.deposed) / 10)
  expect(await toy.state()).toMatchObject({ movingX: true, garland: { reignsAt: null, kings: 1, out: 0 } })
}

const ENGLISH = [
  'He has the finger arrested. The rest of the hand goes along.',
  'Bless you!',
  'The king is out. Long live the finger!',
]

test('by mouse: six nostrils to the king, and he to his end', async ({ toy }) => {
  await toy.later()
  const press = (ticks: number) => toy.press({ x: 300, y: 400 }, ticks)
  await aim(toy, NOSTRIL)
  await press(UP)
  await press(DOWN)
  await toy.expectSaid('A green one, on a thread. It is a beginning.')
  await aim(toy, FLESH)
  await press(UP)
  await toy.expectSaid('Ouch! Flesh, and all of it snaps back up: one ell.')
  expect((await toy.state()).garland).toMatchObject({ out: 0, known: 1, streak: 0 })
  await press(DOWN)
  await aim(toy, NOSTRIL)
  await press(UP)
  await press(DOWN)
  await toy.expectSaid('All of it again. A string, with knots in it, so as not to forget.')
  for (let thing = 3; thing <= THINGS; thing++) {
    await aim(toy, NOSTRIL)
    await press(UP)
    await press(DOWN)
  }
  await press(1)
  await toy.expectSaid('He stamps his foot.')
  await expectTurn(toy, ENGLISH)
})

test('with a finger: six nostrils to the king, and he to his end', async ({ toy }) => {
  await toy.later()
  await playToKing(toy, (ticks) => toy.tap({ x: 1200, y: 300 }, ticks))
  await expectTurn(toy, ENGLISH)
})

test('by keyboard alone: six nostrils to the king, and he to his end, on one button', async ({ toy }) => {
  await toy.later()
  await toy.tabTo('Send the finger up')
  let presses = 0
  await playToKing(toy, (ticks) => {
    presses += 1
    return toy.key(presses % 2 === 0 ? 'Enter' : 'Space', ticks)
  })
  await toy.expectFocusOn('Knock at the throne')
  await expectTurn(toy, ENGLISH)
  await toy.expectFocusOn('Send the finger up')
})

test('by mouse: Replay brings out what the finger held, and the streak goes on', async ({ toy }) => {
  await toy.later()
  await toy.press({ x: 300, y: 400 }, UP)
  await toy.button('Replay').click()
  await toy.step(3)
  await toy.expectSaid('A green one, on a thread. It is a beginning.')
  expect(await toy.state()).toMatchObject({ movingX: true, garland: { out: 1, known: 1, streak: 1, held: false } })
})

test('in French: six nostrils to the king, and he to his end', async ({ frenchToy: toy }) => {
  await toy.later()
  await playToKing(toy, (ticks) => toy.press({ x: 300, y: 400 }, ticks))
  await toy.expectSaid('Un petit roi, sur son trône. Il n’attendait personne.')
  await expectTurn(toy, [
    'Il fait arrêter le doigt. Le reste de la main suit.',
    'À vos souhaits !',
    'Le roi est tombé. Vive le doigt !',
  ])
})

test('with less motion nothing flies: what was sneezed out is seen, and is gone', async ({ reducedMotionToy: toy }) => {
  await toy.pause()
  await toy.later()
  await playToKing(toy, (ticks) => toy.press({ x: 300, y: 400 }, ticks))
  // Tears have run down by then.
  await toy.step(REIGN.sneezes / 10 + 50)
  const before = await toy.photograph({ x: 0, y: 0, width: 900, height: 300 })
  await toy.step(20)
  expect(await toy.photograph({ x: 0, y: 0, width: 900, height: 300 })).toEqual(before)
  await toy.step((REIGN.over - REIGN.sneezes) / 10 - 60)
  expect((await toy.state()).garland).toMatchObject({ kings: 1, reignsAt: null })
})
