import { expect, test } from 'vitest'
import { sharedAddress } from './sharedAddress'

test.each([
  ['', '', '#/heist'],
  ['', '#', '#/heist'],
  ['', '#seed=3', '#/heist?seed=3'],
  ['', '#?seed=3&at=20', '#/heist?seed=3&at=20'],
  ['', '#seed=3&game=a-_b==', '#/heist?seed=3&game=a-_b=='],
  ['', '#paused', '#/heist?paused'],
  ['?lang=fr', '', '?lang=fr#/heist'],
  ['?room=owls&lang=fr', '#seed=3', '?room=owls&lang=fr#/heist?seed=3'],
  ['', '#/heist?seed=3', '#/heist?seed=3'],
  ['?lang=fr', '#/fowl', '?lang=fr#/fowl'],
])('a link to a day with %s %s leads to %s', (search, hash, address) => {
  expect(sharedAddress('heist', { search, hash })).toBe(address)
})
