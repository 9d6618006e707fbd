import { expect, test } from 'vitest'
import { dayKey } from '../../src/stage/time/playRules'
import { createKeys } from './keys'

test('keys walk the portraits of a side, from elsewhere from where Tab comes to it', () => {
  const { take } = createKeys()
  const portraits = { areas: ['left-0', 'left-1', 'right-0'], tabStops: ['left-1', 'right-0'] }
  expect(take(dayKey('ArrowRight', { ...portraits, focused: 'left-0' }), null)).toEqual({ focus: 'left-1' })
  expect(take(dayKey('ArrowRight', portraits), null)).toEqual({ focus: 'left-1' })
})
