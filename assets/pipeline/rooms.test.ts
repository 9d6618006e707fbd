import { expect, test } from 'vitest'
import { days } from '../../src/calendar'
import { SLUGS } from './rooms'

test('rooms of days bear the names and numbers of the calendar', () => {
  expect(SLUGS).toEqual(days.map(({ slug }) => slug))
})
