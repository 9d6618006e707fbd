import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writeFindNames, writeFindWords } from './findsPlugin'

const FIXTURES = fileURLToPath(new URL('../../../tests/fixture-site', import.meta.url))

test('the site is told the names of what can be found on each day, in their order', async () => {
  expect(await writeFindNames(FIXTURES)).toBe('export const findNames = {"bluff":["call","third"],"flame":["letter"]}')
})

test('the book is told what they are called and how they are hinted at, and no more', async () => {
  const name = { en: 'the first call', fr: 'le premier appel' }
  const hint = { en: 'Press the card.', fr: 'Appuyez sur la carte.' }
  const words = await writeFindWords(FIXTURES)
  expect(words).toContain(`{"bluff":[${JSON.stringify({ find: 'call', name, hint })},`)
  expect(words).not.toContain('"on"')
})
