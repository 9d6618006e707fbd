import { expect, test } from 'vitest'
import { dayKey } from '../../src/stage/time/playRules'
import { createKeys } from './keys'

test('keys walk the petals that are there', () => {
  const areas = ['vase', 'petal-0', 'petal-4']
  expect(createKeys().take(dayKey('ArrowRight', { areas, focused: 'petal-4' }), null)).toEqual({ focus: 'petal-0' })
})
