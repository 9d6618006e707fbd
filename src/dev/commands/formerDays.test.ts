import { expect, it } from 'vitest'
import { formerDays } from './formerDays'

it('every folder of a day bears the name of one', () => {
  expect(formerDays(), '`npm run days` says what is left of them').toEqual([])
})
