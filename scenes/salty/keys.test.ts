import { expect, test } from 'vitest'
import { dayKey } from '../../src/stage/time/playRules'
import { createKeys } from './keys'

test('keys turn the old salt, again while they are held', () => {
  const { take } = createKeys()
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => take(dayKey(key, { isRepeat: true }), null))).toEqual(
    ['back', 'on', 'first', 'last'].map((name) => ({ press: [name] })),
  )
  expect(take(dayKey('constructor'), null)).toBeNull()
})
