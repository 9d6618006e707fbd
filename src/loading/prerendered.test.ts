import { expect, it } from 'vitest'
import { isPrerendered } from './prerendered'

it.each(['', '#', '#/', '#?lang=en', '#/?seed=7'])('index.html holds the page at %j', (hash) => {
  expect(isPrerendered(hash, 'en')).toBe(true)
})

it.each(['#/heist', '#heist', '#/heist?seed=7', '#//', '#/nowhere/heist'])(
  'index.html does not hold the page at %j',
  (hash) => {
    expect(isPrerendered(hash, 'en')).toBe(false)
  },
)

it('index.html is in English', () => {
  expect(isPrerendered('', 'fr')).toBe(false)
})
