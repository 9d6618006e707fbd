import { expect, test } from 'vitest'
import { dayKey } from '../../src/stage/time/playRules'
import { createKeys } from './keys'

test('keys answer the quiz from 1 to 4, by the row of digits of any keyboard, once', () => {
  const { take } = createKeys()
  expect(take(dayKey('4'), null)).toEqual({ press: ['candidate-4'] })
  expect(take(dayKey('é', { code: 'Digit2' }), null)).toEqual({ press: ['candidate-2'] })
  expect(take(dayKey('End', { code: 'Numpad1' }), null)).toEqual({ press: ['candidate-1'] })
  expect([dayKey('5'), dayKey('0'), dayKey('1', { isRepeat: true })].map((key) => take(key, null))).toEqual([
    null,
    null,
    null,
  ])
})

test('Escape shuts the field guide, and leads home while there is none', () => {
  const { take } = createKeys()
  expect(take(dayKey('Escape', { areas: ['again', 'ribbon'] }), null)).toEqual({ press: ['ribbon'] })
  expect(take(dayKey('Escape', { areas: ['tray'] }), null)).toBeNull()
})
