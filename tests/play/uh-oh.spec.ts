import type { rules } from '../../scenes/uh-oh/rules'
import { expect, type Toy, toyTest } from '../support/toy'

const test = toyTest<typeof rules>('uh-oh', 'seed=7&at=100&paused')

test('by mouse: she shrieks at whoever presses, her eyes follow the pointer, and the witness says what it thinks', async ({
  toy,
}) => {
  // A unit of the stage is 0.9 pixels of this window.
  await toy.press({ x: 1260, y: 720 })
  expect(await toy.events()).toEqual(['shrieked'])
  const { stare } = await toy.state()
  expect(stare?.x).toBeCloseTo(1400, 0)
  expect(stare?.y).toBeCloseTo(800, 0)
  await toy.point({ x: 180, y: 720 })
  expect((await toy.state()).stare?.x).toBeCloseTo(200, 0)
  await toy.press({ x: 180, y: 720 })
  expect(await toy.events()).toEqual(['shrieked', 'hiccuped'])
  await toy.step(150)
  await expect(toy.page.getByText('Uh-oh.', { exact: true })).toBeVisible()
  expect(await toy.events()).toContain('commented')
})

test('by mouse: words, witness and blot answer for themselves', async ({ toy }) => {
  for (const [area, event] of [
    ['cap', 'struck'],
    ['witness', 'poked'],
    ['blot', 'dabbed'],
  ] as const) {
    await toy.press(area)
    expect(await toy.lastEvent()).toBe(event)
  }
  expect((await toy.state()).shriek).toBeNull()
})

test('by keyboard alone: Tab finds all five, Enter and the space bar touch, and it is said', async ({ toy }) => {
  await toy.tabTo('The great ink bird')
  for (const [key, said] of [
    ['Enter', 'The bird shrieks, and all of her eyes look at you.'],
    ['Space', 'THE CAP hops.'],
    ['Enter', 'AND THE QUILL hops.'],
    ['Enter', 'It squeaks.'],
    ['Space', 'The blot squelches. All of its rights are reserved.'],
  ] as const) {
    await toy.key(key)
    await toy.expectSaid(said)
    await toy.tab()
  }
})

/** Has what blinks offered to her ten times, and goes on until it is said what is behind the page. */
async function eatAll(toy: Toy<typeof rules>, offer: () => Promise<void>): Promise<void> {
  await toy.later()
  for (let letter = 0; letter < 10; letter++) {
    await offer()
    await toy.step(45)
  }
  await toy.step(280)
  expect(await toy.events()).toContain('revealed')
}

test('by mouse: she eats PRESS START, the page is torn off, and the next one comes down with other words', async ({
  toy,
}) => {
  await eatAll(toy, () => toy.press('start'))
  await expect(toy.page.getByText('All blots reserved')).toHaveCount(0)
  await toy.press('witness')
  await toy.step(170)
  expect(await toy.lastEvent()).toBe('mended')
  await expect(toy.page.getByText('All blots reserved')).toBeVisible()
  await expect(toy.button('ONCE AGAIN?')).toBeAttached()
})

test('by keys alone', async ({ toy }) => {
  await toy.tabTo('PRESS START')
  await eatAll(toy, () => toy.key('Enter'))
  await toy.expectSaid('It says, as large as can be: UH-OH.')
})

test('with a finger', async ({ toy }) => {
  await eatAll(toy, () => toy.tap('start'))
})

test('in French it begs in French', async ({ frenchToy: toy }) => {
  await toy.tabTo('APPUYEZ ICI')
  await toy.key('Enter', 45)
  await toy.expectSaid('Elle mange une lettre : il en reste 9.')
})

test('in French the small print and what is said are French', async ({ frenchToy: toy }) => {
  await expect(toy.page.getByText('Toutes taches réservées')).toBeVisible()
  await toy.enter('Le grand oiseau d’encre')
  await toy.expectSaid('L’oiseau pousse un cri, et tous ses yeux vous regardent.')
})

test('with a finger: a tap makes her shriek, and look there', async ({ toy }) => {
  await toy.tap({ x: 1260, y: 720 })
  expect(await toy.events()).toEqual(['shrieked'])
  expect((await toy.state()).stare?.x).toBeCloseTo(1400, 0)
})

test('with less motion: she shrieks all the same', async ({ reducedMotionToy: toy }) => {
  await toy.press({ x: 1260, y: 720 })
  expect(await toy.events()).toEqual(['shrieked'])
  await toy.step(200)
  expect((await toy.state()).ground).toBe(1)
})
