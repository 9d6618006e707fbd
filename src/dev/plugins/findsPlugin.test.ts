import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withoutHints, writeFindNames, writeFindWords } from './findsPlugin'

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

test('a day is built without the hints, which only the book gives', () => {
  const source = `const FIRST = 1
export const finds = {
  call: { on: 'called', name: { en: 'a call', fr: 'un appel' }, hint: { en: 'Press.', fr: 'Appuyez.' } },
  third: { on: 'called', hint: { en: 'Again: hint.', fr: 'Encore.' }, when: ({ count }) => count > FIRST },
}`
  expect(withoutHints(source).replace(/\s+/g, ' ')).toBe(
    "const FIRST = 1 export const finds = { call: { on: 'called', name: { en: 'a call', fr: 'un appel' }, }, third: { on: 'called', when: ({ count }) => count > FIRST }, }",
  )
  expect(() => withoutHints('export const finds = { call: {} }')).toThrow('There is no hint')
})
